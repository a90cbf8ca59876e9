import type { Picture } from './picture.ts';

/** Whole pixels of a picture: from `left` and `top` to one before `right` and `bottom`. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A part of a picture as a picture of its own; the picture itself where the part is all of it. */
export function cutOut(picture: Picture, { left, top, right, bottom }: Cut): Picture {
  const width = right - left;
  const height = bottom - top;
  if (width === picture.width && height === picture.height) return picture;
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * picture.width + left;
    rgb.set(picture.rgb.subarray(from * 3, (from + width) * 3), y * width * 3);
  }
  return { width, height, rgb };
}
