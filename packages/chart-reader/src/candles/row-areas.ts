import { FOREIGN, FULL } from './candle-coverage.ts';
import type { CandleShape } from './candle-shape.ts';
import { coveredRows, nextMarked } from './covered-rows.ts';
import type { InkMask } from './ink-mask.ts';

/** Pixels that a row of a wick and a row of a body cover in sum, typically. */
export interface RowAreas {
  readonly wick: number;
  readonly body: number;
}

const STEPS_PER_PIXEL = 8;
/** Share of the way from wick to body that either side must go on its own. */
const LEAST_SIDE = 0.2;

/** The most frequent covered widths below and above the middle between wick and body. */
export function typicalAreas({ width }: InkMask, shape: CandleShape, coverage: Uint8Array): RowAreas {
  const between = (shape.wickPx + shape.bodyPx) / 2;
  const counts = new Float64Array((shape.bodyPx + 4) * STEPS_PER_PIXEL);
  const covered = coveredRows(coverage, width);
  const marks = new Int32Array(covered.wordsPerColumn);
  for (const x of shape.middles) {
    const left = Math.round(x - shape.bodyPx / 2 - 0.01) - 1;
    const right = left + shape.bodyPx + 1;
    if (left < 0 || right >= width) continue;
    covered.markBetween(left, right, marks);
    for (let y = nextMarked(marks, 0); y >= 0; y = nextMarked(marks, y + 1)) {
      const area = sum(coverage, y * width + left, y * width + right);
      if (area > 0.5) counts[Math.round(area * STEPS_PER_PIXEL)]! += 1;
    }
  }
  const split = Math.round(between * STEPS_PER_PIXEL);
  return {
    wick: mode(counts, 1, split) / STEPS_PER_PIXEL,
    body: mode(counts, split, counts.length) / STEPS_PER_PIXEL,
  };
}

/** How far the covered width of a row goes from that of a wick to that of a body: 0 to 1. Null where the row is partly hidden. */
export function bodyShareByArea(
  coverage: Uint8Array,
  offset: number,
  x: number,
  { left, right }: { left: number; right: number },
  areas: RowAreas,
): number | null {
  for (let column = left; column <= right; column++) if (coverage[offset + column] === FOREIGN) return null;
  const whole = sum(coverage, offset + left, offset + right);
  const middle = Math.floor(x);
  const split = (coverage[offset + middle]! / FULL) * (x - middle);
  const leftHalf = sum(coverage, offset + left, offset + middle - 1) + split;
  const span = areas.body - areas.wick;
  const share = (half: number): number => (2 * half - areas.wick) / span;
  if (Math.min(share(leftHalf), share(whole - leftHalf)) < LEAST_SIDE) return 0;
  return Math.min(1, (whole - areas.wick) / span);
}

function sum(coverage: Uint8Array, from: number, to: number): number {
  let total = 0;
  for (let pixel = from; pixel <= to; pixel++) if (coverage[pixel] !== FOREIGN) total += coverage[pixel]!;
  return total / FULL;
}

function mode(counts: Float64Array, from: number, to: number): number {
  let best = from;
  for (let i = from; i < to; i++) if (counts[i]! > counts[best]!) best = i;
  return best;
}
