import { channelDifference } from '../../picture/channel-difference.ts';
import type { PixelRegion } from '../../ink/pixel-region.ts';
import type { Picture } from '../../picture/picture.ts';

/** Faintest step between two bands, on the channel where it shows most, and how even either is. */
const MIN_STEP = 4;
const MOST_UNEVEN = 1;
/** Share of its length that a step must show: candles stand before it. */
const MIN_SHARE = 0.4;

/**
 * Edges of the bands of two shades that lie behind candles instead of the lines of a grid, or between them: rows, to a part of a pixel, below which most
 * of a region has another ground than above.
 */
export function bandRows(picture: Picture, region: PixelRegion): readonly number[] {
  const edges: number[] = [];
  for (let y = Math.max(2, region.top); y < Math.min(picture.height - 2, region.bottom); y++) {
    const edge = edgeIn(picture, region, y);
    // Of an edge between two pixels the rows on either side of it tell.
    if (edge !== null && edge - (edges.at(-1) ?? Number.NEGATIVE_INFINITY) > 1) edges.push(edge);
  }
  return edges;
}

/** Where in a row one even ground ends and another begins in most columns; null where it does not. */
function edgeIn({ width, rgb }: Picture, { left, right }: PixelRegion, y: number): number | null {
  let seen = 0;
  let below = 0;
  for (let x = left; x < right; x++) {
    const here = y * width + x;
    const step = channelDifference(rgb, here - width, here + width);
    if (step < MIN_STEP) continue;
    if (channelDifference(rgb, here - 2 * width, here - width) > MOST_UNEVEN) continue;
    if (channelDifference(rgb, here + width, here + 2 * width) > MOST_UNEVEN) continue;
    const toAbove = channelDifference(rgb, here, here - width);
    // A line along the edge is no mixture of both.
    if (toAbove + channelDifference(rgb, here, here + width) > step + MOST_UNEVEN) continue;
    seen++;
    below += toAbove / step;
  }
  return seen === 0 || seen < MIN_SHARE * (right - left) ? null : y + 1 - below / seen;
}
