import { CONDITION_MOVE_PERCENT, parsePrice, SETUP_MOVE_PERCENT, watchReference } from '@pipsight/trading';
import type { WatchlistItem } from '../../api/watchlist/watchlist-item.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** How far price has moved on its way to the two moves that count wherever the levels are. */
export function WatchMove({ item: { analysis, conditions, priceChange } }: { item: WatchlistItem }) {
  const reference = watchReference({ ...analysis, keyLevels: conditions });
  if (reference === null) return null;
  const moved = Math.abs(priceChange ?? 0);
  const from = [analysis.entryPrice, analysis.currentPrice].find((text) => parsePrice(text) === reference);
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{`Move from ${from}`}</span>
        {priceChange !== null && <span className="text-soft">{progressText(moved)}</span>}
      </p>
      <div className="relative grid">
        <ProgressBar value={Math.min(100, (moved / SETUP_MOVE_PERCENT) * 100)} label="Move towards 1%" />
        <span
          className="absolute inset-y-0 w-0.5 bg-surface"
          style={{ left: `${(CONDITION_MOVE_PERCENT / SETUP_MOVE_PERCENT) * 100}%` }}
          aria-hidden
        />
      </div>
    </div>
  );
}

/** How much of the next move that counts has been made. */
function progressText(moved: number): string {
  if (moved >= SETUP_MOVE_PERCENT) return `${moved.toFixed(2)}%, beyond ${SETUP_MOVE_PERCENT}%`;
  return `${moved.toFixed(2)}% of ${moved < CONDITION_MOVE_PERCENT ? CONDITION_MOVE_PERCENT : SETUP_MOVE_PERCENT}%`;
}
