import { channelDifference } from './channel-difference.ts';
import type { Picture } from './picture.ts';

/** One row in so many is looked at. */
const ROW_STEP = 16;
/** Share of the pixels of a drawing that look exactly like the one before; of compressed screens full of drawings it is a half, camera noise and grain leave a few. */
const LEAST_ALIKE = 0.4;

/** Grain differs by more than this from pixel to pixel, the steps of a dithered shade by no more. */
const SHADE = 2;

/** Whether a picture has grain all over, as photographs have and drawings, even compressed ones, have not. */
export function isPhotograph(picture: Picture): boolean {
  return shareAlike(picture, 0) < LEAST_ALIKE;
}

/** Whether that grain, or the stripes of a photographed screen, stand out so far that thin lines are hard to tell from them. */
export function isGrainy(picture: Picture): boolean {
  return shareAlike(picture, SHADE) < LEAST_ALIKE;
}

/** Share of the pixels that no channel tells by more than `most` from the one before. */
function shareAlike({ width, height, rgb }: Picture, most: number): number {
  let alike = 0;
  let all = 0;
  for (let y = 0; y < height; y += ROW_STEP) {
    for (let pixel = y * width + 1; pixel < (y + 1) * width; pixel++) {
      all++;
      if (channelDifference(rgb, pixel, pixel - 1) <= most) alike++;
    }
  }
  return all === 0 ? 1 : alike / all;
}
