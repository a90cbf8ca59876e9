import type { WatchlistItem } from '../../api/watchlist/watchlist-item.ts';

/**
 * Items whose conditions the last check found met, or whose setup it found formed, and no check before it. The first
 * check of an item is only where it begins.
 */
export function newlyMet(before: readonly WatchlistItem[], after: readonly WatchlistItem[]): readonly WatchlistItem[] {
  return after.filter((item) => {
    const last = before.find(({ id }) => id === item.id);
    if (!last || last.lastChecked === null || last.lastChecked === item.lastChecked) return false;
    return (item.conditionsMet && !last.conditionsMet) || (item.setupFormed && !last.setupFormed);
  });
}
