import { chooseChain } from './choose-chain.ts';
import type { CandleShape } from './candle-shape.ts';
import { dropHistograms } from './drop-histograms.ts';
import { findStrokes } from './find-strokes.ts';
import type { InkMask } from './ink-mask.ts';
import type { Stroke } from './stroke.ts';
import { trimChain } from './trim-chain.ts';

/** The strokes of a shape that run on like prices, at most one in each cell, from left to right. `coverage` and `blurred` are as in `findStrokes`. */
export function findChain(mask: InkMask, shape: CandleShape, coverage: Uint8Array, blurred: boolean): Stroke[] {
  const strokes = findStrokes(mask, shape, coverage, blurred);
  return trimChain(chooseChain(dropHistograms(strokes, mask.height), shape.pitchPx), mask);
}
