import { inkContrast } from '../layers/ink-contrast.ts';
import { inkPixels } from '../layers/ink-pixels.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { findInkRuns, type InkRuns } from '../mask/ink-runs.ts';
import type { Picture } from '../../picture/picture.ts';

/** Pixels of one ridge stand out alike, to within this share, and so much less does what lies beside them. */
const ALIKE = 0.05;
const LOWER = 0.15;
/** Wider ones are bodies with room between them, which show without. */
const WIDEST_PX = 3;

/**
 * Where ink stands out more than to its left and right: wicks, and the middles of narrow bodies with soft edges. Bodies that touch are one run of ink, and
 * one figure where they have one colour, but the dark edges between them are lower than their middles. Null where there are too many, as in a photo.
 */
export function findRidges(picture: Picture, mask: InkMask): InkRuns | null {
  const { width, ink } = mask;
  const contrast = inkContrast(picture, mask);
  const ridges = new Uint8Array(ink.length);
  for (const pixel of inkPixels(ink)) {
    const own = contrast[pixel]!;
    const isAlike = (other: number): boolean => other >= (1 - ALIKE) * own && own >= (1 - ALIKE) * other;
    if (isAlike(contrast[pixel - 1]!)) continue;
    let end = pixel + 1;
    while (end - pixel <= WIDEST_PX && isAlike(contrast[end]!)) end++;
    if (Math.max(contrast[pixel - 1]!, contrast[end]!) <= (1 - LOWER) * own) ridges.fill(1, pixel, end);
  }
  return findInkRuns(inkPixels(ridges), width, WIDEST_PX + 1);
}
