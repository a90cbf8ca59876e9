import { expect, it } from 'vitest';
import { FOREIGN, FULL } from './candle-coverage.ts';
import { findGaps } from './find-gaps.ts';

/** The gaps of a column, `#` covered and `?` hidden, as first row below and rows. */
function gapsIn(column: string, hidesToo: boolean): readonly string[] {
  const coverage = Uint8Array.from(column, (row) => ({ '#': FULL, '?': FOREIGN })[row] ?? 0);
  const gaps: string[] = [];
  const bounds = { left: 0, right: 0, top: 0, bottom: column.length - 1 };
  findGaps(coverage, 1, bounds, hidesToo, (pixel, rows) => gaps.push(`${pixel}:${rows}`));
  return gaps;
}

it('finds gaps as high as a line between rows of a candle', () => {
  expect(gapsIn('.##..##.##', false)).toStrictEqual(['5:2', '8:1']);
});

it('finds none below a border, none higher than a line, and none at the ends', () => {
  expect(gapsIn('..#..##.....', false)).toStrictEqual([]);
  expect(gapsIn('##.......##', false)).toStrictEqual([]);
});

it('counts hidden rows as the gap, or has them end the candle', () => {
  expect(gapsIn('##.?.##', true)).toStrictEqual(['5:3']);
  expect(gapsIn('##.?.##', false)).toStrictEqual([]);
});
