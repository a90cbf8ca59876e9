import type { Analysis } from '@pipsight/contract';
import { Plus } from 'lucide-react';
import { useCheckWatchlistNow } from '../api/watchlist/use-watchlist-check.ts';
import { withAnalysis } from '../api/watchlist/watchlist-changes.ts';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notify.tsx';
import { keepWatchlist } from './keep-watchlist.ts';

/** Puts an analysis on the watchlist and has it checked at once. */
export function AddToWatchlist({ analysis, className }: { analysis: Analysis; className?: string }) {
  const checkNow = useCheckWatchlistNow();
  const add = () => {
    if (!keepWatchlist((items) => withAnalysis(items, analysis))) return;
    notify('Added to watchlist', `${analysis.currencyPair ?? 'Unknown'} is checked every 5 minutes.`);
    void checkNow();
  };
  return (
    <Button className={className} onClick={add}>
      <Plus aria-hidden />
      Add to Watchlist
    </Button>
  );
}
