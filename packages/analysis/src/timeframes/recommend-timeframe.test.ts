import { expect, test } from 'vitest';
import { candlesFrom, zigzag } from '../../test/candle-builders.ts';
import { analysisOf, chartOf } from '../../test/chart-inputs.ts';

const rising = candlesFrom(
  zigzag([70, 90, 78, 100, 86, 112, 104], 12).map((pip) => 1 + pip / 1000),
  0.0008,
);

test.each([
  ['M15', 'H1'],
  ['H1', 'H4'],
  ['H4', 'D1'],
  ['W1', 'MN'],
  ['MN', null],
  [null, null],
])('a lone %j chart asks for %j to give the bias', (timeframe, wanted) => {
  expect(analysisOf(chartOf(rising, { timeframe })).recommendTimeframe).toBe(wanted);
});

test('two charts ask for no third', () => {
  expect(analysisOf(chartOf(rising), chartOf(rising, { timeframe: 'H4' })).recommendTimeframe).toBeNull();
});

test('where the spread needs a wider stop than the chart swings, the next timeframe is asked for', () => {
  const tight = rising.map(({ open, high, low, close }) => ({
    open: 1 + (open - 1) / 40,
    high: 1 + (high - 1) / 40,
    low: 1 + (low - 1) / 40,
    close: 1 + (close - 1) / 40,
  }));
  const analysis = analysisOf(chartOf(tight, { timeframe: 'M1' }));
  expect(analysis.recommendTimeframe).toBe('M5');
  expect(analysis.rejectionReason).toContain('not a setup yet: a usual spread of 1.2 pips asks for a stop');
});
