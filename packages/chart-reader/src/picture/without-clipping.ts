import { brightnessOf } from './brightness.ts';
import type { Picture } from './picture.ts';

/** Channels this near to black or white may be clipped, and those this far from both are none even after another compression. */
const CLIPPED = 4;
const UNCLIPPED = 12;
/** Grounds this near to black or white are taken for it. */
const NEAR_END = 16;
/** Pixels that stand out by less from black or white are the ground. */
const LEAST_CONTRAST = 10;
/** How much more a pixel beside must stand out by to be what the hue comes from. */
const LEAST_MORE = 30;
/** Channels that stand out as much as any but for this are all a colour's main one. */
const SAME = 8;
/** Brightness that is taken off at least: compression leaves as much. */
const LEAST_OFF = 2;

/**
 * A JPEG with the brightness of pixels whose hue was clipped. It keeps hue for blocks of two by two pixels (ITU-T T.81 with 4:2:0 sampling), so a black pixel beside a lime line
 * is decoded with the line's hue; channels that would lie below 0 or above 255 for that are clipped, and what is left of black
 * is a dark green. Pixels of one hue differ by the same on every channel, and by as much in brightness: one that is clipped is as much darker than the one beside it that
 * its hue comes from as its own main channel is. Its colour is paled to that brightness. Grounds that are neither black nor white clip hardly anything. The same picture where nothing is clipped.
 */
export function withoutClipping(picture: Picture): Picture {
  const { width, height, rgb } = picture;
  const beside = [-1, 1, -width, width, -2, 2].map((pixels) => 3 * pixels);
  if (!isAtEnd(rgb)) return picture;
  let paled: Uint8Array | null = null;
  for (let at = 3 * width; at < 3 * width * (height - 1); at += 3) {
    for (const end of ENDS) {
      const share = shareLeft(rgb, at, end, beside);
      if (share === 1) continue;
      paled ??= rgb.slice();
      for (let channel = at; channel < at + 3; channel++)
        paled[channel] = end + Math.round((rgb[channel]! - end) * share);
    }
  }
  return paled === null ? picture : { ...picture, rgb: paled };
}

/** Where channels are clipped. */
const ENDS = [0, 255] as const;

/** Whether most of a picture is black or white: beside grounds of other colours hues are clipped in part at most. */
function isAtEnd(rgb: Uint8Array): boolean {
  const counts = new Uint32Array(256);
  for (let at = 0; at < rgb.length; at += 3) counts[Math.max(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!)]!++;
  const common = counts.indexOf(Math.max(...counts));
  return common <= NEAR_END || common >= 255 - NEAR_END;
}

/** The share of what a pixel stands out by from black or white that is no clipped hue. */
function shareLeft(rgb: Uint8Array, at: number, end: 0 | 255, beside: readonly number[]): number {
  const [red, green, blue] = [Math.abs(rgb[at]! - end), Math.abs(rgb[at + 1]! - end), Math.abs(rgb[at + 2]! - end)];
  const most = Math.max(red, green, blue);
  if (most < LEAST_CONTRAST || Math.min(red, green, blue) > CLIPPED) return 1;
  const main = green === most ? 1 : red === most ? 0 : 2;
  const own = brightnessOf(red, green, blue);
  let least = own;
  for (const step of beside) {
    const other = at + step;
    const [otherRed, otherGreen, otherBlue] = [
      Math.abs(rgb[other]! - end),
      Math.abs(rgb[other + 1]! - end),
      Math.abs(rgb[other + 2]! - end),
    ];
    const more = Math.abs(rgb[other + main]! - end) - most;
    const isOfHue = Math.max(otherRed, otherGreen, otherBlue) - most - more <= SAME;
    if (more < LEAST_MORE || !isOfHue || Math.min(otherRed, otherGreen, otherBlue) < UNCLIPPED) continue;
    least = Math.min(least, brightnessOf(otherRed, otherGreen, otherBlue) - more);
  }
  return least > own - LEAST_OFF ? 1 : Math.max(0, least) / own;
}
