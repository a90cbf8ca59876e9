import type { Candle } from '@pipsight/trading';
import { describe, expect, test } from 'vitest';
import { isPresent, MARKET_DATA, marketCandles, syntheticCandles, numberColumns } from '../../test/reference-data.ts';
import { averageDirection } from './average-direction.ts';
import {
  averageConvergence,
  averageTrueRange,
  bollingerBands,
  exponentialAverage,
  relativeStrength,
} from './indicators.ts';

/** TA-Lib starts its averages with other first values; after so many bars nothing is left of that. */
const WARM_UP = 3000;
const FLAT = Array.from({ length: 60 }, () => 1.1);

describe('on synthetic candles', () => {
  equalsTaLib(syntheticCandles(), new URL('../../test-data/synthetic_talib_indicators.csv.gz', import.meta.url));
});

describe.runIf(isPresent(MARKET_DATA))('on EURUSD M15', () => {
  equalsTaLib(marketCandles(), new URL('talib/EURUSD_M15_talib_indicators.csv.gz', MARKET_DATA));
});

function equalsTaLib(candles: readonly Candle[], reference: URL): void {
  const closes = candles.map(({ close }) => close);
  const convergence = averageConvergence(closes);
  const bands = bollingerBands(closes, 20);
  test.each([
    ['ATR14', averageTrueRange(candles, 14)],
    ['RSI14', relativeStrength(closes, 14)],
    ['EMA20', exponentialAverage(closes, 20)],
    ['EMA50', exponentialAverage(closes, 50)],
    ['EMA200', exponentialAverage(closes, 200)],
    ['ADX14', averageDirection(candles, 14)],
    ['MACD', convergence.map((at) => at?.line ?? null)],
    ['MACDSignal', convergence.map((at) => at?.signal ?? null)],
    ['BBU20', bands.map((at) => at?.upper ?? null)],
    ['BBM20', bands.map((at) => at?.middle ?? null)],
    ['BBL20', bands.map((at) => at?.lower ?? null)],
  ])('%s equals TA-Lib within 1e-9 after warm-up', (column, values) => {
    const expected = numberColumns(reference)[column]!;
    const apart = values.slice(WARM_UP).map((value, i) => {
      const theirs = expected[WARM_UP + i]!;
      return Math.abs(value! - theirs) / Math.max(1, Math.abs(theirs));
    });
    expect(apart).toHaveLength(candles.length - WARM_UP);
    expect(Math.max(...apart)).toBeLessThan(1e-9);
  });
}

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

test('a price that never moved has neither relative strength nor direction', () => {
  const still = FLAT.map((price) => ({ open: price, high: price, low: price, close: price }));
  expect(relativeStrength(FLAT, 14).every((value) => value === null)).toBe(true);
  expect(averageDirection(still, 14).every((value) => value === null)).toBe(true);
});

test('the bands of a price that never moved lie on it', () => {
  expect(bollingerBands([1.5, 1.5, 1.5], 3)).toEqual([null, null, { lower: 1.5, middle: 1.5, upper: 1.5 }]);
});

test('a convergence is null until its signal has nine values', () => {
  expect(averageConvergence(FLAT).findIndex((value) => value !== null)).toBe(33);
});
