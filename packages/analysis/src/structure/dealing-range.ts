import type { ChartSeries } from '../series/chart-series.ts';
import type { StructureBreak } from './structure-breaks.ts';
import { standingSwings, type Swing } from './swings.ts';

/** The leg that is being traded: from where the last break of structure came, to how far price went since. */
export interface DealingRange {
  readonly high: number;
  readonly low: number;
  readonly highAt: number;
  readonly lowAt: number;
}

/**
 * The current dealing range: the extremes of all bars from the swing that broke last to now. Before any break it runs from
 * the earlier of the last swing high and low. Null while there is neither, or no room between the extremes.
 */
export function dealingRange(
  { candles }: ChartSeries,
  swings: readonly Swing[],
  breaks: readonly StructureBreak[],
): DealingRange | null {
  const from = breaks.at(-1)?.formedAt ?? startOfLastLeg(swings, candles.length);
  if (from === null) return null;
  let [highAt, lowAt] = [from, from];
  for (let bar = from; bar < candles.length; bar++) {
    if (candles[bar]!.high > candles[highAt]!.high) highAt = bar;
    if (candles[bar]!.low < candles[lowAt]!.low) lowAt = bar;
  }
  const [high, low] = [candles[highAt]!.high, candles[lowAt]!.low];
  return high > low ? { high, low, highAt, lowAt } : null;
}

function startOfLastLeg(swings: readonly Swing[], bar: number): number | null {
  const standing = standingSwings(swings, bar);
  const high = standing.findLast(({ kind }) => kind === 'high');
  const low = standing.findLast(({ kind }) => kind === 'low');
  return high && low ? Math.min(high.formedAt, low.formedAt) : null;
}

/** Where a price lies in the range: 0 at its low, 1 at its high. Below 0.5 is discount, above is premium. */
export function rangePosition({ high, low }: DealingRange, price: number): number {
  return (price - low) / (high - low);
}
