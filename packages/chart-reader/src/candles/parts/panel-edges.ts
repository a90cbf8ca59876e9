import { channelDifference } from '../../picture/channel-difference.ts';
import type { Picture } from '../../picture/picture.ts';
import { NARROWEST_PART_PX } from './chart-part.ts';
import { EVENLY_PX, STEP } from './find-seams.ts';

/** Share of the picture's height that an edge runs along: panels end at title bars and status lines. */
const LEAST_HEIGHT = 0.4;
/** Lines that cross an edge interrupt it by so many rows. */
const LONGEST_GAP_PX = 4;
/** Both sides of one border. */
const BORDER_PX = 8;
const FEWEST_GRID_LINES = 4;

interface Edge {
  /** First column behind the edge. */
  readonly x: number;
  readonly heightPx: number;
}

/**
 * Columns at which panels of a window begin or end beside each other, such as a list of quotes, a book of orders or a card on a page: where the
 * colour changes over a good part of the height. The longest first, without the lines of a grid.
 */
export function panelEdges(picture: Picture): number[] {
  const edges: Edge[] = [];
  for (let x = 1; x < picture.width; x++) {
    const heightPx = longestStep(picture, x);
    if (heightPx < LEAST_HEIGHT * picture.height) continue;
    const last = edges.at(-1);
    if (last === undefined || x - last.x > BORDER_PX) edges.push({ x, heightPx });
    else if (heightPx > last.heightPx) edges.splice(-1, 1, { x, heightPx });
  }
  const places = edges.map(({ x }) => x);
  return edges
    .filter(({ x }) => Math.min(x, picture.width - x) >= NARROWEST_PART_PX && !isGridLine(x, places))
    .toSorted((a, b) => b.heightPx - a.heightPx)
    .map(({ x }) => x);
}

/** Rows of the longest stretch over which a column differs from the one before it. */
function longestStep({ width, height, rgb }: Picture, x: number): number {
  let longest = 0;
  let first = -1;
  let last = -1;
  for (let y = 0; y < height; y++) {
    if (channelDifference(rgb, y * width + x, y * width + x - 1) <= STEP) continue;
    if (first < 0 || y - last > LONGEST_GAP_PX + 1) first = y;
    last = y;
    longest = Math.max(longest, last - first + 1);
  }
  return longest;
}

/** Whether so many columns, this one among them, stand as far apart as each other. */
function isGridLine(x: number, places: readonly number[]): boolean {
  const isThere = (place: number): boolean => places.some((other) => Math.abs(other - place) <= EVENLY_PX);
  return places.some((other) => {
    const step = other - x;
    if (step === 0) return false;
    let first = x;
    let last = other;
    while (isThere(first - step)) first -= step;
    while (isThere(last + step)) last += step;
    return Math.round((last - first) / step) + 1 >= FEWEST_GRID_LINES;
  });
}
