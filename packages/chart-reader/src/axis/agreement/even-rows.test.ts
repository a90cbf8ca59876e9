import { expect, test } from 'vitest';
import { evenRows } from './even-rows.ts';

test('counts the rows of labels, also where some are hidden, and leaves out what stands between them', () => {
  expect(evenRows([20, 51, 82.5, 100, 144, 175, 237])[0]).toEqual([0, 1, 2, null, 4, 5, 7]);
});

test('asks for other rows too where several kinds of numbers stand in one column', () => {
  const ways = evenRows([161, 358.5, 718.5, 898.5, 1100, 1200, 1300, 1400]);
  expect(ways).toContainEqual([null, 0, 2, 3, null, null, null, null]);
});

test('finds none among rows that are not even', () => {
  expect(evenRows([20, 70])).toEqual([]);
  expect(evenRows([50, 72, 105, 190])).toEqual([]);
});
