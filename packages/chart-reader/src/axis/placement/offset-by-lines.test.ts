import { expect, test } from 'vitest';
import { offsetByLines } from './offset-by-lines.ts';
import { parsePrintedNumber } from '../labels/parse-price-label.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';
import { WORD } from '../labels/word.test-helper.ts';

const SIZE = 10;
const PANE = { x: 0, y: 0, w: 300, h: 400 };

function labelAt(text: string, y: number): ReadLabel {
  return { word: WORD, text, printed: parsePrintedNumber(text)!, y };
}

/** One pixel for 0.01. */
const LABELS = [labelAt('12.00', 93), labelAt('10.00', 293)];
const BOX = labelAt('11.20', 180);

test('tells by two labels and a box how far below them their lines are', () => {
  expect(offsetByLines(LABELS, [BOX], [100, 300], SIZE, PANE)).toBe(7);
  expect(offsetByLines(LABELS, [BOX], [100, 105, 180, 300], SIZE, PANE)).toBe(7);
});

test('is not misled by labels of another pane, which stand on their lines', () => {
  const other = [labelAt('70.00', 520), labelAt('30.00', 580)];
  expect(offsetByLines([...LABELS, ...other], [BOX], [100, 300, 520, 580], SIZE, PANE)).toBe(7);
});

test('knows nothing without a box, or where the box lies on no scale with the lines', () => {
  expect(offsetByLines(LABELS, [], [100, 300], SIZE, PANE)).toBeNull();
  expect(offsetByLines(LABELS, [labelAt('11.20', 190)], [100, 300], SIZE, PANE)).toBeNull();
});
