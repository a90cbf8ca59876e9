import { expect, it } from 'vitest';
import { mostCommon } from './most-common.ts';

it('answers the value that occurs most often, and the largest of several', () => {
  expect(mostCommon([2, 5, 2, 3])).toBe(2);
  expect(mostCommon([2, 5, 5, 2])).toBe(5);
  expect(mostCommon([])).toBe(0);
});
