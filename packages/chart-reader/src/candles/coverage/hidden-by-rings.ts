import { inkPixels } from '../layers/ink-pixels.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { FOREIGN } from './candle-coverage.ts';

/** More pixels than these within a ring are no mark's: a candle may end among lines that cross. */
const MOST_WITHIN = 30;

/**
 * The coverage with what lies within small rings of something else hidden as well: marks at the points of an average lie over candles, and what fills them is the
 * colour of the ground. The same coverage where there are none.
 */
export function hiddenByRings(mask: Size & Pick<InkMask, 'ink'>, coverage: Uint8Array): Uint8Array {
  const { width, height, ink } = mask;
  let hidden = coverage;
  /** Number of the area that each pixel was found in, 0 for none. */
  const areaOf = new Uint32Array(width * height);
  let areas = 0;
  for (const pixel of inkPixels(ink)) {
    const below = pixel + width;
    if (coverage[pixel] !== FOREIGN || ink[below] !== 0 || areaOf[below] !== 0) continue;
    const within = areaWithinRing(mask, coverage, areaOf, below, ++areas);
    if (within === null) continue;
    if (hidden === coverage) hidden = coverage.slice();
    for (const inner of within) hidden[inner] = FOREIGN;
  }
  return hidden;
}

type Size = Pick<InkMask, 'width' | 'height'>;

/** The pixels beside ink that are connected to one, numbered in `areaOf`; null unless they are few, and something else than candles is all around them. */
function areaWithinRing(
  { width, ink }: Size & Pick<InkMask, 'ink'>,
  coverage: Uint8Array,
  areaOf: Uint32Array,
  from: number,
  area: number,
): readonly number[] | null {
  const within = [from];
  areaOf[from] = area;
  for (let i = 0; i < within.length; i++) {
    const pixel = within[i]!;
    const x = pixel % width;
    if (within.length > MOST_WITHIN || x === 0 || x === width - 1) return null;
    for (const next of [pixel - width, pixel - 1, pixel + 1, pixel + width]) {
      if (ink[next] === undefined) return null;
      if (ink[next] === 1 && coverage[next] !== FOREIGN) return null;
      if (ink[next] === 1 || areaOf[next] === area) continue;
      // More of an area that was too large.
      if (areaOf[next] !== 0) return null;
      areaOf[next] = area;
      within.push(next);
    }
  }
  return within;
}
