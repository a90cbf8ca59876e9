import type { ChartBounds } from './chart-bounds.ts';
import { FOREIGN } from './candle-coverage.ts';
import { isCovered } from './coverage-sums.ts';
import { coveredRows, nextMarked } from './covered-rows.ts';

/** What parts a candle in more rows than this is no line. */
const THICKEST_PX = 6;
/** Fewer rows above a gap may be the border of a hollow body. */
const FEWEST_ROWS = 2;

/** Hears of a gap of so many rows right above a pixel. */
type OnGap = (pixel: number, rows: number) => void;

/**
 * Looks column by column for gaps between two rows of one candle that are no higher than a line is thick. Rows that something hides lie in a gap
 * if `hidesToo`, and end the candle otherwise. `width` is that of the picture.
 */
export function findGaps(
  coverage: Uint8Array,
  width: number,
  { left, right, top, bottom }: ChartBounds,
  hidesToo: boolean,
  onGap: OnGap,
): void {
  const rows = coveredRows(coverage, width);
  const marks = new Int32Array(rows.wordsPerColumn);
  for (let x = left; x <= right; x++) {
    rows.markBetween(x, x, marks);
    // Rows covered without a gap, and the last of them.
    let run = 0;
    let last = -1;
    for (let y = nextMarked(marks, top); y >= 0 && y <= bottom; y = nextMarked(marks, y + 1)) {
      const pixel = y * width + x;
      if (coverage[pixel] === FOREIGN && !hidesToo) run = 0;
      if (!isCovered(coverage[pixel]!)) continue;
      const gap = run === 0 ? 0 : y - last - 1;
      const isGap = gap > 0 && gap <= THICKEST_PX;
      if (isGap && run >= FEWEST_ROWS) onGap(pixel, gap);
      run = gap === 0 ? run + 1 : 1;
      last = y;
    }
  }
}
