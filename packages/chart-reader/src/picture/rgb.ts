import { median } from '../median.ts';

/** A colour by its channels, each 0 to 255; means of several colours lie between whole numbers. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The colour of a pixel of rows of RGB. */
export function rgbAt(rgb: Uint8Array, pixel: number): Rgb {
  const at = pixel * 3;
  return [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!];
}

/** What a colour has more than another on each channel, -255 to 255. */
export function rgbDifference(a: Rgb, b: Rgb): Rgb {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** Straight distance of two colours, in channel values. */
export function rgbDistance(a: Rgb, b: Rgb): number {
  // `Math.hypot` guards against overflow, which takes many times as long.
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);
}

/** The mean of some colours, of which there must be one. */
export function meanRgb(colours: readonly Rgb[]): Rgb {
  const mean = (channel: 0 | 1 | 2) => colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length;
  return [mean(0), mean(1), mean(2)];
}

/** The median of each channel of some colours, of which there must be one. */
export function medianRgb(colours: readonly Rgb[]): Rgb {
  const of = (channel: 0 | 1 | 2) => median(colours.map((colour) => colour[channel]));
  return [of(0), of(1), of(2)];
}
