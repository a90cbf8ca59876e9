import { expect, test } from 'vitest';
import { areRetracements } from './are-retracements.ts';

const axisWith = (...prices: number[]) => ({ labels: prices.map((price, i) => ({ price, y: 40 * i })) });

test('knows the levels of a retracement, as percents and as fractions', () => {
  expect(areRetracements(axisWith(100, 61.8, 50, 38.2, 23.6))).toBe(true);
  expect(areRetracements(axisWith(0.236, 0.382, 0.618, 1.618))).toBe(true);
  expect(areRetracements(axisWith(78.6, 61.8))).toBe(true);
});

test('takes even steps for prices, also where some are levels', () => {
  expect(areRetracements(axisWith(100, 75, 50, 25, 0))).toBe(false);
  expect(areRetracements(axisWith(61.8, 61.6, 61.4))).toBe(false);
  expect(areRetracements(axisWith(100, 61.8, 50))).toBe(false);
});
