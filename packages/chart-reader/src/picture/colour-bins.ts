import type { Rgb } from './rgb.ts';

/** Colours are counted by the upper five bits of each channel. */
export const BINS = 32 ** 3;

/** The bin of a pixel of rows of RGB. */
export function binOf(rgb: Uint8Array, pixel: number): number {
  const at = pixel * 3;
  return ((rgb[at]! >> 3) << 10) | ((rgb[at + 1]! >> 3) << 5) | (rgb[at + 2]! >> 3);
}

/** The bin of a colour, 0xRRGGBB. */
export function binOfPacked(colour: number): number {
  return ((colour >> 19) << 10) | (((colour >> 11) & 31) << 5) | ((colour >> 3) & 31);
}

/** The colour in the middle of a bin. */
export function binColour(bin: number): Rgb {
  return [(bin >> 10) * 8 + 4, ((bin >> 5) & 31) * 8 + 4, (bin & 31) * 8 + 4];
}
