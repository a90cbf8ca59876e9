import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Toasts } from '../ui/notify.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { LoadingPage } from './loading-page.tsx';

// Whoever opens a shared link, mostly on a phone, does not fetch the rest of the product.
const SharedAnalysisScreen = lazy(async () => ({
  default: (await import('../features/shared-analysis/shared-analysis-screen.tsx')).SharedAnalysisScreen,
}));
const SessionGate = lazy(async () => ({ default: (await import('./session-gate.tsx')).SessionGate }));

/** What a link shares is open to anyone; all else asks who is there. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary isPage>
        <TooltipProvider>
          <Suspense fallback={<LoadingPage />}>
            <Switch>
              <Route path="/shared/:token">{({ token }) => <SharedAnalysisScreen key={token} token={token} />}</Route>
              <Route>
                <SessionGate />
              </Route>
            </Switch>
          </Suspense>
        </TooltipProvider>
      </ErrorBoundary>
      <Toasts />
    </QueryClientProvider>
  );
}
