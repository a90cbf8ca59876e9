import { expect, test } from 'vitest';
import { headerRows, withoutColumns } from './header-rows.ts';

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

test('joins a title and smaller text on its baseline, not text beside its middle', () => {
  const title = { ...piece(20, 40, 4), bottom: 60, letterBottom: 60 };
  expect(headerRows([title, piece(80, 50, 5)])).toHaveLength(1);
  expect(headerRows([title, piece(80, 45, 5)])).toHaveLength(2);
});

test('leaves out single letters', () => {
  expect(headerRows([piece(20, 40, 1)])).toEqual([]);
});

test('leaves out the prices of an axis on the left, not a title above them nor lines within the plot', () => {
  const prices = [60, 90, 120, 150].map((top) => piece(10, top, 4));
  const title = piece(10, 20, 12);
  const lines = [60, 80, 100, 120].map((top) => piece(70, top, 8));
  expect(withoutColumns([title, ...prices, ...lines], prices, 60)).toEqual([title, ...lines]);
});

test('leaves out the beginning of a list of quotes whose rest stands below the header', () => {
  const list = [20, 50, 80, 110].map((top) => piece(10, top, 4));
  const title = piece(70, 20, 12);
  expect(withoutColumns([list[0]!, title], list, 60)).toEqual([title]);
  expect(withoutColumns([list[0]!, title], list.slice(0, 3), 60)).toEqual([list[0], title]);
});
