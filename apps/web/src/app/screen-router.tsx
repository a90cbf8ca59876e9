import type { User } from '@pipsight/contract';
import { Route, Switch } from 'wouter';
import { ExportedAnalysisScreen } from '../features/exported-analysis/exported-analysis-screen.tsx';
import { AccessDenied } from './access-denied.tsx';
import { AccessRestricted } from './access-restricted.tsx';
import { mayAccess } from '../api/access.ts';
import { NotFound } from './not-found.tsx';
import { SCREENS } from './screens.ts';

/** The screen of the current address, the placeholder where the user may not open it, or the 404 page. */
export function ScreenRouter({ user }: { user: User }) {
  return (
    <Switch>
      {SCREENS.map(({ path, requires, section, component: Screen }) => (
        <Route key={path} path={path}>
          {mayAccess(user, requires) ? (
            <Screen />
          ) : requires === 'admin' ? (
            <AccessDenied />
          ) : (
            <AccessRestricted section={section} />
          )}
        </Route>
      ))}
      <Route path="/export/:id">{({ id }) => <ExportedAnalysisScreen key={id} id={id} />}</Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
