import { MAX_WATCHED } from '../api/watchlist/stored-watchlist.ts';
import { changeWatchlist, type WatchlistFailure } from '../api/watchlist/watchlist-store.ts';
import { notifyFailure } from '../ui/notify.tsx';

const FAILURES: Readonly<Record<WatchlistFailure, { title: string; text: string }>> = {
  full: {
    title: 'The watchlist is full',
    text: `It holds ${MAX_WATCHED} analyses. Remove one to make room.`,
  },
  'not-stored': {
    title: 'The watchlist could not be saved',
    text: "This browser's storage is full or blocked. Free some space, or allow this site to store data, and try again.",
  },
};

/** Changes the watchlist, or tells the user why nothing was changed. Answers whether it was. */
export function keepWatchlist(change: Parameters<typeof changeWatchlist>[0]): boolean {
  const failure = changeWatchlist(change);
  if (failure) notifyFailure(FAILURES[failure].title, FAILURES[failure].text);
  return failure === null;
}
