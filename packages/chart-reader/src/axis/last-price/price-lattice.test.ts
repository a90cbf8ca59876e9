import { expect, test } from 'vitest';
import { latticeShift } from './price-lattice.ts';

/** An axis of 4 px to a unit of the fifth decimal, 1.0850 at row 100. */
const AXIS = {
  y1: 100,
  price1: 1.085,
  y2: 500,
  price2: 1.084,
  scale: 'linear' as const,
  labels: [],
  residualPx: 0,
  decimals: 4,
};

/** Candles that end so many units below 1.0850, their rows moved down by some pixels. */
function candles(byPx: number, ...units: number[]) {
  const rowOf = (unit: number) => 100 + 4 * unit + byPx;
  return units.map((unit) => ({
    highY: rowOf(unit),
    bodyTopY: rowOf(unit + 1),
    bodyBottomY: rowOf(unit + 4),
    lowY: rowOf(unit + 6),
  }));
}
const UNITS = [3, 7, 2, 9, 14, 11, 17, 12, 20, 22, 19, 16, 13, 10, 15, 21];

test('tells how far an axis is off by the prices that all candles begin and end at', () => {
  expect(latticeShift(AXIS, candles(1.2, ...UNITS), 5, 0.15)).toBeCloseTo(1.2, 6);
  expect(latticeShift(AXIS, candles(-0.7, ...UNITS), 5, 0.15)).toBeCloseTo(-0.7, 6);
});

test('tells nothing where an axis may be off by half of the distance of two prices', () => {
  expect(latticeShift(AXIS, candles(1.2, ...UNITS), 5, 0.8)).toBe(0);
  expect(latticeShift(AXIS, candles(1.9, ...UNITS), 5, 0.15)).toBe(0);
});

test('tells nothing where prices have more digits than are printed, or candles are few', () => {
  const finer = UNITS.map((unit, index) => unit + (index % 4) / 4);
  expect(latticeShift(AXIS, candles(1.2, ...finer), 5, 0.15)).toBe(0);
  expect(latticeShift(AXIS, candles(1.2, ...UNITS.slice(0, 10)), 5, 0.15)).toBe(0);
});
