/** A colour as channels 0 to 255. */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Colours are counted by the upper five bits of each channel. */
export const BINS = 32 ** 3;

/** The bin of a pixel of rows of RGB. */
export function binOf(rgb: Uint8Array, pixel: number): number {
  const at = pixel * 3;
  return ((rgb[at]! >> 3) << 10) | ((rgb[at + 1]! >> 3) << 5) | (rgb[at + 2]! >> 3);
}

/** The colour in the middle of a bin. */
export function binColour(bin: number): Colour {
  return { r: (bin >> 10) * 8 + 4, g: ((bin >> 5) & 31) * 8 + 4, b: (bin & 31) * 8 + 4 };
}

/** Straight distance of two colours, in channel values. */
export function colourDistance(a: Colour, b: Colour): number {
  return Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b);
}

/** A colour from 0xRRGGBB. */
export function unpacked(colour: number): Colour {
  return { r: colour >> 16, g: (colour >> 8) & 255, b: colour & 255 };
}
