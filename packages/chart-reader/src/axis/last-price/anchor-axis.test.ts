import { expect, test } from 'vitest';
import { anchorAxis, type PriceAnchor } from './anchor-axis.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';

const AXIS = {
  y1: 0,
  price1: 120,
  y2: 200,
  price2: 100,
  scale: 'linear' as const,
  labels: [{ price: 110, y: 100 }],
  residualPx: 0,
  decimals: 0,
};

/** A label with letters 20 pixels high. */
const WORD = {
  left: 0,
  right: 40,
  top: 90,
  bottom: 110,
  letterTop: 90,
  letterBottom: 110,
  letters: 3,
  pointX: null,
  letterBoxes: [],
  smallTail: false,
};
const PRINTED = { digits: '110', afterLastSeparator: null, earlierSeparators: 0, negative: false };
const LABELS: readonly ReadLabel[] = [{ word: WORD, text: '110', printed: PRINTED, y: 100 }];

/** How far an axis is moved whose labels are placed so exactly. */
function movedBy(deviationPx: number, ...anchors: PriceAnchor[]): number {
  return anchorAxis({ axis: AXIS, labels: LABELS, deviationPx }, anchors).y1;
}

test('moves an axis whose labels stand on nothing to where a price lies that is printed again', () => {
  expect(movedBy(1.6, { price: 105, y: 152, kind: 'candle' })).toBeCloseTo(1.6, 6);
  expect(movedBy(1.6, { price: 105, y: 152, kind: 'candle' }, { price: 105, y: 153, kind: 'candle' })).toBeCloseTo(
    2,
    6,
  );
});

test('hardly moves one whose labels stand on thin lines', () => {
  expect(movedBy(0.25, { price: 105, y: 152, kind: 'candle' })).toBeLessThan(0.2);
});

test('believes the line at a price more than its candle, and that more than its box', () => {
  const line = movedBy(0.75, { price: 105, y: 152, kind: 'line' });
  const candle = movedBy(0.75, { price: 105, y: 152, kind: 'candle' });
  const box = movedBy(0.75, { price: 105, y: 152, kind: 'box' });
  expect(line).toBeGreaterThan(1.5);
  expect(candle).toBeLessThan(line);
  expect(box).toBeLessThan(candle);
});

test('moves the labels with it', () => {
  const anchors: PriceAnchor[] = [{ price: 105, y: 152, kind: 'candle' }];
  const moved = anchorAxis({ axis: AXIS, labels: LABELS, deviationPx: 1.6 }, anchors);
  expect(moved.labels[0]!.y).toBeCloseTo(101.6, 6);
  expect(moved.y2).toBeCloseTo(201.6, 6);
});

test('leaves an axis alone without a second place of a price, or with one further off than texts stand', () => {
  expect(movedBy(1.6)).toBe(0);
  expect(movedBy(1.6, { price: 105, y: 156, kind: 'candle' })).toBe(0);
});
