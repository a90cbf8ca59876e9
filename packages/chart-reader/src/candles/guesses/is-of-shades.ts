import { unpacked } from '../../picture/packed-colour.ts';
import type { Picture } from '../../picture/picture.ts';
import { type Rgb, rgbAt, rgbDistance } from '../../picture/rgb.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Guess } from './rank-guesses.ts';

/** What stands out so many times as much as the colours of a guess is no edge of them. */
const STRONGER = 2;
/** Share of the ink under a guess's strokes that may be so strong: outlines of fills are less of it. */
const MOST_STRONG = 0.25;
/** One row of so many tells. */
const EVERY_ROW = 3;

/**
 * Whether the colours of a guess are but the shades that compression leaves about thin bright lines: much of the ink where its strokes stand is far
 * stronger. Such shades lie between the lines as evenly as these stand. So they are where there are no colours at all.
 */
export function isOfShades(
  { rgb, width }: Picture,
  { ink, background }: InkMask,
  colours: readonly Rgb[],
  { chain, shape }: Pick<Guess, 'chain' | 'shape'>,
): boolean {
  let strong = 0;
  let total = 0;
  let behind = -1;
  let ground: Rgb = [0, 0, 0];
  let limit = 0;
  for (const { x, top, bottom } of chain) {
    const left = Math.max(0, Math.round(x - shape.bodyPx / 2));
    const right = Math.min(width, left + shape.bodyPx);
    for (let y = top; y <= bottom; y += EVERY_ROW) {
      for (let pixel = y * width + left; pixel < y * width + right; pixel++) {
        if (ink[pixel] === 0) continue;
        if (background[pixel] !== behind) {
          behind = background[pixel]!;
          ground = unpacked(behind);
          limit = STRONGER * Math.max(...colours.map((colour) => rgbDistance(colour, ground)));
        }
        total++;
        if (rgbDistance(rgbAt(rgb, pixel), ground) > limit) strong++;
      }
    }
  }
  return strong > MOST_STRONG * total;
}
