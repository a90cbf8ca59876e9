import { expect, test } from 'vitest';
import { candlesFrom, seriesOf, zigzag } from '../../test/candle-builders.ts';
import { currentRange, findDealingRanges, rangePosition, type DealingRange } from './dealing-range.ts';
import { findBreaks } from './structure-breaks.ts';
import { findSwings } from './swings.ts';

const rangeOf = (closes: readonly number[]): DealingRange | null => {
  const series = seriesOf(candlesFrom(closes));
  const swings = findSwings(series);
  return currentRange(series, swings, findDealingRanges(series, findBreaks(series, swings)));
};

test('the range is the leg that broke structure, stretched to where price went since', () => {
  expect(rangeOf(zigzag([100, 110, 105, 116, 112], 8))).toMatchObject({
    low: 105,
    lowAt: 16,
    high: 116,
    highAt: 24,
    invalidatedAt: null,
  });
});

test('before any break it spans the last swings', () => {
  expect(rangeOf(zigzag([100, 110, 105, 108], 8))).toMatchObject({ low: 105, high: 110 });
});

test('without swings on both sides there is none', () => {
  expect(rangeOf(Array.from({ length: 40 }, (_, i) => 100 + i))).toBeNull();
});

test('a quarter up from the low is discount, three quarters premium', () => {
  const range = { low: 100, high: 108 };
  expect(rangePosition(range, 102)).toBe(0.25);
  expect(rangePosition(range, 106)).toBe(0.75);
});
