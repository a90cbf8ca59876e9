import { expect, it } from 'vitest';
import { inkPixels } from '../layers/ink-pixels.ts';
import { findInkRuns } from './ink-runs.ts';
import { tabulateRuns } from './run-table.ts';

/** Pairs among the runs of two equal rows, `#` for ink, as columns from and to. */
function pairsIn(row: string): readonly string[] {
  const ink = Uint8Array.from(row + row, (pixel) => (pixel === '#' ? 1 : 0));
  const window = { x: 0, y: 0, w: row.length, h: 2 };
  const { pairs } = tabulateRuns(findInkRuns(inkPixels(ink), row.length, 20)!, window, row.length, 20);
  return pairs.left.map((left, index) => `${left}-${pairs.right[index]!}`);
}

it('pairs the sides of an empty body, also about a wick in its middle', () => {
  expect(pairsIn('..#.....#..')).toStrictEqual(['2-9']);
  expect(pairsIn('..#..#..#..')).toStrictEqual(['2-6', '2-9', '5-9']);
});

it('pairs no sides about what stands beside their middle, or is thicker', () => {
  expect(pairsIn('..#.#....#..')).toStrictEqual(['2-5', '4-10']);
  expect(pairsIn('..#..####..')).toStrictEqual([]);
});
