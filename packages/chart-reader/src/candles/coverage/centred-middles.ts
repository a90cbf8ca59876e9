import { FOREIGN, FULL } from './candle-coverage.ts';
import { median } from '../../median.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import type { Stroke } from '../field/stroke.ts';
import type { InkMask } from '../mask/ink-mask.ts';

/** Fainter pixels are compression noise beside the stroke. */
const LEAST_SEEN = 0.25;
/** Fewer rows say nothing about where the middle lies. */
const FEWEST_ROWS = 3;
/** A middle farther away belongs to a neighbour or to something else, that of a bar to one of its ticks. */
const FARTHEST_PX = 1;
const FARTHEST_OF_BAR_PX = 0.5;

/**
 * The middle of each cell to a part of a pixel: half way between both edges of its rows, the median of them all. Smoothed candles stand between
 * pixels, and half a pixel aside a body of three is hard to tell from its wick. Where that would bring two neighbours closer than half
 * a pitch, they look at the same ink, and stay where they were.
 *
 * @param guessed candles whose rows are known; of other cells all are asked, also those of columns of volume
 */
export function centredMiddles(
  { width, height }: InkMask,
  shape: CandleShape,
  coverage: Uint8Array,
  guessed: readonly Pick<Stroke, 'cell' | 'top' | 'bottom'>[],
): Float64Array {
  const { style, pitchPx, middles: rough } = shape;
  const farthest = style === 'bars' ? FARTHEST_OF_BAR_PX : FARTHEST_PX;
  const reach = pitchPx / 2;
  const rowsOf = new Map(guessed.map((stroke) => [stroke.cell, stroke]));
  const found: number[] = [];
  const centred = rough.map((x, cell) => {
    const { top, bottom } = rowsOf.get(cell) ?? { top: 0, bottom: height - 1 };
    const left = Math.max(0, Math.round(x - reach));
    const right = Math.min(width - 1, Math.round(x + reach) - 1);
    found.length = 0;
    for (let y = top; y <= bottom; y++) {
      const middle = middleOf(coverage, y * width, left, right);
      if (middle !== null && Math.abs(middle - x) <= farthest) found.push(middle);
    }
    return found.length < FEWEST_ROWS ? x : median(found);
  });
  return centred.map((x, cell) => {
    const others = [cell - 1, cell + 1].flatMap((other) => [rough[other] ?? Number.NaN, centred[other] ?? Number.NaN]);
    return others.some((other) => Math.abs(other - x) < pitchPx / 2) ? rough[cell]! : x;
  });
}

function middleOf(coverage: Uint8Array, offset: number, left: number, right: number): number | null {
  let first = -1;
  let last = -1;
  for (let x = left; x <= right; x++) {
    const value = coverage[offset + x]!;
    if (value === FOREIGN) return null;
    if (value < LEAST_SEEN * FULL) continue;
    if (first < 0) first = x;
    last = x;
  }
  if (first < 0) return null;
  if (first === last) return first + 0.5;
  const leftEdge = first + 1 - coverage[offset + first]! / FULL;
  const rightEdge = last + coverage[offset + last]! / FULL;
  return (leftEdge + rightEdge) / 2;
}
