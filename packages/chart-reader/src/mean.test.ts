import { expect, test } from 'vitest';
import { mean } from './mean.ts';

test('the mean of some values, and 0 of none', () => {
  expect(mean([2, 4, 9])).toBe(5);
  expect(mean([])).toBe(0);
});
