import type { Picture } from './picture.ts';

/** One row in so many is looked at. */
const ROW_STEP = 16;
/** Share of the pixels of a drawing that look exactly like the one before; of compressed screens full of drawings it is a half, camera noise and grain leave a few. */
const LEAST_ALIKE = 0.4;

/** Whether a picture has grain all over, as photographs have and drawings, even compressed ones, have not. */
export function isPhotograph({ width, height, rgb }: Picture): boolean {
  let alike = 0;
  let all = 0;
  for (let y = 0; y < height; y += ROW_STEP) {
    for (let pixel = y * width + 1; pixel < (y + 1) * width; pixel++) {
      const at = pixel * 3;
      all++;
      if (rgb[at] === rgb[at - 3] && rgb[at + 1] === rgb[at - 2] && rgb[at + 2] === rgb[at - 1]) alike++;
    }
  }
  return alike < LEAST_ALIKE * all;
}
