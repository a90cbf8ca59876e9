import { expect, it } from 'vitest';
import { candleAt } from './candle-at.ts';

const candles = {
  x: [10, 20, 40],
  open: [1, 2, 3],
  high: [1.5, 2.5, 3.5],
  low: [0.5, 1.5, 2.5],
  close: [1.2, 2.2, 3.2],
};
const chart = { candlePitchPx: 10 };

it('finds the candle under the pointer', () => {
  expect(candleAt(candles, chart, 18)).toEqual({ open: 2, high: 2.5, low: 1.5, close: 2.2 });
});

it('finds none between two that lie apart, and none beside the first', () => {
  expect(candleAt(candles, chart, 30)).toBeNull();
  expect(candleAt(candles, chart, 2)).toBeNull();
});

it('finds none where none was read', () => {
  expect(candleAt({ x: [], open: [], high: [], low: [], close: [] }, chart, 10)).toBeNull();
});
