import { expect, test } from 'vitest';
import { areRound, roundSteps } from './round-steps.ts';

test('tells the round numbers that a price is a multiple of', () => {
  expect(roundSteps(150)).toEqual([1, 2, 5, 10, 25, 50]);
});

test.each([
  ['a step of 50, one label missing', [25150, 25100, 25000, 24950], true],
  ['a step of 25', [1925, 1950, 1975], true],
  ['rows at even distances', [4187270, 3860452, 3533635, 3206817], false],
  ['a step of 40', [1200, 1160, 1120], false],
  ['a round step from a number that is none', [1503, 1553, 1603], false],
  ['one price twice', [1500, 1500, 1550], false],
  ['a single price', [1500], false],
])('%s', (_, units, round) => {
  expect(areRound(units)).toBe(round);
});
