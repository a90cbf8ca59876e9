import { FOREIGN } from './candle-coverage.ts';
import type { ChartBounds } from './chart-bounds.ts';
import { isCovered } from './coverage-sums.ts';
import { rgbDistance } from '../../picture/rgb.ts';
import { unpacked } from '../../picture/packed-colour.ts';
import type { InkMask } from '../mask/ink-mask.ts';

/** What parts a candle in more rows than this is no line. */
const THICKEST_PX = 6;
/** Fewer rows above it may be the border of a hollow body. */
const FEWEST_ROWS = 2;
/** Straight distance of 8-bit channels from which the colours of a line and of the ground differ. */
const OTHER_COLOUR = 10;
/** A line that parts candles in fewer columns may do so by chance, and so may one that they cover in more than this share of as many. */
const FEWEST_PARTED = 3;
const MOST_COVERED = 0.25;

/**
 * The coverage with rows in which lines of the grid run over the candles hidden: there background shows between two rows of a candle in every column,
 * while candles over a grid cover it. The background has the line's own colour in these rows. The same coverage where there are none.
 */
export function hiddenByGrid(mask: InkMask, coverage: Uint8Array, bounds: ChartBounds): Uint8Array {
  const rows = rowsOverCandles(mask, coverage, bounds);
  if (rows.length === 0) return coverage;
  const hidden = coverage.slice();
  for (const y of rows) {
    const end = y * mask.width + bounds.right;
    for (let pixel = y * mask.width + bounds.left; pixel <= end; pixel++) {
      if (!isCovered(hidden[pixel]!)) hidden[pixel] = FOREIGN;
    }
  }
  return hidden;
}

function rowsOverCandles(
  { width, height, background }: InkMask,
  coverage: Uint8Array,
  { left, right, top, bottom }: ChartBounds,
): number[] {
  const parted = new Int32Array(height);
  const covered = new Int32Array(height);
  // Rows of each column that are covered without a gap, and of the gap below them.
  const runs = new Int32Array(right - left + 1);
  const gaps = new Int32Array(right - left + 1);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const pixel = y * width + x;
      const value = coverage[pixel]!;
      const column = x - left;
      const gap = gaps[column]!;
      if (isCovered(value)) {
        covered[y]!++;
        if (gap > 0 && runs[column]! >= FEWEST_ROWS && isLine(background, pixel, gap, width)) {
          for (let row = y - gap; row < y; row++) parted[row]!++;
        }
        runs[column] = gap > 0 ? 1 : runs[column]! + 1;
        gaps[column] = 0;
      } else if (value === FOREIGN || gap === THICKEST_PX) {
        runs[column] = 0;
        gaps[column] = 0;
      } else if (runs[column]! > 0) gaps[column] = gap + 1;
    }
  }
  return [...parted.keys()].filter((y) => parted[y]! >= FEWEST_PARTED && covered[y]! <= MOST_COVERED * parted[y]!);
}

/** Whether the middle of a gap above a pixel has another ground than the candle on either side of it. */
function isLine(background: Uint32Array, pixel: number, gap: number, width: number): boolean {
  const line = unpacked(background[pixel - ((gap + 1) >> 1) * width]!);
  const isOther = (at: number): boolean => rgbDistance(unpacked(background[at]!), line) >= OTHER_COLOUR;
  return isOther(pixel + width) && isOther(pixel - (gap + 2) * width);
}
