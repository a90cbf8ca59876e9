import { median } from '../median.ts';
import { findStrokes } from './strokes/find-strokes.ts';
import type { InkMask } from './mask/ink-mask.ts';
import type { Reading } from './read-cells.ts';
import type { Stroke } from './field/stroke.ts';
import { strokeHeight } from './field/stroke-height.ts';

/** Wider gaps are nights, or what a dialog hides. */
const WIDEST_GAP = 3;
/** A body that closed where it opened is a line, with a soft row on either side. */
const SOFT_ROWS = 2;
/** Lines of the grid are so many times as high as most candles. */
const TALLEST = 3;
/** A cross shows more of its wick than the edges of a line. */
const LEAST_WICK_ROWS = 3;
/** Stands for a cell that is not asked: outside of every picture. */
const ELSEWHERE = -1000;

/**
 * The strokes of a reading and, in a few cells left empty between them, crosses in other colours: many libraries draw candles that closed where
 * they opened in one of their own, which too few have to be known for the candles'. A cross must stand beside the candle before or after it.
 * `everything` is the coverage of all ink.
 */
export function fillGaps(
  mask: InkMask,
  everything: Uint8Array,
  { chain, shape }: Pick<Reading, 'chain' | 'shape'>,
): readonly Stroke[] {
  if (shape.style !== 'candles') return chain;
  const gaps = new Map<number, readonly [before: Stroke, after: Stroke]>();
  chain.slice(1).forEach((after, i) => {
    const before = chain[i]!;
    if (after.cell - before.cell - 1 > WIDEST_GAP) return;
    for (let cell = before.cell + 1; cell < after.cell; cell++) gaps.set(cell, [before, after]);
  });
  if (gaps.size === 0) return chain;
  const middles = shape.middles.map((x, cell) => (gaps.has(cell) ? x : ELSEWHERE));
  const tallest = TALLEST * median(chain.map(strokeHeight));
  const isCross = (stroke: Stroke): boolean => {
    const { bodyTop, bodyBottom, top, bottom } = stroke;
    const isLow = bodyTop >= 0 && bodyBottom - bodyTop + 1 <= shape.wickPx + SOFT_ROWS;
    const height = strokeHeight(stroke);
    const isWicked = height - (bodyBottom - bodyTop + 1) >= LEAST_WICK_ROWS;
    const isBeside = gaps.get(stroke.cell)!.some((other) => top <= other.bottom && bottom >= other.top);
    return isLow && isWicked && isBeside && height <= tallest;
  };
  const crosses = findStrokes(mask, { ...shape, middles }, everything, false).filter(isCross);
  const alone = crosses.filter((cross) => crosses.every((other) => other === cross || other.cell !== cross.cell));
  return [...chain, ...alone].toSorted((a, b) => a.cell - b.cell);
}
