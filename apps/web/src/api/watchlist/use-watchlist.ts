import { useSyncExternalStore } from 'react';
import type { WatchlistItem } from './watchlist-item.ts';
import { readWatchlist, subscribeToWatchlist } from './watchlist-store.ts';

/** The watched analyses, the newest first; in step with other tabs. */
export function useWatchlist(): readonly WatchlistItem[] {
  return useSyncExternalStore(subscribeToWatchlist, readWatchlist);
}
