import { expect, test } from 'vitest';
import { isMultiple } from './is-multiple.ts';

test('tells whole numbers from two on, but for what measuring leaves', () => {
  expect([2, 3.1, 2.9].map((times) => isMultiple(times, 0.05))).toStrictEqual([true, true, true]);
  expect([1, 1.02, 0.5, 2.667, 3.2].map((times) => isMultiple(times, 0.05))).toStrictEqual(Array(5).fill(false));
});
