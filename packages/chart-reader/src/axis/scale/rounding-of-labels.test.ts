import { expect, test } from 'vitest';
import { parsePrintedNumber } from '../labels/parse-price-label.ts';
import { roundingPx } from './rounding-of-labels.ts';

/** Labels 31 pixels apart. */
function column(...texts: string[]) {
  return texts.map((text, index) => ({ printed: parsePrintedNumber(text)!, y: 20 + 31 * index }));
}

/** Steps of 4.4 units. */
const ROUNDED = ['1.26822', '1.26817', '1.26813', '1.26808', '1.26804', '1.26799', '1.26795', '1.26790', '1.26786'];

test('is half the height of a unit where even labels are one of two numbers of units apart', () => {
  expect(roundingPx(column(...ROUNDED))).toBeCloseTo(31 / 4.5 / 2, 6);
  expect(roundingPx(column(...ROUNDED.with(4, '1.26304'), '1.26782', '1.26777'))).toBeGreaterThan(3);
});

test('is nothing where a single gap differs: the scale may be tilted by a unit', () => {
  const texts = ['1.08777', '1.08757', '1.08737', '1.08717', '1.08697', '1.08676', '1.08656', '1.08636'];
  expect(roundingPx(column(...texts))).toBe(0);
  expect(roundingPx(column(...texts, '1.08616', '1.08595'))).toBeGreaterThan(0.5);
});

test('is nothing for labels at their prices, uneven ones, and few', () => {
  expect(roundingPx(column('1.268', '1.267', '1.266', '1.265', '1.264', '1.263', '1.262'))).toBe(0);
  expect(roundingPx(column('1.90', '1.71', '1.45', '1.30', '1.28', '0.99', '0.90'))).toBe(0);
  const uneven = column(...ROUNDED).map((label, index) => ({ ...label, y: label.y + (index % 2) * 5 }));
  expect(roundingPx(uneven)).toBe(0);
  expect(roundingPx(column(...ROUNDED.slice(0, 5)))).toBe(0);
});
