import { expect, test } from 'vitest';
import { WORD } from '../labels/word.test-helper.ts';
import { asNarrowAsPrices, labelColumns } from './label-columns.ts';

/** Words below each other, flush right, so wide and so high. */
const wordsOf = (widthPx: number, heightPx: number) =>
  [0, 1, 2, 3].map((row) => ({
    ...WORD,
    left: 40 - widthPx,
    right: 40,
    top: 30 * row,
    bottom: 30 * row + heightPx,
    letterTop: 30 * row,
    letterBottom: 30 * row + heightPx,
  }));

test('prices of two small digits make a column, single letters and upright strokes none', () => {
  expect(labelColumns(wordsOf(10, 8))).toHaveLength(1);
  expect(labelColumns(wordsOf(8, 8))).toHaveLength(0);
  expect(labelColumns(wordsOf(2, 12))).toHaveLength(0);
});

test('lines of a text are wider than any price', () => {
  expect(asNarrowAsPrices(wordsOf(100, 8))).toHaveLength(4);
  expect(asNarrowAsPrices(wordsOf(120, 8))).toHaveLength(0);
});
