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
 * The strokes of a reading and what a few cells left empty between them hold: crosses in other colours, since many libraries draw candles that closed where
 * they opened in one of their own, which too few have to be known for the candles', and candles that jumped so far from the next that the chain
 * is worth more without them. The chain itself where they hold nothing. Either stands alone in its cell, and beside the candle before or after it or not far above or below. `everything` is the coverage of all ink.
 */
export function fillGaps(
  mask: InkMask,
  everything: Uint8Array,
  { chain, shape, coverage, blurred }: Pick<Reading, 'chain' | 'shape' | 'coverage' | 'blurred'>,
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
  const usual = median(chain.map(strokeHeight));
  const isWithin = (rows: number, { cell, top, bottom }: Stroke): boolean =>
    gaps.get(cell)!.some((other) => top <= other.bottom + rows && bottom + rows >= other.top);
  const bodyRows = ({ bodyTop, bodyBottom }: Stroke): number => bodyBottom - bodyTop + 1;
  const isCross = (stroke: Stroke): boolean =>
    stroke.bodyTop >= 0 &&
    bodyRows(stroke) <= shape.wickPx + SOFT_ROWS &&
    strokeHeight(stroke) - bodyRows(stroke) >= LEAST_WICK_ROWS &&
    isWithin(0, stroke);
  const isCandle = (stroke: Stroke): boolean =>
    stroke.bodyTop >= 0 && stroke.lopsidedRows <= stroke.wideRows && isWithin(usual, stroke);
  const found = (ink: Uint8Array, isSmooth: boolean, isMeant: (stroke: Stroke) => boolean): readonly Stroke[] => {
    const strokes = findStrokes(mask, { ...shape, middles }, ink, isSmooth).filter(
      (stroke) => isMeant(stroke) && strokeHeight(stroke) <= TALLEST * usual,
    );
    return strokes.filter((one) => strokes.every((other) => other === one || other.cell !== one.cell));
  };
  const candles = found(coverage, blurred, isCandle);
  const crosses = found(everything, false, isCross).filter(({ cell }) => candles.every((one) => one.cell !== cell));
  if (candles.length + crosses.length === 0) return chain;
  return [...chain, ...candles, ...crosses].toSorted((a, b) => a.cell - b.cell);
}
