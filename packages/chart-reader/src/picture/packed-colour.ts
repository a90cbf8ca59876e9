import type { Rgb } from './rgb.ts';

/** Channels 0 to 255 as one number, 0xRRGGBB. */
export function packed(red: number, green: number, blue: number): number {
  return (red << 16) | (green << 8) | blue;
}

/** The colour of a pixel of rows of RGB, 0xRRGGBB. */
export function packedAt(rgb: Uint8Array, pixel: number): number {
  const at = pixel * 3;
  return packed(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!);
}

/** The channels of a colour 0xRRGGBB. */
export function unpacked(colour: number): Rgb {
  return [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
}

/** Largest difference on any channel between two colours 0xRRGGBB, 0 to 255. */
export function channelDistance(a: number, b: number): number {
  return Math.max(
    Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)),
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)),
    Math.abs((a & 255) - (b & 255)),
  );
}
