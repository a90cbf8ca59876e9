import { expect, it } from 'vitest';
import { mostCommon, repeated } from './most-common.ts';

it('answers the value that occurs most often, and the largest of several', () => {
  expect(mostCommon([2, 5, 2, 3])).toBe(2);
  expect(mostCommon([2, 5, 5, 2])).toBe(5);
  expect(mostCommon([])).toBe(0);
});

it('keeps the values that occur so many times or more, each time', () => {
  expect(repeated([2, 3, 2, 5, 2, 3], 2)).toEqual([2, 3, 2, 2, 3]);
  expect(repeated([], 1)).toEqual([]);
});
