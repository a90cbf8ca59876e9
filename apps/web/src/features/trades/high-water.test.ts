import { expect, it } from 'vitest';
import { highWater } from './high-water.ts';

const cornersOf = (...values: number[]) => highWater(values).map(({ at, level }) => [at, level]);

it('follows a rise and stays level over a fall', () => {
  expect(cornersOf(0, 10, 5)).toEqual([
    [0, 0],
    [1, 10],
    [2, 10],
  ]);
});

it('rises again only where the line has come back up to it', () => {
  expect(cornersOf(0, -10, 30)).toEqual([
    [0, 0],
    [1, 0],
    [1.25, 0],
    [2, 30],
  ]);
});

it('is empty of nothing', () => {
  expect(cornersOf()).toEqual([]);
});
