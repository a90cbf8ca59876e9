import type { Quote } from '@pipsight/contract';
import { formatDistanceStrict } from 'date-fns';
import { WATCHLIST_CHECK_MS } from '../../api/timing.ts';
import type { WatchlistItem } from '../../api/watchlist/watchlist-item.ts';
import { classNames } from '../../ui/class-names.ts';
import { useNow } from './use-now.ts';

/** An active item this old has missed a check. */
const OLD_MS = 2 * WATCHLIST_CHECK_MS;

/** When an item was last checked, and how old the price was where its source is slower than the market. */
export function CheckAge({ item, quote }: { item: WatchlistItem; quote: Quote | null }) {
  const now = useNow();
  const { lastChecked, isActive } = item;
  if (lastChecked === null) return isActive ? 'Not checked yet' : 'Not checked while paused';
  const isOld = now - Date.parse(lastChecked) > OLD_MS;
  return (
    <span className={classNames(isActive && isOld && 'text-warn')}>
      {`Checked ${ageText(lastChecked, now)}`}
      {quote && !quote.isLive && `, price of ${ageText(quote.asOf, now)}`}
    </span>
  );
}

function ageText(moment: string, now: number): string {
  const ageMs = now - Date.parse(moment);
  return ageMs < 60_000 ? 'just now' : formatDistanceStrict(moment, now, { addSuffix: true });
}
