import { expect, test } from 'vitest';
import { stackedTitles } from './stacked-titles.ts';

function piece(left: number, letterTop: number, letters: number, height: number) {
  const [right, letterBottom] = [left + letters * height, letterTop + height];
  return {
    left,
    right,
    top: letterTop,
    bottom: letterBottom,
    letterTop,
    letterBottom,
    letters,
    pointX: null,
    letterBoxes: [],
    smallTail: false,
  };
}

test('finds a short text with a smaller one beneath it, also where an arrow stands before it', () => {
  const [ticker, venue] = [piece(40, 87, 5, 23), piece(93, 122, 18, 16)];
  expect(stackedTitles([venue, ticker])).toEqual([[ticker, venue]]);
});

test('takes no lines of one size, far apart or side by side for a title', () => {
  const ticker = piece(40, 87, 5, 23);
  const others = [piece(40, 122, 18, 23), piece(40, 180, 18, 16), piece(300, 122, 18, 16)];
  expect(others.flatMap((other) => stackedTitles([ticker, other]))).toEqual([]);
});
