import type { InkMask } from './ink-mask.ts';

/** Horizontal stretches of ink, row by row from the top and from left to right. */
export interface InkRuns {
  readonly count: number;
  readonly row: Int32Array;
  /** First column. */
  readonly left: Int32Array;
  /** Last column. */
  readonly right: Int32Array;
  /** 1 where the row above or below has a run that begins and ends within a pixel of this one. */
  readonly upright: Uint8Array;
}

/** Collects the horizontal runs of ink that are at most `widestPx` wide; null if there are more than `most`, as in a photo. */
export function findInkRuns(mask: Pick<InkMask, 'width' | 'height' | 'ink'>, widestPx: number, most: number): InkRuns | null {
  const count = countRuns(mask, widestPx);
  if (count > most) return null;
  const runs = {
    count,
    row: new Int32Array(count),
    left: new Int32Array(count),
    right: new Int32Array(count),
    upright: new Uint8Array(count),
  };
  const { width, height, ink } = mask;
  // Which run of the row above begins at a column, one-based so that 0 means none.
  let above = new Int32Array(width + 2);
  let current = new Int32Array(width + 2);
  let lastRow = -1;
  let index = 0;
  for (let y = 0; y < height; y++) {
    const offset = y * width;
    for (let x = 0; x < width; x++) {
      if (ink[offset + x] !== 1) continue;
      const left = x;
      while (x + 1 < width && ink[offset + x + 1] === 1) x++;
      if (x - left >= widestPx) continue;
      if (y !== lastRow) {
        [above, current] = [current, above];
        current.fill(0);
        if (y !== lastRow + 1) above.fill(0);
        lastRow = y;
      }
      runs.row[index] = y;
      runs.left[index] = left;
      runs.right[index] = x;
      current[left + 1] = index + 1;
      for (let column = left; column <= left + 2; column++) {
        const other = above[column]! - 1;
        if (other < 0 || Math.abs(runs.right[other]! - x) > 1) continue;
        runs.upright[index] = 1;
        runs.upright[other] = 1;
      }
      index++;
    }
  }
  return runs;
}

function countRuns({ width, height, ink }: Pick<InkMask, 'width' | 'height' | 'ink'>, widestPx: number): number {
  let count = 0;
  for (let y = 0; y < height; y++) {
    const offset = y * width;
    for (let x = 0; x < width; x++) {
      if (ink[offset + x] !== 1) continue;
      const left = x;
      while (x + 1 < width && ink[offset + x + 1] === 1) x++;
      if (x - left < widestPx) count++;
    }
  }
  return count;
}
