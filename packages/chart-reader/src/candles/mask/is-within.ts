/** Largest difference in a channel between two pixels of one background. */
export const SAME_COLOUR = 12;
/** Smallest difference in a channel by which a pixel stands out from its background. */
export const CONTRAST = 30;

/** Whether no channel of a pixel is further than `most` from a colour, 0xRRGGBB. */
export function isWithin(rgb: Uint8Array, pixel: number, colour: number, most: number): boolean {
  const at = pixel * 3;
  return (
    Math.abs(rgb[at]! - (colour >> 16)) <= most &&
    Math.abs(rgb[at + 1]! - ((colour >> 8) & 255)) <= most &&
    Math.abs(rgb[at + 2]! - (colour & 255)) <= most
  );
}
