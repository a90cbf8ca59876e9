import { expect, test } from 'vitest';
import { syntheticCandles, taLibIndicator } from '../../test/reference-data.ts';
import { averageTrueRange, exponentialAverage, relativeStrength } from './indicators.ts';

const REFERENCE = new URL('../../test-data/synthetic_talib_indicators.csv.gz', import.meta.url);
/** TA-Lib starts its averages with other first values; after so many bars nothing is left of that. */
const WARM_UP = 3000;
const candles = syntheticCandles();
const closes = candles.map(({ close }) => close);

test.each([
  ['ATR14', averageTrueRange(candles, 14)],
  ['RSI14', relativeStrength(closes, 14)],
  ['EMA20', exponentialAverage(closes, 20)],
  ['EMA50', exponentialAverage(closes, 50)],
  ['EMA200', exponentialAverage(closes, 200)],
])('%s equals TA-Lib within 1e-9 of its value after warm-up', (column, values) => {
  const expected = taLibIndicator(REFERENCE, column);
  const apart = values.slice(WARM_UP).map((value, i) => {
    const reference = expected[WARM_UP + i]!;
    return Math.abs(value! - reference) / Math.abs(reference);
  });
  expect(apart).toHaveLength(candles.length - WARM_UP);
  expect(Math.max(...apart)).toBeLessThan(1e-9);
});

test('the first bars get the mean true range so far', () => {
  const bars = [
    { open: 1, high: 3, low: 1, close: 2 },
    { open: 2, high: 6, low: 2, close: 6 },
  ];
  expect(averageTrueRange(bars, 14)).toEqual([2, 3]);
});

test('an average is null until its length is there', () => {
  expect(exponentialAverage([1, 1, 1, 1], 3)).toEqual([null, null, 1, 1]);
});

test('a price that never moved has no relative strength', () => {
  expect(
    relativeStrength(
      Array.from({ length: 20 }, () => 1.1),
      14,
    ).every((value) => value === null),
  ).toBe(true);
});
