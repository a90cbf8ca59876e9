import { channelDifference } from '../../picture/channel-difference.ts';
import type { Picture } from '../../picture/picture.ts';
import type { PixelRegion } from '../../ink/pixel-region.ts';
import type { Rgb } from '../../picture/rgb.ts';

/** Faintest grid line told from its ground, on the channel where it shows most. */
const MIN_CONTRAST = 5;
/** What compression makes of a line rings in the rows beside it by as much of its contrast; the soft edge of an area has twice its contrast between its sides. */
const RINGING = 0.6;
/** Share of its length that a line must show: dashed and dotted ones show half, and candles stand before them. */
const MIN_SHARE = 0.3;
/** Rows of one line stand out alike, to this share of the strongest. */
const ALIKE = 0.4;

/** A thin horizontal line, pixels. */
export interface GridLine {
  /** Its middle. */
  readonly y: number;
  readonly thickPx: number;
  /** By how much it stands out from its ground, on each channel. */
  readonly contrast: Rgb;
}

/** How far above and below a line its ground is looked at, pixels, beside letters of this height: further than a line there is thick. */
export function lineReachPx(letterPx: number): number {
  return Math.max(2, Math.round(letterPx / 6));
}

/**
 * The thin horizontal lines that cross a region: grid, price lines. `reachPx` is how far above and below a line its ground is looked at,
 * more than the thickness of the line.
 */
export function gridLines(picture: Picture, region: PixelRegion, reachPx: number): readonly GridLine[] {
  const lines: GridLine[] = [];
  let rows: Rgb[] = [];
  for (let y = region.top; y <= region.bottom; y++) {
    const inside = y < region.bottom && y >= reachPx && y + reachPx < picture.height;
    const row = inside ? lineOf(picture, region, y, reachPx) : null;
    if (row !== null) rows.push(row);
    else if (rows.length > 0) {
      if (rows.length <= 2 * reachPx) lines.push(middleLine(rows, y - rows.length));
      rows = [];
    }
  }
  return lines;
}

/** The line that rows next to each other make: the strongest of them, and those beside it that stand out as it does. Compression leaves ripples beside a line, weaker or of the other sign. */
function middleLine(rows: readonly Rgb[], firstRow: number): GridLine {
  const lengths = rows.map((row) => Math.hypot(...row));
  const strongest = lengths.indexOf(Math.max(...lengths));
  const alike = (index: number): boolean =>
    index >= 0 && index < rows.length && isAlike(rows[index]!, rows[strongest]!);
  let [top, bottom] = [strongest, strongest];
  while (alike(top - 1)) top--;
  while (alike(bottom + 1)) bottom++;
  const thickPx = bottom - top + 1;
  return { y: firstRow + top + thickPx / 2, thickPx, contrast: rows[strongest]! };
}

/** Whether something stands out from its ground as a line does: in the same colours, and not much less. */
export function isAlike(contrast: Rgb, ofLine: Rgb): boolean {
  return dot(contrast, ofLine) >= ALIKE * dot(ofLine, ofLine);
}

const dot = (one: Rgb, other: Rgb): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** By how much the pixels of a row that stand out from one ground above and below do so in the mean, on each channel; null where they are too few. */
function lineOf({ width, rgb }: Picture, { left, right }: PixelRegion, y: number, reachPx: number): Rgb | null {
  const reach = reachPx * width;
  const total = right - left;
  const mostMissing = total - Math.floor(MIN_SHARE * total);
  const sum: [number, number, number] = [0, 0, 0];
  let seen = 0;
  for (let x = left; x < right; x++) {
    if (x - left - seen > mostMissing) return null;
    const here = y * width + x;
    const above = channelDifference(rgb, here, here - reach);
    if (above <= MIN_CONTRAST) continue;
    const contrast = Math.min(above, channelDifference(rgb, here, here + reach));
    if (contrast <= MIN_CONTRAST) continue;
    if (channelDifference(rgb, here - reach, here + reach) > Math.max(MIN_CONTRAST, RINGING * contrast)) continue;
    seen++;
    for (const channel of [0, 1, 2] as const)
      sum[channel] += rgb[here * 3 + channel]! - rgb[(here - reach) * 3 + channel]!;
  }
  if (total <= 0 || seen / total < MIN_SHARE) return null;
  return [sum[0] / seen, sum[1] / seen, sum[2] / seen];
}
