import { FOREIGN } from './candle-coverage.ts';
import type { ChartBounds } from './chart-bounds.ts';
import { isCovered } from './coverage-sums.ts';
import { findGaps } from './find-gaps.ts';
import { rgbDistance } from '../../picture/rgb.ts';
import { unpacked } from '../../picture/packed-colour.ts';
import type { InkMask } from '../mask/ink-mask.ts';

/** Straight distance of 8-bit channels from which the colours of a line and of the ground differ. */
const OTHER_COLOUR = 6;
/** A line that parts candles in fewer columns may do so by chance, and so may one that they cover in more than it parts them. */
const FEWEST_PARTED = 3;

/**
 * The coverage with rows in which lines of the grid run over the candles hidden: there background shows between two rows of a candle in every column,
 * while candles over a grid cover it. The background has the line's own colour in these rows. Where candles show through a line it has another colour
 * over them, and hides them there. The same coverage where there are none.
 */
export function hiddenByGrid(mask: InkMask, coverage: Uint8Array, bounds: ChartBounds): Uint8Array {
  const { rows, mixed } = linesOverCandles(mask, coverage, bounds);
  if (rows.length === 0 && mixed.length === 0) return coverage;
  const hidden = coverage.slice();
  for (const pixel of mixed) hidden[pixel] = FOREIGN;
  for (const y of rows) {
    const end = y * mask.width + bounds.right;
    for (let pixel = y * mask.width + bounds.left; pixel <= end; pixel++) {
      if (!isCovered(hidden[pixel]!)) hidden[pixel] = FOREIGN;
    }
  }
  return hidden;
}

/** Rows in which lines part candles, and pixels in gaps of lines that have neither the line's colour nor the candle's. */
function linesOverCandles(
  { width, height, background, ink }: InkMask,
  coverage: Uint8Array,
  bounds: ChartBounds,
): { readonly rows: readonly number[]; readonly mixed: readonly number[] } {
  const parted = new Int32Array(height);
  const mixed: number[] = [];
  findGaps(coverage, width, bounds, false, (pixel, rows) => {
    if (!isLine(background, pixel, rows, width)) return;
    const below = Math.floor(pixel / width);
    for (let y = below - rows; y < below; y++) parted[y]!++;
    const gap = Array.from({ length: rows }, (_, row) => pixel - (row + 1) * width);
    if (gap.every((at) => ink[at] === 1)) mixed.push(...gap);
  });
  const coveredIn = (y: number): number =>
    coverage.subarray(y * width + bounds.left, y * width + bounds.right + 1).filter(isCovered).length;
  const rows = [...parted.keys()].filter((y) => parted[y]! >= FEWEST_PARTED && coveredIn(y) <= parted[y]!);
  return { rows, mixed };
}

/** Whether the middle of a gap above a pixel has another ground than the candle on either side of it. */
function isLine(background: Uint32Array, pixel: number, gap: number, width: number): boolean {
  const line = unpacked(background[pixel - ((gap + 1) >> 1) * width]!);
  const isOther = (at: number): boolean => rgbDistance(unpacked(background[at]!), line) >= OTHER_COLOUR;
  return isOther(pixel + width) && isOther(pixel - (gap + 2) * width);
}
