import type { User } from '@pipsight/contract';
import { watchState } from '@pipsight/trading';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useWatchlist } from '../../api/watchlist/use-watchlist.ts';
import { useWatchlistCheck } from '../../api/watchlist/use-watchlist-check.ts';
import { openWatchlistOf } from '../../api/watchlist/watchlist-store.ts';
import { notify } from '../../ui/notify.tsx';
import { newlyMet } from './newly-met.ts';

/** Keeps the watchlist of the signed-in user checked on every screen, and tells of an item whose conditions a check has found met. */
export function WatchlistMonitor({ user }: { user: User }) {
  useLayoutEffect(() => openWatchlistOf(user.id), [user.id]);
  const items = useWatchlist();
  const before = useRef(items);
  useWatchlistCheck();
  useEffect(() => {
    const met = newlyMet(before.current, items);
    before.current = items;
    const [first] = met;
    if (!first) return;
    const others = met.length > 1 ? ` and ${met.length - 1} more` : '';
    notify(`${first.analysis.currencyPair ?? 'Unknown'}${others}: ${watchState(first)}`, 'See it in Insights.');
  }, [items]);
  return null;
}
