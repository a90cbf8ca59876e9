import { expect, test } from 'vitest';
import { candlesFrom, seriesOf, zigzag } from '../../test/candle-builders.ts';
import { findPools, findSweeps } from './liquidity.ts';
import { findSwings } from './swings.ts';

test('two highs within a fraction of ATR are equal highs until price trades beyond them', () => {
  const closes = zigzag([100, 110, 105, 110.05, 104, 112, 108], 8);
  const series = seriesOf(candlesFrom(closes, 0.2));
  const [pool] = findPools(series, findSwings(series));
  expect(pool).toMatchObject({ kind: 'high', formedAt: 8, knownAt: 28 });
  expect(pool!.price).toBeCloseTo(110.25);
  expect(series.candles[pool!.invalidatedAt!]!.high).toBeGreaterThan(110.25);
  expect(series.candles[pool!.invalidatedAt! - 1]!.high).toBeLessThan(110.26);
});

test('highs with a higher one between are not equal highs', () => {
  const series = seriesOf(candlesFrom(zigzag([100, 110, 105, 113, 106, 110, 104], 8), 0.2));
  expect(findPools(series, findSwings(series)).filter(({ kind }) => kind === 'high')).toEqual([]);
});

const lowThenBack = candlesFrom(zigzag([110, 104, 108, 104.5, 108, 107], 8), 0.1);
const dipAt = (close: number) =>
  seriesOf(
    lowThenBack.map((candle, i) => (i === 24 ? { ...candle, low: 103, close: Math.min(candle.high, close) } : candle)),
  );

test('a low traded through on a bar that closes back above it is a bullish sweep', () => {
  const series = dipAt(104.5);
  expect(findSweeps(series, findSwings(series))).toMatchObject([
    { side: 'bullish', extreme: 103, knownAt: 24, swing: { kind: 'low', formedAt: 8 } },
  ]);
});

test('a low that is closed through is no sweep', () => {
  const series = dipAt(103.2);
  expect(findSweeps(series, findSwings(series)).filter(({ swing }) => swing.formedAt === 8)).toEqual([]);
});
