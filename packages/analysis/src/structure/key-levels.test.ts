import { expect, test } from 'vitest';
import { candlesFrom, seriesOf, zigzag } from '../../test/candle-builders.ts';
import { findKeyLevels } from './key-levels.ts';
import { roundNumberNear } from './round-numbers.ts';
import { findSwings } from './swings.ts';

test('swings at one price make a level that counts its touches', () => {
  const series = seriesOf(candlesFrom(zigzag([103.3, 111.3, 106.3, 111.4, 106.4, 111.2, 108], 8)));
  const levels = findKeyLevels(series, findSwings(series));
  expect(levels.map(({ touches }) => touches.length)).toEqual([2, 3]);
  expect(levels[0]!.price).toBeCloseTo(106.35);
  expect(levels[1]!.price).toBeCloseTo(111.3);
});

test('a former high that holds as a low is one level', () => {
  const series = seriesOf(candlesFrom(zigzag([100.3, 107.3, 104.3, 112.3, 107.35, 110], 8)));
  const [level] = findKeyLevels(series, findSwings(series)).filter(({ touches }) => touches.length > 1);
  expect(level!.touches.map(({ kind }) => kind)).toEqual(['high', 'low']);
});

test.each([
  [1.09996, 0.0001, 1.1],
  [1.0851, 0.0002, 1.085],
  [1.0875, 0.0002, null],
  [156.01, 0.02, 156],
  [2649.5, 1, 2650],
  [2641, 1, null],
  [0.0003, 0.001, null],
  [1.1, 0, null],
])('the round number at %d within %d is %j', (price, tolerance, round) => {
  expect(roundNumberNear(price, tolerance)).toBe(round);
});
