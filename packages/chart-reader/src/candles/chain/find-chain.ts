import { chooseChain } from './choose-chain.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { dropHistograms } from './drop-histograms.ts';
import { dropSlants } from './drop-slants.ts';
import { median } from '../../median.ts';
import { findStrokes } from '../strokes/find-strokes.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Stroke } from '../field/stroke.ts';
import { strokeHeight } from '../field/stroke-height.ts';
import { trimChain } from './trim-chain.ts';

/** What is lower than this share of the candles before it, in the median, is likelier letters and dashes. */
const LEAST_HEIGHT = 0.5;

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
 * The same to the very last candle: labels of an axis draw a chain to them, past candles that lead elsewhere. Where such labels were cut off, it is chosen
 * again without them and what stands as far out; and the figure with a body in the next cell that stands beside its last stroke is the last candle.
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
  if (chain.length === 0 || chain.at(-1) === chosen.at(-1)) return chain;
  const cut = chosen.slice(chosen.indexOf(chain.at(-1)!) + 1);
  const labels = labelsFrom(chain.at(-1)!, cut);
  const within = strokes.filter((stroke) => stroke.cell < labels && !cut.includes(stroke));
  const again = trimChain(chooseChain(within, shape.pitchPx), mask);
  const whole = goesOnFrom(chain, again) ? again : chain;
  const last = whole.at(-1)!;
  const next = within
    .filter(({ cell, bodyTop }) => cell === last.cell + 1 && bodyTop >= 0)
    .filter(({ top, bottom }) => top <= last.bottom && bottom >= last.top)
    .toSorted((a, b) => b.inkRows - a.inkRows)[0];
  return next === undefined || cut.some(({ cell }) => cell === next.cell) ? whole : [...whole, next];
}

/** Whether a chain goes on from another one in candles about as high as its own. */
function goesOnFrom(chain: readonly Stroke[], longer: readonly Stroke[]): boolean {
  const more = longer.slice(longer.indexOf(chain.at(-1)!) + 1);
  if (more.length === 0 || more.length === longer.length) return false;
  return median(more.map(strokeHeight)) >= LEAST_HEIGHT * median(chain.map(strokeHeight));
}

/** The cell that labels begin in, of strokes that were cut off behind the last one of a chain: that behind the widest gap. */
function labelsFrom(last: Stroke, cut: readonly Stroke[]): number {
  const gaps = cut.map(({ cell }, index) => ({ cell, gap: cell - (cut[index - 1] ?? last).cell }));
  return gaps.reduce((widest, one) => (one.gap > widest.gap ? one : widest)).cell;
}

/** The strokes of a shape but for those of histograms and slanted lines. */
function likeCandles(mask: InkMask, shape: CandleShape, coverage: Uint8Array, blurred: boolean): readonly Stroke[] {
  const strokes = dropHistograms(findStrokes(mask, shape, coverage, blurred), mask.height, shape.wickPx);
  return dropSlants(strokes, mask, shape, coverage);
}
