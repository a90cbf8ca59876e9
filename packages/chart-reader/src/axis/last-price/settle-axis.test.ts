import { expect, test } from 'vitest';
import { settleAxis } from './settle-axis.ts';

/** 4 px to a unit of the fifth decimal, labels with four. */
const axis = {
  y1: 100,
  price1: 1.085,
  y2: 500,
  price2: 1.084,
  scale: 'linear' as const,
  labels: [],
  residualPx: 0,
  decimals: 4,
};
const read = { axis, labels: [], deviationPx: 0.15 };
const candles = Array.from({ length: 20 }, (_, index) => {
  const highY = 101.2 + 4 * ((7 * index) % 11);
  return { x: 10 * index, widthPx: 6, highY, bodyTopY: highY + 4, bodyBottomY: highY + 12, lowY: highY + 20, up: true };
});
const lastPrice = { lastPrice: { price: 1.08491, y: 137.2 }, anchors: [] };

test('moves an axis to the prices of its candles, which the last price says how many digits have', () => {
  expect(settleAxis(read, { candles, problems: [] }, lastPrice).y1).toBeCloseTo(101.2, 6);
  expect(settleAxis(read, { candles, problems: [] }, null).y1).toBe(100);
});

test('leaves one of averages where it is, which are no prices', () => {
  expect(settleAxis(read, { candles, problems: ['heikin-ashi'] }, lastPrice).y1).toBe(100);
});
