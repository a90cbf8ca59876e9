import { type ChartPart, hasSamePitch } from './chart-part.ts';
import type { CandleField } from '../field/candle-field.ts';

/** Charts one below the other share at least this part of the columns of the narrower one; pieces that a level cuts a chart into share none. */
const LEAST_SHARED = 0.5;

/** Whether two charts stand in the same columns of the picture for the most part. */
export function sharesColumns(a: ChartPart, b: ChartPart): boolean {
  const [ofA, ofB] = [columnsOf(a), columnsOf(b)];
  const shared = Math.min(ofA.right, ofB.right) - Math.max(ofA.left, ofB.left);
  return shared >= LEAST_SHARED * Math.min(ofA.right - ofA.left, ofB.right - ofB.left);
}

/** Columns of the picture that candles stand in, from the first middle to the last. */
function columnsOf({ leftPx, field: { candles } }: ChartPart) {
  return { left: leftPx + candles[0]!.x, right: leftPx + candles.at(-1)!.x };
}

/** Whether the candles of a lower chart stand below those of an upper one, each below another. */
export function isPaneOf(lower: ChartPart, upper: ChartPart): boolean {
  if (!hasSamePitch(upper.field, lower.field) || !sharesColumns(lower, upper)) return false;
  const middles = (field: CandleField, leftPx: number) => field.candles.map(({ x }) => x + leftPx);
  const above = middles(upper.field, upper.leftPx);
  const below = middles(lower.field, lower.leftPx);
  const matched = below.filter((x) => above.some((other) => Math.abs(other - x) <= 1));
  return matched.length >= LEAST_SHARED * Math.min(above.length, below.length);
}
