import { channelDifference } from '../../picture/channel-difference.ts';
import type { Picture } from '../../picture/picture.ts';
import type { PixelRegion } from '../../ink/pixel-region.ts';

/** Faintest grid line told from its ground, on the channel where it shows most. */
const MIN_CONTRAST = 5;
/** What compression makes of a line rings in the rows beside it by as much of its contrast. */
const RINGING = 0.25;
/** Share of its length that a line must show: dashed and dotted ones show half, and candles stand before them. */
const MIN_SHARE = 0.3;

/** A thin horizontal line, pixels. */
export interface GridLine {
  /** Its middle. */
  readonly y: number;
  readonly thickPx: number;
}

/** How far above and below a line its ground is looked at, pixels, beside letters of this height: further than a line there is thick. */
export function lineReachPx(letterPx: number): number {
  return Math.max(2, Math.round(letterPx / 6));
}

/** Middles of the thin horizontal lines that cross a region. */
export function gridRows(picture: Picture, region: PixelRegion, reachPx: number): readonly number[] {
  return gridLines(picture, region, reachPx).map(({ y }) => y);
}

/**
 * The thin horizontal lines that cross a region: grid, price lines. `reachPx` is how far above and below a line its ground is looked at,
 * more than the thickness of the line.
 */
export function gridLines(picture: Picture, region: PixelRegion, reachPx: number): readonly GridLine[] {
  const isLine: boolean[] = [];
  for (let y = region.top; y < region.bottom; y++) {
    const inside = y >= reachPx && y + reachPx < picture.height;
    isLine.push(inside && showsLine(picture, region, y, reachPx));
  }
  const lines: GridLine[] = [];
  for (let start = 0; start < isLine.length; start++) {
    if (!isLine[start]!) continue;
    let end = start;
    while (isLine[end + 1] === true) end++;
    const thickPx = end - start + 1;
    if (thickPx <= 2 * reachPx) lines.push({ y: region.top + start + thickPx / 2, thickPx });
    start = end;
  }
  return lines;
}

/** Whether enough pixels of a row stand out from one ground above and below. */
function showsLine({ width, rgb }: Picture, { left, right }: PixelRegion, y: number, reachPx: number): boolean {
  const reach = reachPx * width;
  const total = right - left;
  const mostMissing = total - Math.floor(MIN_SHARE * total);
  let seen = 0;
  for (let x = left; x < right; x++) {
    if (x - left - seen > mostMissing) return false;
    const here = y * width + x;
    const above = channelDifference(rgb, here, here - reach);
    if (above <= MIN_CONTRAST) continue;
    const contrast = Math.min(above, channelDifference(rgb, here, here + reach));
    if (contrast <= MIN_CONTRAST) continue;
    if (channelDifference(rgb, here - reach, here + reach) <= Math.max(MIN_CONTRAST, RINGING * contrast)) seen++;
  }
  return total > 0 && seen / total >= MIN_SHARE;
}
