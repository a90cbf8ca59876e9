import type { ChartSeries } from '../series/chart-series.ts';
import type { Swing } from '../structure/swings.ts';
import type { PatternShape } from './chart-pattern.ts';
import { fitLine, largestMiss, priceAt, type Line, type Point } from './line.ts';
import { scoreOf } from './score-of.ts';

/** Swings a shape is drawn through: the most that fit, but never fewer than five, since any four fit two lines. */
const TOUCHES = [7, 6, 5];
/** Furthest that a touch may lie from its line, and a close beyond it, in ATR. */
const MISS_ATR = 0.5;
const LEAST_HEIGHT_ATR = 2;
const LEAST_BARS = 15;
const MOST_BARS = 150;
/** A line that changes by less than this share of the mean width is flat. */
const FLAT_SHARE = 0.2;
/** Width at the end against the start: below it the lines converge, above the next they diverge. */
const CONVERGING = 0.72;
const DIVERGING = 1.35;

/**
 * Triangles, wedges, channels and ranges: two lines that hold at least five alternating swings between them, with every
 * close inside. What they are called depends on the slope of each and on whether they meet. `swings` alternate.
 */
export function boundaryShapes(series: ChartSeries, swings: readonly Swing[], atr: number): PatternShape[] {
  return TOUCHES.flatMap((count) =>
    swings.length < count ? [] : (shapeOf(series, swings.slice(-count), atr) ?? []),
  ).slice(0, 1);
}

function shapeOf(series: ChartSeries, swings: readonly Swing[], atr: number): PatternShape | null {
  const [from, to] = [swings[0]!.formedAt, swings.at(-1)!.formedAt];
  const pointsOf = (kind: Swing['kind']): Point[] =>
    swings.filter((swing) => swing.kind === kind).map(({ formedAt, price }) => ({ bar: formedAt, price }));
  const [highs, lows] = [pointsOf('high'), pointsOf('low')];
  // Each line from its own first touch: further left it held nothing.
  const [upper, lower] = [fitLine(highs, highs[0]!.bar, to), fitLine(lows, lows[0]!.bar, to)];
  const [start, end] = [widthAt(upper, lower, swings[1]!.formedAt), widthAt(upper, lower, to)];
  const height = Math.max(start, end);
  const bars = to - from;
  if (bars < LEAST_BARS || bars > MOST_BARS || Math.min(start, end) <= 0 || height < LEAST_HEIGHT_ATR * atr)
    return null;
  const miss = Math.max(largestMiss(upper, highs), largestMiss(lower, lows));
  if (miss > MISS_ATR * atr || !holdsCloses(series, upper, lower, swings.at(-1)!.knownAt, atr)) return null;
  const both = { from: swings[1]!.formedAt, to };
  const kind = kindOf(upper, lower, both, (start + end) / 2, end / start);
  if (!kind) return null;
  return {
    ...kind,
    family: 'boundaries',
    outline: swings.map(({ formedAt, price }) => ({ bar: formedAt, price })),
    upper,
    lower,
    failPrice: null,
    height,
    score: scoreOf(1 - miss / (MISS_ATR * atr), (swings.length - 3) / 4, height / (6 * atr), bars / 40),
    formedAt: from,
    knownAt: swings.at(-1)!.knownAt,
    patience: patienceOf(start, end, bars),
  };
}

/** Bars up to the last swing; those after it may already break out. */
function holdsCloses({ candles }: ChartSeries, upper: Line, lower: Line, knownAt: number, atr: number): boolean {
  for (let bar = Math.max(upper.from.bar, lower.from.bar); bar <= Math.min(upper.to.bar, knownAt); bar++) {
    const { close } = candles[bar]!;
    if (close > priceAt(upper, bar) + MISS_ATR * atr || close < priceAt(lower, bar) - MISS_ATR * atr) return false;
  }
  return true;
}

function widthAt(upper: Line, lower: Line, bar: number): number {
  return priceAt(upper, bar) - priceAt(lower, bar);
}

/** By the slopes of both lines over the bars that they share. */
function kindOf(
  upper: Line,
  lower: Line,
  { from, to }: { readonly from: number; readonly to: number },
  width: number,
  narrowing: number,
): Pick<PatternShape, 'name' | 'side'> | null {
  const slope = (rise: number): -1 | 0 | 1 => (Math.abs(rise) < FLAT_SHARE * width ? 0 : rise > 0 ? 1 : -1);
  const riseOf = (line: Line): number => priceAt(line, to) - priceAt(line, from);
  const [rise, lift] = [riseOf(upper), riseOf(lower)];
  const [above, below] = [slope(rise), slope(lift)];
  if (narrowing > DIVERGING) return null;
  if (narrowing > CONVERGING) {
    const lean = slope((rise + lift) / 2);
    return { name: lean === 0 ? 'Range' : lean === 1 ? 'Rising channel' : 'Falling channel', side: 'neutral' };
  }
  if (above === 0 && below === 1) return { name: 'Ascending triangle', side: 'bullish' };
  if (above === -1 && below === 0) return { name: 'Descending triangle', side: 'bearish' };
  if (above === 1 && below === 1) return { name: 'Rising wedge', side: 'bearish' };
  if (above === -1 && below === -1) return { name: 'Falling wedge', side: 'bullish' };
  return { name: 'Symmetrical triangle', side: 'neutral' };
}

/** As long as it took to form, but not past the bar where converging lines meet. */
function patienceOf(start: number, end: number, bars: number): number {
  const toApex = start > end ? (end * bars) / (start - end) : Number.POSITIVE_INFINITY;
  return Math.max(10, Math.round(Math.min(bars, toApex)));
}
