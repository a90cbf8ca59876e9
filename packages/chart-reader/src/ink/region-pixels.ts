import type { Picture } from '../picture/picture.ts';
import type { PixelRegion } from './pixel-region.ts';

/** A copied cut-out of a picture. */
export interface RegionPixels {
  readonly width: number;
  readonly height: number;
  /** `width * height * 3` bytes. */
  readonly rgb: Uint8Array;
}

/** The pixels of a region that lies inside the picture. */
export function regionPixels(picture: Picture, { left, top, right, bottom }: PixelRegion): RegionPixels {
  const width = right - left;
  const height = bottom - top;
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const start = ((top + y) * picture.width + left) * 3;
    rgb.set(picture.rgb.subarray(start, start + width * 3), y * width * 3);
  }
  return { width, height, rgb };
}
