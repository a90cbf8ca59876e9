import type { ChartSeries } from '../series/chart-series.ts';
import type { StructureBreak } from './structure-breaks.ts';
import { standingSwings, type Swing } from './swings.ts';

/** The leg that is being traded: from where the last break of structure came, to how far price went since. */
export interface DealingRange {
  readonly high: number;
  readonly low: number;
  readonly highAt: number;
  readonly lowAt: number;
  /** Bar of the swing from which it is measured. */
  readonly formedAt: number;
  /** Bar of the break that started it. */
  readonly knownAt: number;
  /** Bar of the next break, which started another; its extremes then stay. */
  readonly invalidatedAt: number | null;
}

/** The dealing range of each break, oldest first. One without room between its extremes is left out. */
export function findDealingRanges(series: ChartSeries, breaks: readonly StructureBreak[]): DealingRange[] {
  return breaks.flatMap(
    ({ formedAt, knownAt }, i) => rangeFrom(series, formedAt, knownAt, breaks[i + 1]?.knownAt ?? null) ?? [],
  );
}

/**
 * The range that holds now. Before any break it runs from the earlier of the last swing high and low. Null while there is
 * neither, or no room between the extremes.
 */
export function currentRange(
  series: ChartSeries,
  swings: readonly Swing[],
  ranges: readonly DealingRange[],
): DealingRange | null {
  const last = ranges.at(-1);
  if (last) return last.invalidatedAt === null ? last : null;
  const from = startOfLastLeg(swings, series.candles.length);
  return from === null ? null : rangeFrom(series, from, series.closedCount - 1, null);
}

function rangeFrom(
  { candles }: ChartSeries,
  formedAt: number,
  knownAt: number,
  invalidatedAt: number | null,
): DealingRange | null {
  let [highAt, lowAt] = [formedAt, formedAt];
  for (let bar = formedAt; bar < (invalidatedAt ?? candles.length); bar++) {
    if (candles[bar]!.high > candles[highAt]!.high) highAt = bar;
    if (candles[bar]!.low < candles[lowAt]!.low) lowAt = bar;
  }
  const [high, low] = [candles[highAt]!.high, candles[lowAt]!.low];
  return high > low ? { high, low, highAt, lowAt, formedAt, knownAt, invalidatedAt } : null;
}

function startOfLastLeg(swings: readonly Swing[], bar: number): number | null {
  const standing = standingSwings(swings, bar);
  const high = standing.findLast(({ kind }) => kind === 'high');
  const low = standing.findLast(({ kind }) => kind === 'low');
  return high && low ? Math.min(high.formedAt, low.formedAt) : null;
}

/** Where a price lies in the range: 0 at its low, 1 at its high. Below 0.5 is discount, above is premium. */
export function rangePosition({ high, low }: Pick<DealingRange, 'high' | 'low'>, price: number): number {
  return (price - low) / (high - low);
}
