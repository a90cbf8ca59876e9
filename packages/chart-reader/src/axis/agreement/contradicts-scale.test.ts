import { expect, test } from 'vitest';
import { contradictsScale } from './contradicts-scale.ts';

const ROWS = [158, 225, 291, 358, 424, 491, 558, 624, 691].map((y) => ({ y }));

test('tells numbers guessed to count evenly that bend with their rows', () => {
  const numbers = [2473, null, 2423, null, 2373, 2350, 2324, 2300, 2276];
  expect(contradictsScale(ROWS, { scale: 'linear', numbers })).toBe(true);
  expect(contradictsScale(ROWS, { scale: 'log', numbers })).toBe(false);
});

test('leaves those alone that do count evenly, rounded or not', () => {
  const even = ROWS.map((_, row) => 2475 - 25 * row);
  const rounded = ROWS.map((_, row) => Math.round(247_500 - 2466.7 * row));
  expect([even, rounded].map((numbers) => contradictsScale(ROWS, { scale: 'linear', numbers }))).toEqual([
    false,
    false,
  ]);
});
