import { expect, test } from 'vitest';
import { anchorAxis, type PriceAnchor } from './anchor-axis.ts';
import type { ReadLabel } from './read-label-column.ts';

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
  expect(movedBy(1.6, { price: 105, y: 152 })).toBeCloseTo(1.6, 6);
  expect(movedBy(1.6, { price: 105, y: 152 }, { price: 105, y: 153 })).toBeCloseTo(2, 6);
});

test('hardly moves one whose labels stand on lines', () => {
  expect(movedBy(0.25, { price: 105, y: 152 })).toBeLessThan(0.2);
});

test('moves the labels with it', () => {
  const moved = anchorAxis({ axis: AXIS, labels: LABELS, deviationPx: 1.6 }, [{ price: 105, y: 152 }]);
  expect(moved.labels[0]!.y).toBeCloseTo(101.6, 6);
  expect(moved.y2).toBeCloseTo(201.6, 6);
});

test('leaves an axis alone without a second place of a price, or with one further off than texts stand', () => {
  expect(movedBy(1.6)).toBe(0);
  expect(movedBy(1.6, { price: 105, y: 156 })).toBe(0);
});
