import { channelDifference } from '../../picture/channel-difference.ts';
import type { Picture } from '../../picture/picture.ts';
import { type GridOffset, gridOffset } from './grid-offset.ts';

/** Faintest tick told from its ground, on the channel where it shows most, and how many times as strong as the rings that compression leaves about letters. */
const MIN_CONTRAST = 8;
const ABOVE_RINGING = 3;
const MIN_CONTRAST_IN_NOISE = 40;

/** Columns of one row of ticks say the same to within this. */
const SAME_OFFSET_PX = 0.5;
/** A tick is several columns wide; the foot of a digit or its soft edge one. */
const FEWEST_COLUMNS = 2;

/** What ticks look like at most. */
export interface TickLook {
  /** How far from its label a tick may lie, pixels. */
  readonly reachPx: number;
  /** How much ticks may differ in that, pixels. */
  readonly spreadPx: number;
  readonly thickPx: number;
  /** Least contrast with its ground, on the channel where it shows most. */
  readonly faintest: number;
}

/** How faint a tick may be beside labels with such ringing around them, as `ringingAround` has it; null for noise all over, where rings are not told from it. */
export function faintestTick(ringing: number | null): number {
  return ringing === null ? MIN_CONTRAST_IN_NOISE : Math.max(MIN_CONTRAST, ABOVE_RINGING * ringing);
}

/** Ticks of a column of labels: their rows, and how the labels stand to them. */
export interface TickRows extends GridOffset {
  readonly rows: readonly number[];
}

/**
 * Rows of the ticks beside labels: short lines, all in the same columns of pixels between `left` and `right`, and all at
 * one distance from their labels. However short and faint they are, nothing else stands beside every label alike.
 * Null where no two columns of pixels hold any.
 *
 * @param heights middles of the labels
 */
export function tickRows(
  picture: Picture,
  heights: readonly number[],
  { left, right }: { readonly left: number; readonly right: number },
  look: TickLook,
): TickRows | null {
  const columns: TickRows[] = [];
  for (let x = Math.max(0, left); x < Math.min(picture.width, right); x++) {
    const rows = [...new Set(heights.flatMap((y) => thinRuns(picture, x, y, look)))];
    const found = gridOffset(heights, rows, look);
    if (found !== null) columns.push({ ...found, rows });
  }
  const support = (found: TickRows) =>
    columns.filter(({ offsetPx }) => Math.abs(offsetPx - found.offsetPx) <= SAME_OFFSET_PX).length;
  const wide = columns.filter((found) => support(found) >= FEWEST_COLUMNS);
  return wide.toSorted((a, b) => b.matched - a.matched || support(b) - support(a))[0] ?? null;
}

/** Middles, weighted by contrast, of the thin lines that cross a column of pixels near a height. */
function thinRuns(picture: Picture, x: number, y: number, look: TickLook): readonly number[] {
  const { reachPx, thickPx, faintest } = look;
  const first = Math.max(thickPx, Math.floor(y - reachPx - thickPx));
  const last = Math.min(picture.height - 1 - thickPx, Math.ceil(y + reachPx + thickPx));
  const contrasts: number[] = [];
  for (let row = first; row <= last; row++) contrasts.push(lineContrast(picture, x, row, thickPx));
  const middles: number[] = [];
  for (let start = 0; start < contrasts.length; start++) {
    if (contrasts[start]! < faintest) continue;
    let end = start;
    while (end + 1 < contrasts.length && contrasts[end + 1]! >= faintest) end++;
    // What goes on beyond the rows asked is no tick.
    if (start > 0 && end < contrasts.length - 1 && end - start < thickPx)
      middles.push(first + centroid(contrasts, start, end));
    start = end;
  }
  return middles;
}

/** How much a pixel stands out from what lies above and below a line through it, which may be two shades: bands alternate with the lines of a grid. */
function lineContrast({ width, rgb }: Picture, x: number, y: number, thickPx: number): number {
  const here = y * width + x;
  const away = thickPx * width;
  return Math.min(channelDifference(rgb, here, here - away), channelDifference(rgb, here, here + away));
}

function centroid(weights: readonly number[], start: number, end: number): number {
  let sum = 0;
  let moment = 0;
  for (let index = start; index <= end; index++) {
    sum += weights[index]!;
    moment += weights[index]! * (index + 0.5);
  }
  return moment / sum;
}
