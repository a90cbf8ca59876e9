import type { Candle } from '@pipsight/trading';
import { describe, expect, test } from 'vitest';
import { loadSeries } from '../../bench/load-series.ts';
import { isPresent, MARKET_DATA, syntheticCandles } from '../../test/reference-data.ts';
import { statementsAt } from '../../test/statements-at.ts';
import { findChartPatterns } from '../chart-patterns/find-chart-patterns.ts';
import { chartSeries } from '../series/chart-series.ts';
import { readStructure, type ChartStructure } from './chart-structure.ts';

const structureOf = (candles: readonly Candle[]): ChartStructure =>
  readStructure(chartSeries(candles, candles[0]!.close * 2e-5));

/** Reads candles once, to be asked what was said by the close of any bar. */
function reader(candles: readonly Candle[]): (bar: number) => string {
  const series = chartSeries(candles, candles[0]!.close * 2e-5);
  const structure = readStructure(series);
  const patterns = findChartPatterns(series, structure.swings);
  return (bar) => JSON.stringify(statementsAt(structure, patterns, bar));
}

/** Bars whose reading contradicts what is later said of them. */
function rewrittenBars(candles: readonly Candle[], first: number): number[] {
  const whole = reader(candles);
  const lengths = Array.from({ length: candles.length - first }, (_, i) => first + i);
  // The newest bar is still forming: the one before is the last that says something.
  return lengths.filter((length) => reader(candles.slice(0, length))(length - 2) !== whole(length - 2));
}

test('replayed bar by bar, no statement about the past is ever rewritten', () => {
  expect(rewrittenBars(syntheticCandles().slice(0, 450), 30)).toEqual([]);
});

const market = new URL('ohlc/', MARKET_DATA);
describe.runIf(isPresent(market))('on market data, the middle 150 bars of each file', () => {
  const files = isPresent(market) ? loadSeries(market.pathname, ['M15', 'H1', 'H4', 'D1']) : [];
  test.each(files)('$symbol $timeframe is never rewritten', ({ candles }) => {
    const middle = Math.floor(candles.length / 2);
    expect(rewrittenBars(candles.slice(middle - 100, middle + 150), 100)).toEqual([]);
  });
});

test('failed zones, broken breaks and spent levels are kept', () => {
  const { zones, breaks, sweeps, swings, spentLevels, ranges } = structureOf(syntheticCandles().slice(0, 700));
  const failed = [zones, breaks, sweeps, swings, ranges].map(
    (things) => things.filter(({ invalidatedAt }) => invalidatedAt !== null).length,
  );
  expect(Math.min(...failed)).toBeGreaterThan(0);
  expect(spentLevels.length).toBeGreaterThan(0);
});
