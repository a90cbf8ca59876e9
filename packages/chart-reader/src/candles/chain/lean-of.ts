import type { CandleShape } from '../shapes/candle-shape.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Stroke } from '../field/stroke.ts';
import { strokeHeight } from '../field/stroke-height.ts';

/** Lower strokes are a row or two of edges. */
const LOWEST_PX = 5;
/** Half pixels by which the middles of bodies may lie beside those of their wicks, where both are drawn in whole columns. */
const BESIDE = [-2, -1, 0, 1, 2];

/**
 * How much higher ink reaches in the columns at one side of a stroke than in those at the other, in the mean of all, relative to their heights. Both sides
 * of a body begin and end in the same rows, and candles under lines and beside others come to 0.19 at most; pieces of a curve, which goes on from one side
 * to the other, to that and more.
 */
export function leanOf(mask: InkMask, shape: CandleShape, chain: readonly Stroke[]): number {
  const tall = chain.filter((stroke) => strokeHeight(stroke) >= LOWEST_PX);
  return Math.min(...BESIDE.map((halves) => leanAt(mask, shape, tall, halves)));
}

function leanAt(mask: InkMask, { wickPx, bodyPx }: CandleShape, chain: readonly Stroke[], halves: number): number {
  let lean = 0;
  let height = 0;
  for (const stroke of chain) {
    const twice = Math.round(2 * stroke.x) + halves;
    const apart: number[] = [];
    for (let right = Math.floor((twice + wickPx) / 2); 2 * right + 1 - twice <= bodyPx; right++) {
      const [a, b] = [inkIn(mask, twice - right - 1, stroke), inkIn(mask, right, stroke)];
      if (a !== null && b !== null) apart.push(Math.max(Math.abs(a.first - b.first), Math.abs(a.last - b.last)));
    }
    if (apart.length === 0) continue;
    lean += apart.reduce((sum, px) => sum + px, 0) / apart.length;
    height += strokeHeight(stroke);
  }
  return height === 0 ? 0 : lean / height;
}

/** First and last row of ink in one column beside a stroke; null without any. */
function inkIn({ width, ink }: InkMask, x: number, { top, bottom }: Stroke): { first: number; last: number } | null {
  if (x < 0 || x >= width) return null;
  const isInk = (y: number): boolean => ink[y * width + x] === 1;
  let first = top;
  while (first <= bottom && !isInk(first)) first++;
  if (first > bottom) return null;
  let last = bottom;
  while (!isInk(last)) last--;
  return { first, last };
}
