import type { ChartSeries } from '../series/chart-series.ts';
import { signOf } from './side.ts';
import { followZone, type Zone } from './zones.ts';

/** Smaller gaps close by chance. */
const SMALLEST_ATR = 0.25;
/** An open further than this from the close before is a missing bar or a weekend, not a move too fast to trade. */
const CONTINUOUS_ATR = 0.5;

/**
 * Fair value gaps: three neighbouring bars of which the first and the last do not overlap, and the middle one closes
 * beyond the first. The zone is the price range they leave open, known on the close of the third bar.
 */
export function findFairValueGaps(series: ChartSeries): Zone[] {
  const { candles, closedCount, atr, noise } = series;
  const gaps: Zone[] = [];
  for (let bar = 2; bar < closedCount; bar++) {
    const [first, middle, last] = [candles[bar - 2]!, candles[bar - 1]!, candles[bar]!];
    const side = last.low > first.high ? 'bullish' : last.high < first.low ? 'bearish' : null;
    if (side === null) continue;
    const [bottom, top] = side === 'bullish' ? [first.high, last.low] : [last.high, first.low];
    const clear = (middle.close - (side === 'bullish' ? bottom : top)) * signOf(side) > 0;
    const jump = Math.max(Math.abs(middle.open - first.close), Math.abs(last.open - middle.close));
    if (!clear || jump > CONTINUOUS_ATR * atr[bar]!) continue;
    if (top - bottom < Math.max(SMALLEST_ATR * atr[bar]!, 2 * noise)) continue;
    gaps.push(followZone(series, { kind: 'fair-value-gap', side, top, bottom, formedAt: bar - 2, knownAt: bar }));
  }
  return gaps;
}
