import { expect, it } from 'vitest';
import { median } from './median.ts';

it('answers the middle value, and the upper one of two', () => {
  expect(median([7, 1, 10])).toBe(7);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(median([])).toBe(0);
});
