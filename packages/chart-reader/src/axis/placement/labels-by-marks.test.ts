import { expect, test } from 'vitest';
import { labelsByMarks } from './labels-by-marks.ts';
import { parsePrintedNumber } from '../labels/parse-price-label.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';
import { WORD } from '../labels/word.test-helper.ts';

const SIZE = 10;
const labelAt = (text: string, y: number): ReadLabel => ({ word: WORD, text, printed: parsePrintedNumber(text)!, y });
/** One pixel for 0.01. */
const MARKS = [labelAt('12.20', 20), labelAt('10.70', 170)];
const PLAIN = [labelAt('12.00', 32), labelAt('11.00', 133)];

test('puts two labels where the prices of the highest and the lowest candle say', () => {
  const placed = labelsByMarks(PLAIN, [labelAt('11.50', 91)], MARKS, SIZE);
  expect(placed?.map(({ text, y }) => [text, y])).toEqual([
    ['12.20', 20],
    ['10.70', 170],
    ['12.00', 39.5],
    ['11.00', 140.5],
  ]);
});

test('knows nothing by one of these prices, by one label, or where labels or a box stand otherwise', () => {
  expect(labelsByMarks(PLAIN, [], MARKS.slice(1), SIZE)).toBeNull();
  expect(labelsByMarks(PLAIN.slice(1), [], MARKS, SIZE)).toBeNull();
  expect(labelsByMarks([PLAIN[0]!, labelAt('11.00', 137)], [], MARKS, SIZE)).toBeNull();
  expect(labelsByMarks(PLAIN, [labelAt('11.60', 91)], MARKS, SIZE)).toBeNull();
});
