import { expect, it } from 'vitest';
import { niceTicks } from './nice-ticks.ts';

it.each([
  [0, 100, 4, [0, 50, 100]],
  [-20, 130, 4, [0, 50, 100]],
  [0, 7, 4, [0, 2, 4, 6]],
  [0, 1, 4, [0, 1]],
  [0, 0, 4, [0]],
  [-1234, 0, 3, [-1000, -500, 0]],
])('%d to %d in about %d steps', (low, high, count, ticks) => {
  expect(niceTicks(low, high, count)).toEqual(ticks);
});
