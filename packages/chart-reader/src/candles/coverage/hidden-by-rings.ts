import { inkPixels } from '../layers/ink-pixels.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { FOREIGN } from './candle-coverage.ts';

/** More pixels than these within a ring are no mark's: a candle may end among lines that cross. */
const MOST_WITHIN = 30;

/**
 * The coverage with what lies within small rings of something else hidden as well: marks at the points of an average lie over candles, and what fills them is the
 * colour of the ground. The same coverage where there are none.
 */
export function hiddenByRings(
  { width, height, ink }: Pick<InkMask, 'width' | 'height' | 'ink'>,
  coverage: Uint8Array,
): Uint8Array {
  let hidden = coverage;
  const seen = new Uint8Array(width * height);
  const within: number[] = [];
  for (const pixel of inkPixels(ink)) {
    const start = pixel + width;
    if (coverage[pixel] !== FOREIGN || start >= seen.length || ink[start] === 1 || seen[start] === 1) continue;
    within.length = 0;
    within.push(start);
    seen[start] = 1;
    let isRing = true;
    for (let i = 0; i < within.length && isRing; i++) {
      const x = within[i]! % width;
      isRing = within.length <= MOST_WITHIN && x > 0 && x < width - 1;
      for (const next of [within[i]! - width, within[i]! - 1, within[i]! + 1, within[i]! + width]) {
        if (ink[next] === undefined) isRing = false;
        else if (ink[next] === 1) isRing &&= coverage[next] === FOREIGN;
        else if (seen[next] === 0) {
          seen[next] = 1;
          within.push(next);
        }
      }
    }
    if (!isRing) continue;
    if (hidden === coverage) hidden = coverage.slice();
    for (const inner of within) hidden[inner] = FOREIGN;
  }
  return hidden;
}
