import { ActiveWatchlist } from './active-watchlist.tsx';
import { WatchlistCandidates } from './watchlist-candidates.tsx';

/** Analyses that had no setup: those being watched, and those that could be. */
export function InsightsScreen() {
  return (
    <>
      <div className="mb-4">
        <h1 className="text-xl font-semibold tracking-tight">Market Insights</h1>
        <p className="text-soft">Charts without a setup, watched until price reaches their levels.</p>
      </div>
      <div className="grid gap-10">
        <ActiveWatchlist />
        <WatchlistCandidates />
      </div>
    </>
  );
}
