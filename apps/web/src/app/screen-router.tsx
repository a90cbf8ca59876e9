import type { User } from '@pipsight/contract';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Loading } from '../ui/loading.tsx';
import { AccessDenied } from './access-denied.tsx';
import { AccessRestricted } from './access-restricted.tsx';
import { mayAccess } from '../api/access.ts';
import { NotFound } from './not-found.tsx';
import { SCREENS } from './screens.ts';

const ExportedAnalysisScreen = lazy(async () => ({
  default: (await import('../features/exported-analysis/exported-analysis-screen.tsx')).ExportedAnalysisScreen,
}));

/** The screen of the current address, the placeholder where the user may not open it, or the 404 page. */
export function ScreenRouter({ user }: { user: User }) {
  return (
    <Switch>
      {SCREENS.map(({ path, requires, section, component: Screen }) => (
        <Route key={path} path={path}>
          {mayAccess(user, requires) ? (
            <Suspense fallback={<Loading />}>
              <Screen />
            </Suspense>
          ) : requires === 'admin' ? (
            <AccessDenied />
          ) : (
            <AccessRestricted section={section} />
          )}
        </Route>
      ))}
      <Route path="/export/:id">
        {({ id }) => (
          <Suspense fallback={<Loading />}>
            <ExportedAnalysisScreen key={id} id={id} />
          </Suspense>
        )}
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
