import { expect, test } from 'vitest';
import { type AxisRow, digitsOf, firstUntold, priceAtRow } from './price-at-row.ts';

/** 1.0900 at row 100, 1.0800 at row 300: a pixel is half a pip. */
const AXIS = { y1: 100, price1: 1.09, y2: 300, price2: 1.08, scale: 'linear', labels: [], residualPx: 0 } as const;

function row(y: number, decimals = 5, dropsZeros = false): AxisRow {
  return { axis: { ...AXIS, decimals }, y, tolerancePx: 2, dropsZeros };
}

test('finds where the point stands by the height', () => {
  expect(priceAtRow(row(200), '108503')).toBe(1.08503);
  expect(priceAtRow(row(200, 3), '108503')).toBe(1.08503);
});

test('leaves out a name before the price that was read as digits', () => {
  expect(priceAtRow(row(200), '40108503')).toBe(1.08503);
});

test('refuses a price that lost a digit or lies elsewhere', () => {
  expect(priceAtRow(row(200), '10850')).toBeNull();
  expect(priceAtRow(row(200), '108603')).toBeNull();
  expect(priceAtRow(row(200), '')).toBeNull();
});

test('takes fewer decimals where the axis drops trailing zeros', () => {
  expect(priceAtRow(row(200, 5, true), '1085')).toBe(1.085);
  expect(priceAtRow(row(200, 5, true), '108503')).toBe(1.08503);
});

test('reads digits on an axis below zero as negative', () => {
  const axis = { ...AXIS, price1: -10, price2: -20, decimals: 2 };
  expect(priceAtRow({ axis, y: 200, tolerancePx: 2, dropsZeros: false }, '1503')).toBe(-15.03);
});

test('tells the digits of a price from what was read before them', () => {
  expect(digitsOf('47108503', 1.08503)).toBe('108503');
  expect(digitsOf('108503', 1.08503)).toBe('108503');
});

test('knows which digits a row does not tell: a pixel is half a pip', () => {
  expect('108503'.slice(firstUntold(row(200), '108503', 1.08503))).toBe('03');
  expect('40108503'.slice(firstUntold(row(200), '40108503', 1.08503))).toBe('03');
});

test('tells the price of a coin with ten decimals', () => {
  const axis = { y1: 100, price1: 0.0000127, y2: 400, price2: 0.0000121, scale: 'linear' as const };
  const row = { axis: { ...axis, labels: [], residualPx: 0, decimals: 10 }, y: 280, tolerancePx: 2, dropsZeros: false };
  expect(priceAtRow(row, '00000123400')).toBeCloseTo(0.00001234, 10);
});
