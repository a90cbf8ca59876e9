import { expect, test } from 'vitest';
import { chartOf } from '../../test/chart-inputs.ts';
import { chartsTogether, isContradiction } from './charts-together.ts';

const bars = (height: number, close = 1.1) =>
  Array.from({ length: 40 }, () => ({ open: close, high: close + height, low: close, close }));
const chart = (timeframe: string | null, height: number, lastPrice = 1.1) =>
  chartOf(bars(height), { timeframe, lastPrice, pricePerPx: 0.0001 });

test('charts of growing timeframes and bars fit together, in any order', () => {
  expect(chartsTogether([chart('H4', 0.004), chart('M15', 0.001), chart('H1', 0.002)])).toEqual([]);
  expect(chartsTogether([chart('M15', 0.001)])).toEqual([]);
});

test('a longer timeframe with smaller bars is a wrong timeframe', () => {
  const doubts = chartsTogether([chart('M15', 0.004), chart('H4', 0.001)]);
  expect(doubts).toEqual([{ kind: 'timeframes-contradict-bars', longer: 1, shorter: 0 }]);
  expect(doubts.every(isContradiction)).toBe(true);
});

test('last prices more than one and a half bars of the longest timeframe apart are of different moments', () => {
  expect(chartsTogether([chart('M15', 0.001), chart('H4', 0.004, 1.107)])).toEqual([
    { kind: 'last-prices-disagree', first: 1, second: 0 },
  ]);
  expect(chartsTogether([chart('M15', 0.001), chart('H4', 0.004, 1.105)])).toEqual([]);
});

test('the same timeframe twice and timeframes far apart are unusual, no contradiction', () => {
  const doubts = [
    ...chartsTogether([chart('H1', 0.002), chart('H1', 0.001)]),
    ...chartsTogether([chart('D1', 0.01), chart('M1', 0.0004)]),
  ];
  expect(doubts).toEqual([
    { kind: 'same-timeframe', first: 0, second: 1 },
    { kind: 'far-timeframes', longer: 0, shorter: 1 },
  ]);
  expect(doubts.some(isContradiction)).toBe(false);
});

test('an unknown timeframe contradicts nothing', () => {
  expect(chartsTogether([chart(null, 0.001), chart('H4', 0.0005)])).toEqual([]);
});
