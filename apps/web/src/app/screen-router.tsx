import type { User } from '@pipsight/contract';
import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { Loading } from '../ui/loading.tsx';
import { AccessDenied } from './access-denied.tsx';
import { AccessRestricted } from './access-restricted.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { mayAccess } from '../api/access.ts';
import { NotFound } from './not-found.tsx';
import { SCREENS } from './screens.ts';
import { useTitle } from './use-title.ts';

const ExportedAnalysisScreen = lazy(async () => ({
  default: (await import('../features/exported-analysis/exported-analysis-screen.tsx')).ExportedAnalysisScreen,
}));

/** The screen of the current address, the placeholder where the user may not open it, or the 404 page. */
export function ScreenRouter({ user }: { user: User }) {
  return (
    <Switch>
      {SCREENS.map(({ path, label, requires, section, component: Screen }) => (
        <Route key={path} path={path}>
          <Titled name={label}>
            {mayAccess(user, requires) ? (
              // A screen that cannot be fetched, without a network or after an update, must not take the others along.
              <ErrorBoundary>
                <Suspense fallback={<Loading />}>
                  <Screen />
                </Suspense>
              </ErrorBoundary>
            ) : requires === 'admin' ? (
              <AccessDenied />
            ) : (
              <AccessRestricted section={section} />
            )}
          </Titled>
        </Route>
      ))}
      <Route path="/export/:id">
        {({ id }) => (
          <Titled name="Export">
            <Suspense fallback={<Loading />}>
              <ExportedAnalysisScreen key={id} id={id} />
            </Suspense>
          </Titled>
        )}
      </Route>
      <Route>
        <Titled name="404 Page Not Found">
          <NotFound />
        </Titled>
      </Route>
    </Switch>
  );
}

function Titled({ name, children }: { name: string; children: ReactNode }) {
  useTitle(name);
  return children;
}
