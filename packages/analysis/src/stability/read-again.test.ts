import { expect, test } from 'vitest';
import { chartOf } from '../../test/chart-inputs.ts';
import { syntheticCandles } from '../../test/reference-data.ts';
import { averageTrueRange } from '../series/indicators.ts';
import { readAgain } from './read-again.ts';

const chart = chartOf(syntheticCandles().slice(0, 200), { lastPrice: 1.1 });

test('the same seed gives the same chart, another seed another', () => {
  expect(readAgain(chart, 1, 30)).toEqual(readAgain(chart, 1, 30));
  expect(readAgain(chart, 1, 30)).not.toEqual(readAgain(chart, 2, 30));
});

test('prices are off by no more than two hundredths of ATR, and about one candle in a hundred is missing', () => {
  const atr = averageTrueRange(chart.candles, 14).at(-1)!;
  const again = Array.from({ length: 20 }, (_, seed) => readAgain(chart, seed, 30).candles);
  const missing = again.reduce((sum, candles) => sum + 200 - candles.length, 0);
  expect(missing).toBeGreaterThan(20);
  expect(missing).toBeLessThan(70);
  const [first] = again.filter((candles) => candles.length === 200);
  const off = first!.slice(0, -1).map(({ high }, bar) => Math.abs(high - chart.candles[bar]!.high));
  expect(Math.max(...off)).toBeLessThanOrEqual(0.02 * atr);
  expect(Math.max(...off)).toBeGreaterThan(0.01 * atr);
});

test('the newest candle is caught on its way, and the price with it', () => {
  const { candles, lastPrice } = readAgain(chart, 3, 30);
  const [whole, part] = [chart.candles.at(-1)!, candles.at(-1)!];
  expect(part.high - part.low).toBeLessThan(whole.high - whole.low);
  expect(lastPrice).toBeGreaterThan(Math.min(1.1, part.open) - 1e-9);
  expect(lastPrice).toBeLessThan(Math.max(1.1, part.open) + 1e-9);
});

test('a chart keeps the candles it needs', () => {
  const short = { ...chart, candles: chart.candles.slice(0, 30) };
  const lengths = Array.from({ length: 50 }, (_, seed) => readAgain(short, seed, 30).candles.length);
  expect(new Set(lengths)).toEqual(new Set([30]));
});
