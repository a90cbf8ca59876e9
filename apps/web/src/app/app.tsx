import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Route, Switch } from 'wouter';
import { SharedAnalysisScreen } from '../features/shared-analysis/shared-analysis-screen.tsx';
import { Toasts } from '../ui/notify.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { SessionGate } from './session-gate.tsx';

/** What a link shares is open to anyone; all else asks who is there. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <TooltipProvider>
          <Switch>
            <Route path="/shared/:token">{({ token }) => <SharedAnalysisScreen key={token} token={token} />}</Route>
            <Route>
              <SessionGate />
            </Route>
          </Switch>
        </TooltipProvider>
      </ErrorBoundary>
      <Toasts />
    </QueryClientProvider>
  );
}
