import type { Quote } from '@pipsight/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchQuotes } from '../quotes.ts';
import { WATCHLIST_CHECK_MS } from '../timing.ts';
import { useWatchlist } from './use-watchlist.ts';
import { symbolOf, withCheckedItems } from './watchlist-changes.ts';
import type { WatchlistItem } from './watchlist-item.ts';
import { changeWatchlist, readWatchlist } from './watchlist-store.ts';

const CHECK_KEY = ['watchlist-check'] as const;

/**
 * Checks the active items of the watchlist at once and then every {@link WATCHLIST_CHECK_MS}, with one call for all, as
 * long as something that uses it is shown, also while the page lies in the background. Answers the prices of the last
 * check; a failure leaves the items as they are.
 */
export function useWatchlistCheck() {
  const items = useWatchlist();
  return useQuery({
    queryKey: CHECK_KEY,
    queryFn: ({ signal }) => checkWatchlist(signal),
    enabled: symbolsOf(items).length > 0,
    staleTime: WATCHLIST_CHECK_MS,
    refetchInterval: WATCHLIST_CHECK_MS,
    refetchIntervalInBackground: true,
  });
}

/** Has the watchlist checked now, after something was added or resumed. */
export function useCheckWatchlistNow(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: CHECK_KEY });
}

/** @throws Error where prices cannot be had, or what was found cannot be stored. */
async function checkWatchlist(signal: AbortSignal): Promise<readonly Quote[]> {
  const quotes = await fetchQuotes(symbolsOf(readWatchlist()), signal);
  const failure = changeWatchlist((items) => withCheckedItems(items, quotes, new Date()));
  if (failure) throw new Error('What the check found could not be stored');
  return quotes;
}

/** The markets of the active items, each once. */
function symbolsOf(items: readonly WatchlistItem[]): readonly string[] {
  return [...new Set(items.flatMap((item) => (item.isActive ? (symbolOf(item) ?? []) : [])))];
}
