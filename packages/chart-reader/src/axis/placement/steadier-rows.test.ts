import { expect, test } from 'vitest';
import { steadierRows } from './steadier-rows.ts';
import { WORD } from '../labels/word.test-helper.ts';

const PRINTED = { digits: '1', afterLastSeparator: null, earlierSeparators: 0, negative: false };
const labelAt = (y: number) => ({ word: WORD, text: '1', printed: PRINTED, y });

const rowsOf = (texts: readonly number[], lines: readonly number[]) =>
  steadierRows(texts.map(labelAt), lines.map(labelAt)).map(({ y }) => y);

/** Prices 89.5 pixels apart, texts on whole pixels, lines on every third. */
const TEXTS = [65, 155, 244, 334, 423, 513, 602];
const LINES = [70.5, 160.5, 247.5, 337.5, 427.5, 517.5, 607.5];

test('puts labels at their texts, moved as far as the lines are on the average, where the lines stand more unevenly', () => {
  const movedPx = (5.5 + 5.5 + 3.5 + 3.5 + 4.5 + 4.5 + 5.5) / 7;
  const rows = rowsOf(TEXTS, LINES);
  for (const [index, row] of rows.entries()) expect(row).toBeCloseTo(TEXTS[index]! + movedPx, 6);
});

test('leaves labels at lines that stand as evenly as their texts, and few labels', () => {
  const even = TEXTS.map((y) => y + 1.5);
  expect(rowsOf(TEXTS, even)).toEqual(even);
  expect(rowsOf(TEXTS.slice(0, 4), LINES.slice(0, 4))).toEqual(LINES.slice(0, 4));
});

test('takes the gap of a missing label for no unevenness', () => {
  const some = (rows: readonly number[]) => rows.filter((_, index) => index !== 3);
  expect(rowsOf(some(TEXTS), some(LINES))).toEqual(some(LINES));
});
