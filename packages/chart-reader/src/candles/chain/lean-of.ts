import type { CandleShape } from '../shapes/candle-shape.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Stroke } from '../field/stroke.ts';
import { strokeHeight } from '../field/stroke-height.ts';

/** Lower strokes are a row or two of edges. */
const LOWEST_PX = 5;
/** Half pixels by which the middles of bodies may lie beside those of their wicks, where both are drawn in whole columns. */
const BESIDE = [-2, -1, 0, 1, 2];

/**
 * How far the rows with ink in the columns at one side of a stroke differ from those at the other, in the mean of all, relative to their heights: by how many rows
 * they are shifted. Both sides of a body begin and end in the same rows; pieces of a curve, which goes on from one side to the other, do not.
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
      const rows = rowsApart(mask, twice - right - 1, right, stroke);
      if (rows !== null) apart.push(rows);
    }
    if (apart.length === 0) continue;
    lean += apart.reduce((sum, rows) => sum + rows, 0) / apart.length;
    height += strokeHeight(stroke);
  }
  return height === 0 ? 0 : lean / height;
}

/** Half the number of rows of a stroke in which one of two columns has ink and the other has none; null where a column has none at all. */
function rowsApart({ width, ink }: InkMask, left: number, right: number, { top, bottom }: Stroke): number | null {
  if (left < 0 || right >= width) return null;
  let [onLeft, onRight, onBoth] = [0, 0, 0];
  for (let row = top * width; row <= bottom * width; row += width) {
    onLeft += ink[row + left]!;
    onRight += ink[row + right]!;
    onBoth += ink[row + left]! & ink[row + right]!;
  }
  return onLeft === 0 || onRight === 0 ? null : (onLeft + onRight) / 2 - onBoth;
}
