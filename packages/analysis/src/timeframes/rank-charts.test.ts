import { expect, test } from 'vitest';
import { chartOf } from '../../test/chart-inputs.ts';
import { rankCharts } from './rank-charts.ts';

const barsOf = (size: number) => Array.from({ length: 5 }, () => ({ open: 1, high: 1 + size, low: 1, close: 1 }));
const chart = (timeframe: string | null, size: number) => chartOf(barsOf(size), { timeframe });

test('known timeframes decide, whatever the size of their bars', () => {
  expect(rankCharts([chart('M15', 0.3), chart('D1', 0.1), chart('H1', 0.2)])).toEqual([1, 2, 0]);
});

test('an unknown timeframe is ranked by the size of its bars', () => {
  expect(rankCharts([chart('M15', 0.1), chart(null, 0.3), chart('H4', 0.2)])).toEqual([1, 2, 0]);
});

test('of two charts of one timeframe the one with larger bars is the higher', () => {
  expect(rankCharts([chart('H1', 0.1), chart('H1', 0.2)])).toEqual([1, 0]);
});

test('charts alike in everything stay in their order', () => {
  expect(rankCharts([chart(null, 0.1), chart(null, 0.1)])).toEqual([0, 1]);
});
