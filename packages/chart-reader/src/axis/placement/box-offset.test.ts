import { expect, test } from 'vitest';
import { boxOffset } from './box-offset.ts';
import { parsePrintedNumber } from '../labels/parse-price-label.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';

const SIZE = 10;

function label(text: string, y: number): ReadLabel {
  const rows = { top: y - 5, bottom: y + 5, letterTop: y - 5, letterBottom: y + 5 };
  const word = { left: 0, right: 40, letters: 0, pointX: null, letterBoxes: [], smallTail: false, ...rows };
  return { word, text, printed: parsePrintedNumber(text)!, y };
}

/** 40 pixels for 0.01. */
const LABELS = [label('1.30', 40), label('1.29', 80), label('1.28', 120), label('1.27', 160)];

test('tells by a box how far above their prices labels stand', () => {
  expect(boxOffset(LABELS, [label('1.28', 131)], SIZE)).toBeCloseTo(11, 6);
  expect(boxOffset(LABELS, [label('1.28', 120), label('1.27', 160)], SIZE)).toBeCloseTo(0, 6);
});

test('knows nothing without a box, by a box far off, or where boxes disagree', () => {
  expect(boxOffset(LABELS, [], SIZE)).toBeNull();
  expect(boxOffset(LABELS, [label('1.28', 150)], SIZE)).toBeNull();
  expect(boxOffset(LABELS.slice(0, 2), [label('1.28', 131)], SIZE)).toBeNull();
  expect(boxOffset(LABELS, [label('1.28', 131), label('1.27', 162)], SIZE)).toBeNull();
});

test('measures on a logarithmic axis too', () => {
  const labels = [label('800', 40), label('400', 80), label('200', 120), label('100', 160)];
  expect(boxOffset(labels, [label('200', 128)], SIZE)).toBeCloseTo(8, 6);
});

test('tells by the scale of boxes where too few labels have one', () => {
  const boxes = [label('1.295', 71), label('1.284', 115), label('1.272', 163)];
  const [highest, lowest] = [label('1.300', 40), label('1.270', 160)];
  expect(boxOffset([highest, lowest], boxes, SIZE)).toBeCloseTo(11, 6);
  expect(boxOffset([highest], boxes, SIZE)).toBeNull();
  expect(boxOffset([highest, label('1.270', 156)], boxes, SIZE)).toBeNull();
});
