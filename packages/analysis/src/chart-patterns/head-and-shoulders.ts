import type { ChartSeries } from '../series/chart-series.ts';
import type { Swing } from '../structure/swings.ts';
import type { PatternShape } from './chart-pattern.ts';
import { leadIn } from './lead-in.ts';
import { priceAt, type Line } from './line.ts';
import { scoreOf } from './score-of.ts';

/** The head stands out over the higher shoulder by at least this share of the shape's height. */
const LEAST_HEAD_SHARE = 0.15;
/** Shoulders differ by at most this share of the height. */
const MOST_UNEVEN_SHARE = 0.3;
/** Neckline's rise or fall from end to end, as a share of the height. */
const MOST_TILT_SHARE = 0.25;
const LEAST_HEIGHT_ATR = 2.5;
const MOST_BARS = 150;
/** How much longer one half may take than the other. */
const MOST_LOPSIDED = 3;

/**
 * Head and shoulders, and its inverse: three swings of one kind of which the middle one goes furthest, the outer two
 * about level, after a move that led there. The neckline joins the two swings between. `swings` alternate.
 */
export function headAndShoulders(series: ChartSeries, swings: readonly Swing[], atr: number): PatternShape[] {
  const [left, leftNeck, head, rightNeck, right] = swings.slice(-5);
  if (!left || !leftNeck || !head || !rightNeck || !right) return [];
  const top = right.kind === 'high';
  const sign = top ? 1 : -1;
  const neck: Line = { from: pointOf(leftNeck), to: pointOf(rightNeck) };
  const over = ({ formedAt, price }: Swing): number => (price - priceAt(neck, formedAt)) * sign;
  const height = over(head);
  const [higher, lower] = [Math.max(over(left), over(right)), Math.min(over(left), over(right))];
  const bars = right.formedAt - left.formedAt;
  const halves = (head.formedAt - left.formedAt) / (right.formedAt - head.formedAt);
  const lopsided = Math.max(halves, 1 / halves);
  const tilt = Math.abs(leftNeck.price - rightNeck.price) / height;
  const from = leadIn(series, left.formedAt, bars, top);
  const led = (priceAt(neck, left.formedAt) - from) * sign;
  if (height < LEAST_HEIGHT_ATR * atr || bars > MOST_BARS || lopsided > MOST_LOPSIDED || led <= 0) return [];
  if (height - higher < LEAST_HEAD_SHARE * height || lower <= 0.2 * height) return [];
  if (higher - lower > MOST_UNEVEN_SHARE * height || tilt > MOST_TILT_SHARE) return [];
  const even = 1 - (higher - lower) / (MOST_UNEVEN_SHARE * height);
  return [
    {
      name: top ? 'Head and shoulders' : 'Inverse head and shoulders',
      family: top ? 'tops' : 'bottoms',
      side: top ? 'bearish' : 'bullish',
      outline: [left, leftNeck, head, rightNeck, right].map(pointOf),
      upper: top ? null : neck,
      lower: top ? neck : null,
      failPrice: head.price,
      height,
      score: scoreOf(even, 1 - tilt / MOST_TILT_SHARE, 1 - (lopsided - 1) / (MOST_LOPSIDED - 1), height / (6 * atr)),
      formedAt: left.formedAt,
      knownAt: right.knownAt,
      patience: Math.max(15, Math.round(bars / 2)),
    },
  ];
}

function pointOf({ formedAt, price }: Swing): { bar: number; price: number } {
  return { bar: formedAt, price };
}
