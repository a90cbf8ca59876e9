import { expect, test } from 'vitest';
import type { PriceAxis } from '../../chart-reading.ts';
import type { Picture } from '../../picture/picture.ts';
import { priceLine } from './price-line.ts';

const PANE = { x: 0, y: 0, w: 100, h: 120 };
/** 120 at the top, a pixel a unit. */
const AXIS: PriceAxis = {
  y1: 0,
  price1: 120,
  y2: 120,
  price2: 0,
  scale: 'linear',
  labels: [
    { price: 100, y: 20 },
    { price: 20, y: 100 },
  ],
  residualPx: 0,
  decimals: 0,
};

/** A white picture with lines of some rows across the plot. */
function pictureOf(...rows: number[]): Picture {
  const rgb = new Uint8Array(140 * 120 * 3).fill(255);
  for (const row of rows) rgb.fill(90, row * 140 * 3, (row * 140 + 100) * 3);
  return { width: 140, height: 120, rgb };
}

test('finds the line that runs across the plot at a price, a little beside where the axis has it', () => {
  expect(priceLine(pictureOf(61, 62), PANE, AXIS, 60, 12)).toBe(62);
});

test('finds none further off than texts stand from their prices, and none of two', () => {
  expect(priceLine(pictureOf(66), PANE, AXIS, 60, 12)).toBeNull();
  expect(priceLine(pictureOf(58, 61), PANE, AXIS, 60, 12)).toBeNull();
});

test('takes no line for it where a box may hide a label', () => {
  const labels = [100, 80, 40, 20].map((price) => ({ price, y: 120 - price }));
  expect(priceLine(pictureOf(60), PANE, { ...AXIS, labels }, 61, 12)).toBeNull();
  expect(priceLine(pictureOf(62), PANE, { ...AXIS, labels }, 58, 12)).toBe(62.5);
});

test("takes no line of a label's row for that of the price, but where the label is its own", () => {
  expect(priceLine(pictureOf(20), PANE, AXIS, 101, 12)).toBeNull();
  expect(priceLine(pictureOf(20), PANE, AXIS, 100, 12)).toBe(20.5);
});
