import type { ChartSeries } from '../series/chart-series.ts';
import type { ChartStructure } from './chart-structure.ts';
import { AT_LEVEL_SHARE, type KeyLevel } from './key-levels.ts';

/** Two levels that hold price between them. */
export interface TradingRange {
  readonly lower: KeyLevel;
  readonly upper: KeyLevel;
}

/** Where a price stands that left the range by more than the band of its edge; null for one inside or at an edge. */
export function sideLeft({ lower, upper }: TradingRange, price: number): 'below' | 'above' | null {
  if (price < lower.price - AT_LEVEL_SHARE * lower.tolerance) return 'below';
  return price > upper.price + AT_LEVEL_SHARE * upper.tolerance ? 'above' : null;
}

/** Bars whose closes must have stayed inside, with a few exceptions. */
const HELD_BARS = 30;
const HELD_SHARE = 0.9;
/** Height in ATR: lower leaves no room for a trade, higher is a trend's leg and not a range. */
const LEAST_HEIGHT_ATR = 3;
const MOST_HEIGHT_ATR = 12;

/**
 * The range that holds price: the nearest levels of at least two touches on each side that kept nine tenths of the last
 * {@link HELD_BARS} closes between them. Null while the chart trends, or without such levels.
 */
export function tradingRange(
  { candles, closedCount, atr }: ChartSeries,
  { trend, levels }: Pick<ChartStructure, 'trend' | 'levels'>,
): TradingRange | null {
  if (trend !== 'ranging') return null;
  const closes = candles.slice(Math.max(0, closedCount - HELD_BARS), closedCount).map(({ close }) => close);
  const solid = levels.filter(({ touches }) => touches.length > 1);
  const now = atr[closedCount - 1]!;
  const ranges = solid.flatMap((lower) => solid.map((upper) => ({ lower, upper })));
  return (
    ranges
      .filter(({ lower, upper }) => {
        const height = (upper.price - lower.price) / now;
        const held = closes.filter(
          (close) => close >= lower.price - lower.tolerance && close <= upper.price + upper.tolerance,
        );
        return height >= LEAST_HEIGHT_ATR && height <= MOST_HEIGHT_ATR && held.length >= HELD_SHARE * closes.length;
      })
      .toSorted((a, b) => a.upper.price - a.lower.price - (b.upper.price - b.lower.price))[0] ?? null
  );
}
