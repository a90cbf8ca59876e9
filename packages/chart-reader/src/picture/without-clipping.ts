import { brightnessOf } from './brightness.ts';
import type { Picture } from './picture.ts';
import type { Rgb } from './rgb.ts';

/** Channels this near to black or white may be clipped, and those this far from both are none even after another compression. */
const CLIPPED = 4;
const UNCLIPPED = 12;
/** Grounds this near to black or white are taken for it. */
const NEAR_END = 16;
/** Pixels that stand out by less from black or white are the ground. */
const LEAST_CONTRAST = 10;
/** How much more a pixel beside must stand out by to be what the hue comes from. */
const LEAST_MORE = 30;
/** Channels of what it comes from differ by so much; greys have none to give. */
const LEAST_HUE = 40;
/** Compression leaves such differences of hue within a block. */
const SAME = 16;
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
  if (!isAtEnd(rgb)) return picture;
  const beside = [-1, 1, -width, width, -2, 2].map((pixels) => 3 * pixels);
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
  const own = standingOut(rgb, at, end);
  const most = Math.max(...own);
  if (most < LEAST_CONTRAST || Math.min(...own) > CLIPPED) return 1;
  const main = own.indexOf(most);
  const bright = brightnessOf(...own);
  let least = bright;
  for (const step of beside) {
    const more = Math.abs(rgb[at + step + main]! - end) - most;
    if (more < LEAST_MORE) continue;
    const other = standingOut(rgb, at + step, end);
    if (isOfItsHue(own, other, more)) least = Math.min(least, brightnessOf(...other) - more);
  }
  return least > bright - LEAST_OFF ? 1 : Math.max(0, least) / bright;
}

/** Whether a pixel may have the hue of another one, that stands out by so much more, with channels clipped: on the others it differs by as much. */
function isOfItsHue(own: Rgb, other: Rgb, more: number): boolean {
  if (Math.min(...other) < UNCLIPPED || Math.max(...other) - Math.min(...other) < LEAST_HUE) return false;
  return own.every((level, channel) => level <= CLIPPED || Math.abs(other[channel]! - level - more) <= SAME);
}

function standingOut(rgb: Uint8Array, at: number, end: 0 | 255): Rgb {
  return [Math.abs(rgb[at]! - end), Math.abs(rgb[at + 1]! - end), Math.abs(rgb[at + 2]! - end)];
}
