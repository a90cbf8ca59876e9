import type { Candle } from '@pipsight/trading';
import type { ChartSeries } from '../series/chart-series.ts';
import { signOf } from '../structure/side.ts';
import type { Swing } from '../structure/swings.ts';
import type { PatternShape } from './chart-pattern.ts';
import { fitLine, type Line, type Point } from './line.ts';
import { scoreOf } from './score-of.ts';

/** The pole: at least so many ATR in at most so many bars. */
const LEAST_POLE_ATR = 4;
const MOST_POLE_BARS = 15;
/** The flag: bars after the pole's end. */
const LEAST_FLAG_BARS = 6;
const MOST_FLAG_BARS = 20;
/** How much of the pole the flag may give back, and how tall it may be. */
const MOST_GIVEN_BACK = 0.5;
const MOST_HEIGHT_SHARE = 0.4;
/** A flag leans against its pole or lies level: it rises with it by no more than this share. */
const MOST_LEAN_SHARE = 0.1;

/**
 * Flags: a steep pole from swing to swing, then a narrow channel that gives back less than half of it. Taken as known on
 * the first bar on which the channel is long enough. Price breaks out the way the pole went, or the flag fails.
 */
export function flagAfter(series: ChartSeries, start: Swing, end: Swing): PatternShape | null {
  const side = end.kind === 'high' ? 'bullish' : 'bearish';
  const sign = signOf(side);
  const pole = (end.price - start.price) * sign;
  const poleBars = end.formedAt - start.formedAt;
  if (poleBars > MOST_POLE_BARS || pole < LEAST_POLE_ATR * series.atr[end.formedAt]!) return null;
  const first = Math.max(end.knownAt, end.formedAt + LEAST_FLAG_BARS);
  for (let bar = first; bar <= end.formedAt + MOST_FLAG_BARS && bar < series.closedCount; bar++) {
    const bars = series.candles.slice(end.formedAt + 1, bar + 1);
    const beyond = bars.some(({ high, low }) => ((sign === 1 ? high : low) - end.price) * sign > 0);
    const deepest = Math.max(...bars.map(({ high, low }) => (end.price - (sign === 1 ? low : high)) * sign));
    if (beyond || deepest > MOST_GIVEN_BACK * pole) return null;
    const { upper, lower } = channelOf(bars, end.formedAt + 1);
    const height = upper.to.price - lower.to.price;
    const lean = ((upper.to.price - upper.from.price) * sign) / pole;
    if (height > MOST_HEIGHT_SHARE * pole || lean > MOST_LEAN_SHARE) continue;
    return {
      name: side === 'bullish' ? 'Bull flag' : 'Bear flag',
      family: 'flags',
      side,
      outline: [start, end].map(({ formedAt, price }) => ({ bar: formedAt, price })),
      upper,
      lower,
      failPrice: null,
      height: pole,
      score: scoreOf(
        1 - height / (MOST_HEIGHT_SHARE * pole),
        1 - deepest / (MOST_GIVEN_BACK * pole),
        pole / (8 * series.atr[end.formedAt]!),
        1 - poleBars / (2 * MOST_POLE_BARS),
      ),
      formedAt: start.formedAt,
      knownAt: bar,
      patience: MOST_FLAG_BARS,
    };
  }
  return null;
}

/** Two parallel lines along the closes that hold every bar between them. */
function channelOf(bars: readonly Candle[], from: number): { upper: Line; lower: Line } {
  const to = from + bars.length - 1;
  const closes: Point[] = bars.map(({ close }, i) => ({ bar: from + i, price: close }));
  const middle = fitLine(closes, from, to);
  const slope = (middle.to.price - middle.from.price) / Math.max(1, to - from);
  const over = Math.max(...bars.map(({ high }, i) => high - (middle.from.price + slope * i)));
  const under = Math.min(...bars.map(({ low }, i) => low - (middle.from.price + slope * i)));
  const moved = (by: number): Line => ({
    from: { bar: from, price: middle.from.price + by },
    to: { bar: to, price: middle.to.price + by },
  });
  return { upper: moved(over), lower: moved(under) };
}
