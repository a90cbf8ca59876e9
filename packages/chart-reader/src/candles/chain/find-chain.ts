import { chooseChain } from './choose-chain.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { dropHistograms } from './drop-histograms.ts';
import { findStrokes } from '../strokes/find-strokes.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Stroke } from '../field/stroke.ts';
import { trimChain } from './trim-chain.ts';

/** The strokes of a shape that run on like prices, at most one in each cell, from left to right. `coverage` and `blurred` are as in `findStrokes`. */
export function findChain(
  mask: InkMask,
  shape: CandleShape,
  coverage: Uint8Array,
  blurred: boolean,
): readonly Stroke[] {
  return trimChain(chooseChain(likeCandles(mask, shape, coverage, blurred), shape.pitchPx), mask);
}

/**
 * The same to the very last candle: labels of an axis draw a chain to them, past a candle that leads elsewhere. Where such labels were cut off, the
 * figure with a body in the next cell that stands beside the last stroke is that candle.
 */
export function findWholeChain(
  mask: InkMask,
  shape: CandleShape,
  coverage: Uint8Array,
  blurred: boolean,
): readonly Stroke[] {
  const strokes = likeCandles(mask, shape, coverage, blurred);
  const chosen = chooseChain(strokes, shape.pitchPx);
  const chain = trimChain(chosen, mask);
  const last = chain.at(-1);
  if (last === undefined || last === chosen.at(-1)) return chain;
  const next = strokes
    .filter(({ cell, bodyTop }) => cell === last.cell + 1 && bodyTop >= 0)
    .filter(({ top, bottom }) => top <= last.bottom && bottom >= last.top)
    .toSorted((a, b) => b.inkRows - a.inkRows)[0];
  return next === undefined || chosen.some(({ cell }) => cell === next.cell) ? chain : [...chain, next];
}

/** The strokes of a shape but for those of histograms. */
function likeCandles(mask: InkMask, shape: CandleShape, coverage: Uint8Array, blurred: boolean): readonly Stroke[] {
  return dropHistograms(findStrokes(mask, shape, coverage, blurred), mask.height, shape.wickPx);
}
