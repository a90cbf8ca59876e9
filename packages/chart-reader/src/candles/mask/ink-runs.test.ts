import { describe, expect, it } from 'vitest';
import { inkPixels } from '../layers/ink-pixels.ts';
import { findInkRuns, type InkRuns } from './ink-runs.ts';

/** The runs of a mask given row by row, `1` for ink. */
function runsOf(rows: readonly string[], widestPx: number, most: number): InkRuns | null {
  return findInkRuns(inkPixels(Uint8Array.from(rows.join(''), Number)), rows[0]!.length, widestPx, most);
}

function first(count: number, values: Iterable<number> = []): number[] {
  return [...values].slice(0, count);
}

describe('findInkRuns', () => {
  it('lists runs from the top and from the left', () => {
    const runs = runsOf(['0110010', '0000000', '1000000'], 7, 10);
    expect(runs?.count).toBe(3);
    expect(first(3, runs?.row)).toStrictEqual([0, 0, 2]);
    expect(first(3, runs?.left)).toStrictEqual([1, 5, 0]);
    expect(first(3, runs?.right)).toStrictEqual([2, 5, 0]);
  });

  it('ends a run with its row', () => {
    const runs = runsOf(['0011', '1100'], 4, 10);
    expect(first(2, runs?.left)).toStrictEqual([2, 0]);
    expect(first(2, runs?.right)).toStrictEqual([3, 1]);
  });

  it('calls a run upright if the next row repeats it within a pixel', () => {
    const runs = runsOf(['011001', '111000', '000000'], 6, 10);
    expect(first(3, runs?.upright)).toStrictEqual([1, 0, 1]);
  });

  it('leaves out runs that are too wide', () => {
    expect(runsOf(['111101'], 3, 10)?.count).toBe(1);
  });

  it('lists as many as there are', () => {
    const width = 400;
    const ink = Uint8Array.from({ length: width * 400 }, (_, pixel) => 1 - (pixel % 2));
    const runs = findInkRuns(inkPixels(ink), width, 3, 1_000_000);
    expect(runs?.count).toBe(80_000);
    expect([runs?.row[79_999], runs?.left[79_999], runs?.upright[79_999], runs?.upright[0]]).toStrictEqual([
      399, 398, 1, 1,
    ]);
  });

  it('gives up on more runs than wanted', () => {
    expect(runsOf(['10101'], 3, 2)).toBeNull();
    expect(runsOf(['10101'], 3, 3)?.count).toBe(3);
  });
});
