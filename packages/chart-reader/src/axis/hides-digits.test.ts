import { expect, test } from 'vitest';
import type { PriceAxis } from '../chart-reading.ts';
import { hidesDigits } from './hides-digits.ts';
import { WORD } from './labels/word.test-helper.ts';

/** An axis of 400 px from 1.09 down to 1.08 with labels at these prices. */
const axisOf = (decimals: number, ...prices: number[]): PriceAxis => ({
  y1: 0,
  price1: 1.09,
  y2: 400,
  price2: 1.08,
  scale: 'linear',
  decimals,
  residualPx: 0,
  labels: prices.map((price) => ({ price, y: (1.09 - price) * 40_000 })),
});
const CUT = [{ word: { ...WORD, cutOff: true as const } }];

test('doubts labels that are cut off where a unit of their last digit is more than a pixel', () => {
  expect(hidesDigits(axisOf(4, 1.0825, 1.085, 1.0875), CUT)).toBe(true);
  expect(hidesDigits(axisOf(5, 1.08255, 1.08505, 1.08755), CUT)).toBe(false);
});

test('trusts those that end in a nought, and those that are whole', () => {
  expect(hidesDigits(axisOf(4, 1.082, 1.085, 1.088), CUT)).toBe(false);
  expect(hidesDigits(axisOf(4, 1.0825, 1.085, 1.0875), [{ word: WORD }])).toBe(false);
});

test('trusts many that are multiples of their step', () => {
  expect(hidesDigits(axisOf(4, 1.08, 1.0825, 1.085, 1.0875, 1.09), CUT)).toBe(false);
  expect(hidesDigits(axisOf(4, 1.0801, 1.0826, 1.0851, 1.0876, 1.0901), CUT)).toBe(true);
  expect(hidesDigits(axisOf(4, 1.0851, 1.0852, 1.0853, 1.0854, 1.0855), CUT)).toBe(true);
});

test('trusts what agrees with three whole labels', () => {
  const whole = [0, 20, 40].map((letterTop) => ({ word: { ...WORD, letterTop } }));
  expect(hidesDigits(axisOf(4, 1.0825, 1.085, 1.0875, 1.0833), [...whole, ...CUT])).toBe(false);
  expect(hidesDigits(axisOf(4, 1.0825, 1.085, 1.0833), [...whole.slice(1), ...CUT])).toBe(true);
});
