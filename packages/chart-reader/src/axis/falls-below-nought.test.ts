import { expect, test } from 'vitest';
import type { PriceAxis } from '../chart-reading.ts';
import { fallsBelowNought } from './falls-below-nought.ts';

/** An axis of 400 px on which a price lies a pixel below the next higher whole one. */
const axisFrom = (top: number, ...prices: number[]): PriceAxis => ({
  y1: 0,
  price1: top,
  y2: 400,
  price2: top - 400,
  scale: 'linear',
  decimals: 0,
  residualPx: 0,
  labels: prices.map((price) => ({ price, y: top - price })),
});
const CANDLES = [{ lowY: 120 }, { lowY: 310 }];

test('doubts an axis on which a candle falls below nought', () => {
  expect(fallsBelowNought(axisFrom(300, 300, 250, 200), CANDLES)).toBe(true);
  expect(fallsBelowNought(axisFrom(320, 300, 250, 200), CANDLES)).toBe(false);
});

test('trusts one with labels below nought', () => {
  expect(fallsBelowNought(axisFrom(300, 100, 0, -100), CANDLES)).toBe(false);
});
