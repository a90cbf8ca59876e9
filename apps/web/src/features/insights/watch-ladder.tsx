import { priceText } from '@pipsight/trading';
import type { WatchlistItem } from '../../api/watchlist/watchlist-item.ts';
import { classNames } from '../../ui/class-names.ts';
import { watchConditions, type WatchCondition } from './watch-conditions.ts';

/** The key levels from high to low, each with its distance, and price among them. */
export function WatchLadder({ item }: { item: WatchlistItem }) {
  const conditions = watchConditions(item);
  const { currentPrice, analysis } = item;
  if (conditions.length === 0) return <p className="text-sm text-faint">No key levels: only the move is watched.</p>;
  const above = conditions.filter(({ distance }) => distance?.side === 'above');
  const rest = conditions.filter(({ distance }) => distance?.side !== 'above');
  return (
    <ul aria-label="Conditions" className="grid border-l-2 border-line">
      {above.map((condition) => (
        <Level key={condition.text} condition={condition} />
      ))}
      {currentPrice !== null && (
        <li className="relative flex items-center gap-2 py-1 pl-3 text-sm font-medium text-accent">
          <Dot className="bg-accent" />
          <span className="tabular-nums">{priceText(currentPrice, analysis.currencyPair)}</span>
          <span>now</span>
          <span className="h-px flex-1 bg-accent/40" aria-hidden />
        </li>
      )}
      {rest.map((condition) => (
        <Level key={condition.text} condition={condition} />
      ))}
    </ul>
  );
}

function Level({ condition: { text, level, distance } }: { condition: WatchCondition }) {
  return (
    <li className="relative flex items-baseline justify-between gap-3 py-1 pl-3 text-sm">
      {level !== null && <Dot className={distance?.isMet ? 'bg-warn' : 'bg-field'} />}
      <span className="min-w-0 text-pretty wrap-anywhere">{text}</span>
      {distance && (
        <span className={classNames('shrink-0 text-right', distance.isMet ? 'font-medium text-warn' : 'text-soft')}>
          {`${distance.text} ${distance.side} · ${distance.percent.toFixed(2)}%`}
          {distance.isMet && <span className="sr-only">, at the level</span>}
        </span>
      )}
    </li>
  );
}

/** A mark on the ladder's rail. */
function Dot({ className }: { className: string }) {
  return <span className={classNames('absolute top-2 -left-1.25 size-2 rounded-lg', className)} aria-hidden />;
}
