import { expect, test } from 'vitest';
import { headerRows } from './header-rows.ts';

function piece(left: number, letterTop: number, letters: number) {
  const right = left + letters * 8;
  return {
    left,
    right,
    top: letterTop,
    bottom: letterTop + 10,
    letterTop,
    letterBottom: letterTop + 10,
    letters,
    pointX: null,
    letterBoxes: [],
    smallTail: false,
  };
}

test('joins what stands on one line, rows from the top and pieces from the left', () => {
  const rows = headerRows([piece(300, 41, 6), piece(20, 40, 6), piece(20, 10, 5)]);
  expect(rows.map((row) => row.map(({ left, letterTop }) => [left, letterTop]))).toEqual([
    [[20, 10]],
    [
      [20, 40],
      [300, 41],
    ],
  ]);
});

test('leaves out single letters', () => {
  expect(headerRows([piece(20, 40, 1)])).toEqual([]);
});
