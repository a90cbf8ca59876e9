import { binColour, binOfPacked } from './colour-bins.ts';
import { unpacked } from './packed-colour.ts';
import { type Rgb, rgbDistance } from './rgb.ts';

/** From the middle of a bin of colours to its corners, in channel values. */
const BIN_REACH = 4 * Math.sqrt(3);

/**
 * A test whether a colour, 0xRRGGBB, is within a straight distance, in channel values, of any of some. Compression leaves hundreds of them to hold each
 * pixel against, so only those near the pixel's bin are.
 */
export function nearAnyOf(colours: readonly Rgb[], most: number): (colour: number) => boolean {
  const byBin = new Map<number, readonly Rgb[]>();
  return (colour) => {
    const bin = binOfPacked(colour);
    let near = byBin.get(bin);
    if (near === undefined) {
      const middle = binColour(bin);
      near = colours.filter((other) => rgbDistance(other, middle) <= most + BIN_REACH);
      byBin.set(bin, near);
    }
    const own = unpacked(colour);
    return near.some((other) => rgbDistance(own, other) <= most);
  };
}
