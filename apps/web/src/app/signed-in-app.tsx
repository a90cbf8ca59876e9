import type { User } from '@pipsight/contract';
import { mayAccess } from '../api/access.ts';
import { AnalysisDeskProvider } from '../features/chart-analysis/analysis-desk.tsx';
import { WatchlistMonitor } from '../features/insights/watchlist-monitor.tsx';
import { TrackerMonitor } from '../trade/tracker-monitor.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { ScreenRouter } from './screen-router.tsx';

/**
 * Everything behind the login. Charts and result of the analysis screen outlive a visit to another screen, and watchlist
 * and tracker are followed on all of them.
 */
export function SignedInApp({ user }: { user: User }) {
  return (
    <AnalysisDeskProvider user={user}>
      {mayAccess(user, 'canAccessInsights') && <WatchlistMonitor user={user} />}
      {mayAccess(user, 'canAccessTrades') && <TrackerMonitor />}
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 rounded-md bg-action px-4 py-2 font-medium text-on-action not-focus:sr-only"
      >
        Skip to content
      </a>
      <NavigationBar user={user} />
      <main id="content" tabIndex={-1} className="mx-auto max-w-[1440px] px-3 py-5 outline-none sm:px-5">
        <ScreenRouter user={user} />
      </main>
    </AnalysisDeskProvider>
  );
}
