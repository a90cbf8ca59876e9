import { channelDifference } from '../../picture/channel-difference.ts';
import type { Picture } from '../../picture/picture.ts';
import { packed } from '../../picture/packed-colour.ts';
import { medianRgb, rgbAt } from '../../picture/rgb.ts';
import type { Stroke } from '../field/stroke.ts';
import { CONTRAST, isWithin, SAME_COLOUR } from '../mask/is-within.ts';

/** Columns that a bar's own edge may reach into. */
const BESIDE_PX = 2;
/** How far a line runs on unbroken beyond the bar, in pitches: ticks are shorter, dashes have gaps. */
const LEAST_PITCHES = 2;
/** Thicker than this it is a band. */
const THICKEST_PX = 4;
/** Rows above and below the bar that show the ground beside it too, however low it is. */
const GROUND_ROWS = 12;

/**
 * The row where the last bar closed, if its tick is missing: under the line of the last price, which ends at its close and is drawn over it. That is the
 * middle of the only line that runs on unbroken to the right of the bar, within its rows or at an end of it; -1 where there is none, or several.
 */
export function hiddenClose(picture: Picture, { x, top, bottom, wickLeft }: Stroke, pitchPx: number): number {
  const left = Math.round(2 * x - wickLeft) + BESIDE_PX;
  const right = left + Math.ceil(LEAST_PITCHES * pitchPx);
  if (right >= picture.width) return -1;
  const ground = usualColour(picture, left, Math.max(0, top - GROUND_ROWS), bottom + GROUND_ROWS);
  const isLine = (y: number): boolean =>
    y >= 0 &&
    y < picture.height &&
    !isWithin(picture.rgb, y * picture.width + left, ground, CONTRAST) &&
    isUnbroken(picture, left, right, y);
  const middles: number[] = [];
  for (let y = top - THICKEST_PX; y <= bottom + 1; y++) {
    if (!isLine(y)) continue;
    let last = y;
    while (isLine(last + 1)) last++;
    if (last >= top - 1 && last - y < THICKEST_PX) middles.push((y + last) / 2);
    y = last;
  }
  return middles.length === 1 ? middles[0]! : -1;
}

/** Median of each channel of a column's rows, 0xRRGGBB. */
function usualColour({ width, height, rgb }: Picture, x: number, top: number, bottom: number): number {
  const rows = Array.from({ length: Math.min(bottom, height - 1) - top + 1 }, (_, i) => top + i);
  const [red, green, blue] = medianRgb(rows.map((y) => rgbAt(rgb, y * width + x)));
  return packed(Math.round(red), Math.round(green), Math.round(blue));
}

/** Whether a row has one colour from column to column, both included. */
function isUnbroken({ width, rgb }: Picture, left: number, right: number, y: number): boolean {
  const first = y * width + left;
  for (let pixel = first + 1; pixel <= y * width + right; pixel++) {
    if (channelDifference(rgb, first, pixel) > SAME_COLOUR) return false;
  }
  return true;
}
