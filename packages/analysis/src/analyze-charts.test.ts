import { setupFaults } from '@pipsight/trading';
import { expect, test } from 'vitest';
import { candlesFrom, zigzag } from '../test/candle-builders.ts';
import { analysisOf, chartOf } from '../test/chart-inputs.ts';
import { analyzeCharts } from './analyze-charts.ts';
import { MIN_CANDLES } from './market-analysis.ts';

const rising = candlesFrom(
  zigzag([70, 90, 78, 100, 86, 112, 104], 12).map((pip) => 1 + pip / 1000),
  0.0008,
);
const falling = candlesFrom(
  zigzag([150, 120, 135, 100, 118, 84, 106], 12).map((pip) => 1 + pip / 1000),
  0.003,
);

test('too few candles name the chart at fault', () => {
  const short = chartOf(rising.slice(0, MIN_CANDLES - 1));
  expect(analyzeCharts([chartOf(rising), short])).toEqual({ ok: false, chartIndex: 1, reason: 'too-few-candles' });
});

test('charts of different markets are not analysed together', () => {
  const other = chartOf(rising, { symbol: 'GBPUSD', timeframe: 'H4' });
  expect(analyzeCharts([chartOf(rising), other])).toEqual({ ok: false, chartIndex: null, reason: 'different-symbols' });
});

test('spellings of one market are the same market', () => {
  expect(analyzeCharts([chartOf(rising), chartOf(rising, { symbol: 'eur/usd', timeframe: 'H4' })]).ok).toBe(true);
});

test('a chart whose price cannot be that of the others shows another market', () => {
  const gold = rising.map(({ open, high, low, close }) => ({
    open: open * 2400,
    high: high * 2400,
    low: low * 2400,
    close: close * 2400,
  }));
  const charts = [chartOf(rising, { symbol: null }), chartOf(gold, { symbol: null, timeframe: 'H4' })];
  expect(analyzeCharts(charts)).toMatchObject({ ok: false, reason: 'different-symbols' });
});

test('no chart at all is a mistake of the caller', () => {
  expect(() => analyzeCharts([])).toThrow(RangeError);
});

test('a candle without a finite price is a mistake of the caller', () => {
  const broken = [...rising, { open: 1.1, high: Number.NaN, low: 1, close: 1.1 }];
  expect(() => analyzeCharts([{ ...chartOf(rising), candles: broken }])).toThrow('candle 73 holds no price');
});

test('the highest timeframe gives the bias and the lowest the entry, in any order', () => {
  const [low, middle, high] = [
    chartOf(rising, { timeframe: 'M15' }),
    chartOf(rising, { timeframe: 'H1' }),
    chartOf(falling, { timeframe: 'H4' }),
  ];
  const analysis = analysisOf(high, low, middle);
  expect(analysis.entryChart).toBe(1);
  expect(analysis.charts.map(({ role }) => role)).toEqual(['bias', 'entry', 'confirmation']);
  expect(analysis.higherTimeframeTrend).toBe('bearish');
  expect(analysisOf(middle, high, low).analysisText).toBe(analysis.analysisText);
});

test('one chart is its own bias', () => {
  const analysis = analysisOf(chartOf(rising));
  expect(analysis.charts.map(({ role }) => role)).toEqual(['entry']);
  expect(analysis.higherTimeframeTrend).toBe('bullish');
  expect(analysis.recommendTimeframe).toBe('H4');
});

test('a buy with the trend against the higher timeframe is not a setup', () => {
  const alone = analysisOf(chartOf(rising));
  const against = analysisOf(chartOf(rising), chartOf(falling, { timeframe: 'H4' }));
  expect(alone.smcBias).toBe('bullish');
  expect(against.setup).toBeNull();
  expect(against.potential).toBeNull();
  expect(against.rejectionReason).toContain('H4 is bearish, so a buy on H1 stands against it until H4 closes above');
});

test('the price of the axis box counts, not the last close', () => {
  expect(analysisOf(chartOf(rising, { lastPrice: 1.1051 })).currentPrice).toBe(1.1051);
  expect(analysisOf(chartOf(rising)).currentPrice).toBe(1.104);
});

test('a price far from the newest candle says that the chart is scrolled back', () => {
  const analysis = analysisOf(chartOf(rising, { lastPrice: 1.15 }));
  expect(analysis.setup ?? analysis.potential).toBeNull();
  expect(analysis.rejectionReason).toMatch(/^The current price 1\.15000 is far from the newest candle/);
});

const isNullOrEmpty = (faults: unknown): boolean => faults === null || (Array.isArray(faults) && faults.length === 0);

test.each([
  ['flat', Array.from({ length: 60 }, () => 1.1)],
  ['one step', Array.from({ length: 60 }, (_, i) => (i < 30 ? 1.1 : 1.2))],
  ['huge', zigzag([70, 90, 78, 100, 86, 112, 104], 12).map((pip) => pip * 1e9)],
  ['tiny', zigzag([70, 90, 78, 100, 86, 112, 104], 12).map((pip) => pip * 1e-7)],
  ['below zero', zigzag([-70, -90, -78, -100, -86, -112, -104], 12)],
])('a %s market gives an analysis without a number that is none', (_name, closes) => {
  for (const pricePerPx of [0, 0.0001]) {
    const analysis = analysisOf(chartOf(candlesFrom(closes), { symbol: 'US500', pricePerPx }));
    expect(JSON.stringify(analysis)).not.toMatch(/NaN|Infinity|undefined/);
    expect(analysis.setup === null).toBe(analysis.rejectionReason !== null);
    expect(analysis.setup && setupFaults(analysis.setup, analysis.currentPrice)).toSatisfy(isNullOrEmpty);
  }
});
