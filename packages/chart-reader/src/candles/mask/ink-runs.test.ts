import { describe, expect, it } from 'vitest';
import { findInkRuns } from './ink-runs.ts';

function mask(rows: readonly string[]) {
  const ink = Uint8Array.from(rows.join(''), Number);
  return { width: rows[0]?.length ?? 0, height: rows.length, ink, background: new Uint32Array(ink.length) };
}

function first(count: number, values: Iterable<number> = []): number[] {
  return [...values].slice(0, count);
}

describe('findInkRuns', () => {
  it('lists runs from the top and from the left', () => {
    const runs = findInkRuns(mask(['0110010', '0000000', '1000000']), 7, 10);
    expect(runs?.count).toBe(3);
    expect(first(3, runs?.row)).toStrictEqual([0, 0, 2]);
    expect(first(3, runs?.left)).toStrictEqual([1, 5, 0]);
    expect(first(3, runs?.right)).toStrictEqual([2, 5, 0]);
  });

  it('calls a run upright if the next row repeats it within a pixel', () => {
    const runs = findInkRuns(mask(['011001', '111000', '000000']), 6, 10);
    expect(first(3, runs?.upright)).toStrictEqual([1, 0, 1]);
  });

  it('leaves out runs that are too wide', () => {
    expect(findInkRuns(mask(['111101']), 3, 10)?.count).toBe(1);
  });

  it('lists as many as there are', () => {
    const width = 400;
    const ink = Uint8Array.from({ length: width * 400 }, (_, pixel) => 1 - (pixel % 2));
    const runs = findInkRuns({ width, height: 400, ink }, 3, 1_000_000);
    expect(runs?.count).toBe(80_000);
    expect([runs?.row[79_999], runs?.left[79_999], runs?.upright[79_999], runs?.upright[0]]).toStrictEqual([
      399, 398, 1, 1,
    ]);
  });

  it('gives up on more runs than wanted', () => {
    expect(findInkRuns(mask(['10101']), 3, 2)).toBeNull();
    expect(findInkRuns(mask(['10101']), 3, 3)?.count).toBe(3);
  });
});
