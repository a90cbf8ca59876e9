import { watchState } from '@pipsight/trading';
import { ArrowRight, FlaskConical, Pause, Play, Trash2 } from 'lucide-react';
import { useMayAccess } from '../../api/session.ts';
import { useTrackTrade } from '../../api/trades.ts';
import { useCheckWatchlistNow } from '../../api/watchlist/use-watchlist-check.ts';
import { withoutItem, withTestedItem, withToggledItem } from '../../api/watchlist/watchlist-changes.ts';
import type { WatchlistItem } from '../../api/watchlist/watchlist-item.ts';
import { keepWatchlist } from '../../result/keep-watchlist.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { notify, notifyFailure } from '../../ui/notify.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { tradeOfItem } from './trade-of-item.ts';

/** What can be done with a watched analysis. */
export function WatchActions({ item }: { item: WatchlistItem }) {
  const { id, isActive } = item;
  const checkNow = useCheckWatchlistNow();
  const toggle = () => {
    if (keepWatchlist((items) => withToggledItem(items, id)) && !isActive) void checkNow();
  };
  const test = () => {
    if (!keepWatchlist((items) => withTestedItem(items, id, Math.random))) return;
    notify('Test condition triggered', 'Its conditions count as met until the next check.');
  };
  const remove = () => {
    if (keepWatchlist((items) => withoutItem(items, id))) notify('Removed from watchlist');
  };
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
      <MoveToTracker item={item} />
      <Button size="small" variant="quiet" onClick={toggle}>
        {isActive ? <Pause aria-hidden /> : <Play aria-hidden />}
        {isActive ? 'Pause' : 'Resume'}
      </Button>
      <Tooltip text={isActive ? 'Try out how it looks when its conditions are met' : 'Resume it to test it'}>
        <Button size="small" variant="quiet" aria-disabled={!isActive} onClick={isActive ? test : undefined}>
          <FlaskConical aria-hidden />
          Test
        </Button>
      </Tooltip>
      <IconButton icon={Trash2} label="Remove" className="ml-auto size-7" onClick={remove} />
    </div>
  );
}

/** Makes a trade of the item; it leaves the watchlist only once the trade is there. */
function MoveToTracker({ item }: { item: WatchlistItem }) {
  const mayTrade = useMayAccess('canAccessTrades');
  const track = useTrackTrade();
  const move = async () => {
    const trade = tradeOfItem(item);
    try {
      await track.mutateAsync(trade);
    } catch {
      notifyFailure('Failed to create trade', 'Unable to move analysis to Live Trade Tracker');
      return;
    }
    if (keepWatchlist((items) => withoutItem(items, item.id))) {
      notify('Trade Created', `${trade.currencyPair} ${trade.direction} is in the Live Trade Tracker.`);
    }
  };
  const button = (
    <Button
      size="small"
      variant={watchState(item) === 'Setup Ready' ? 'primary' : 'secondary'}
      className="w-full"
      disabled={track.isPending}
      aria-disabled={!mayTrade}
      onClick={mayTrade ? () => void move() : undefined}
    >
      <ArrowRight aria-hidden />
      {track.isPending ? 'Moving...' : 'Move to Live Trade Tracker'}
    </Button>
  );
  if (mayTrade) return button;
  return <Tooltip text="Your account has no access to Trades. Contact your administrator.">{button}</Tooltip>;
}
