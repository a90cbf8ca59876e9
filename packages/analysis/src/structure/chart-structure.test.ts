import type { Candle } from '@pipsight/trading';
import { describe, expect, test } from 'vitest';
import { loadSeries } from '../../bench/load-series.ts';
import { isPresent, MARKET_DATA, syntheticCandles } from '../../test/reference-data.ts';
import { rewrittenBars } from '../../bench/rewritten-bars.ts';
import { chartSeries } from '../series/chart-series.ts';
import { readStructure, type ChartStructure } from './chart-structure.ts';

const structureOf = (candles: readonly Candle[]): ChartStructure =>
  readStructure(chartSeries(candles, candles[0]!.close * 2e-5));

test('replayed bar by bar, no statement about the past is ever rewritten', () => {
  expect(rewrittenBars(syntheticCandles().slice(0, 300), 30)).toEqual([]);
});

const market = new URL('ohlc/', MARKET_DATA);
describe.runIf(isPresent(market))('on market data, the middle 150 bars of each file', () => {
  const files = isPresent(market) ? loadSeries(market.pathname, ['M15', 'H1', 'H4', 'D1']) : [];
  test.each(files)(
    '$symbol $timeframe is never rewritten',
    ({ candles }) => {
      const middle = Math.floor(candles.length / 2);
      expect(rewrittenBars(candles.slice(middle - 100, middle + 100), 100)).toEqual([]);
    },
    30_000,
  );
});

test('failed zones, broken breaks and spent levels are kept', () => {
  const { zones, breaks, sweeps, swings, spentLevels, ranges } = structureOf(syntheticCandles().slice(0, 700));
  const failed = [zones, breaks, sweeps, swings, ranges].map(
    (things) => things.filter(({ invalidatedAt }) => invalidatedAt !== null).length,
  );
  expect(Math.min(...failed)).toBeGreaterThan(0);
  expect(spentLevels.length).toBeGreaterThan(0);
});
