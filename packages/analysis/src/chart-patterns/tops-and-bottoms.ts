import type { ChartSeries } from '../series/chart-series.ts';
import type { Swing } from '../structure/swings.ts';
import type { PatternShape } from './chart-pattern.ts';
import { leadIn } from './lead-in.ts';
import { levelLine } from './line.ts';
import { scoreOf } from './score-of.ts';

/** Tops count as equal within this many ATR, and within this share of the shape's height. */
const EQUAL_ATR = 0.75;
const EQUAL_SHARE = 0.2;
/** Lower shapes are ordinary zigzag. */
const LEAST_HEIGHT_ATR = 2;
/** Bars from the first to the last top. */
const LEAST_BARS = 8;
const MOST_BARS = 120;
/** The move before must have come from at least this far beyond the neckline, as a share of the height. */
const BEFORE_SHARE = 0.3;

/**
 * Double and triple tops and bottoms: two or three swings at one price after a move that led there, and a level neckline
 * at the far swing between them. `swings` alternate and end with the newest.
 */
export function topsAndBottoms(series: ChartSeries, swings: readonly Swing[], atr: number): PatternShape[] {
  return [3, 2].flatMap((count) => topsOf(series, swings, count, atr) ?? []).slice(0, 1);
}

function topsOf(series: ChartSeries, swings: readonly Swing[], count: number, atr: number): PatternShape | null {
  const outline = swings.slice(1 - 2 * count);
  const last = outline.at(-1);
  if (!last || outline.length < 2 * count - 1) return null;
  const sign = last.kind === 'high' ? 1 : -1;
  const tops = outline.filter(({ kind }) => kind === last.kind).map(({ price }) => price * sign);
  const between = outline.filter(({ kind }) => kind !== last.kind).map(({ price }) => price * sign);
  const mean = tops.reduce((sum, price) => sum + price, 0) / count;
  const neckline = Math.min(...between);
  const height = mean - neckline;
  const apart = Math.max(...tops) - Math.min(...tops);
  const near = Math.min(EQUAL_ATR * atr, EQUAL_SHARE * height);
  const bars = last.formedAt - outline[0]!.formedAt;
  const led = (neckline - leadIn(series, outline[0]!.formedAt, bars, last.kind === 'high') * sign) / height;
  if (height < LEAST_HEIGHT_ATR * atr || apart > near || bars < LEAST_BARS || bars > MOST_BARS) return null;
  if (led < BEFORE_SHARE) return null;
  const neck = levelLine(neckline * sign, outline[0]!.formedAt, last.formedAt);
  const top = last.kind === 'high';
  return {
    name: `${count === 2 ? 'Double' : 'Triple'} ${top ? 'top' : 'bottom'}`,
    family: top ? 'tops' : 'bottoms',
    side: top ? 'bearish' : 'bullish',
    outline: outline.map(({ formedAt, price }) => ({ bar: formedAt, price })),
    upper: top ? null : neck,
    lower: top ? neck : null,
    failPrice: Math.max(...tops) * sign,
    height,
    score: scoreOf(1 - apart / near, height / (5 * atr), led, count === 3 ? 1 : bars / 20),
    formedAt: outline[0]!.formedAt,
    knownAt: last.knownAt,
    patience: Math.max(15, bars),
  };
}
