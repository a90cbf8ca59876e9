import { expect, test } from 'vitest';
import { areFewAmong } from './are-few-among.ts';
import { WORD } from './word.test-helper.ts';

/** Words below each other. */
const COLUMN = Array.from({ length: 24 }, (_, i) => ({ ...WORD, letterTop: 20 * i, letterBottom: 20 * i + 9 }));

function labels(...places: readonly number[]) {
  return places.map((place) => ({ word: COLUMN[place]!, y: 20 * place + 4.5 }));
}

test('takes a few labels among many words for chance, wherever they stand', () => {
  expect(areFewAmong(COLUMN, labels(0, 1, 2, 3))).toBe(true);
  expect(areFewAmong(COLUMN.slice(0, 16), labels(0, 1, 2, 3))).toBe(false);
});

test('counts the words of other panes where there are enough labels', () => {
  expect(areFewAmong(COLUMN, labels(0, 1, 8, 9, 10))).toBe(false);
  expect(areFewAmong(COLUMN, labels(0, 1, 8, 9, 23))).toBe(true);
});

test('counts a label that was read in two ways once', () => {
  expect(areFewAmong(COLUMN, labels(0, 0, 1, 1, 2))).toBe(true);
});

test('counts lines that are known by the label of another', () => {
  const known = [0, 100, 200, 300, 400, 500].map((y) => ({ word: COLUMN[0]!, y }));
  expect(areFewAmong(COLUMN, known)).toBe(false);
});
