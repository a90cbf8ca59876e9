import type { Candle } from '@pipsight/trading';
import type { CandlePattern } from './candle-pattern.ts';
import { bodyBottom, bodyTop, colour, EQUAL, lowerShadow, measured, upperShadow } from './candle-measures.ts';

/** Share of a pin bar's range that its long shadow takes. */
const PIN_SHADOW = 2 / 3;

/** Patterns that traders of around-the-clock markets use and TA-Lib lacks, or ties to a gap such markets rarely show. */
export const OWN_PATTERNS: readonly CandlePattern[] = [
  { name: 'Pin bar', taLib: null, span: 1, lookback: 10, detect: pinBar },
  {
    name: 'Inside bar',
    taLib: null,
    span: 2,
    lookback: 1,
    detect: (c, at) => (c[at]!.high < c[at - 1]!.high && c[at]!.low > c[at - 1]!.low ? 1 : 0),
  },
  { name: 'Tweezer', taLib: null, span: 2, lookback: 6, detect: tweezer },
];

/** A bar of at least average range whose longer shadow takes two thirds of it; the body then lies in the last third. */
function pinBar(candles: readonly Candle[], at: number): 1 | 0 | -1 {
  const bar = candles[at]!;
  const range = bar.high - bar.low;
  if (range === 0 || range < measured(candles, at, { extent: 'range', bars: 10, factor: 1 })) return 0;
  if (lowerShadow(bar) >= PIN_SHADOW * range) return 1;
  return upperShadow(bar) >= PIN_SHADOW * range ? -1 : 0;
}

/** Two bars of opposite colour with level lows (bottom, bullish) or highs (top, bearish), the second turning back. */
function tweezer(candles: readonly Candle[], at: number): 1 | 0 | -1 {
  const [before, bar] = [candles[at - 1]!, candles[at]!];
  const side = colour(bar);
  if (colour(before) === side) return 0;
  const level = measured(candles, at, EQUAL);
  const apart = side === 1 ? bar.low - before.low : bar.high - before.high;
  const middle = (bodyTop(before) + bodyBottom(before)) / 2;
  return Math.abs(apart) <= level && (bar.close - middle) * side > 0 ? side : 0;
}
