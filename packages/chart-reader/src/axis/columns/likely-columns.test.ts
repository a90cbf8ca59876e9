import { expect, test } from 'vitest';
import { likelyColumns, spanOf, spanOfNumbers } from './likely-columns.ts';
import { WORD } from '../labels/word.test-helper.ts';

const PANE = { x: 300, y: 100, w: 600, h: 400 };

/** Words below each other that begin in one column of pixels. */
function words(left: number, count: number, pitchPx: number) {
  return Array.from({ length: count }, (_, index) => {
    const top = 100 + index * pitchPx;
    return { ...WORD, left, right: left + 40, letterTop: top, letterBottom: top + 9 };
  });
}

test('takes the axis for likelier than longer lists of prices further off, on either side', () => {
  const axis = words(910, 5, 80);
  const books = [...words(20, 30, 14), ...words(1000, 30, 14)];
  expect(likelyColumns([...books, ...axis], PANE)[0]).toEqual(axis);
});

test('takes a column for less likely behind another one, even where that is short', () => {
  const axis = words(905, 4, 100);
  const book = words(960, 30, 14);
  expect(likelyColumns([...book, ...axis], PANE)[0]).toEqual(axis);
});

test('takes no pieces of a slanted line for a column, however many stand near', () => {
  const axis = words(950, 5, 80);
  const slant = words(905, 40, 10).map((word, k) => ({
    ...word,
    right: k === 20 ? 918 : 906,
    letterTop: 100 + 10 * k,
    letterBottom: 105 + 10 * k,
  }));
  expect(likelyColumns([...slant, ...axis], PANE)).toEqual([axis]);
});

test('takes the longer of two columns that stand as near', () => {
  const right = words(910, 8, 50);
  const left = words(250, 3, 60);
  expect(likelyColumns([...left, ...right], PANE)[0]).toEqual(right);
});

test('spans what the words of a column take up, without one that has run into a drawing beside it', () => {
  const [first, ...others] = words(910, 5, 80);
  expect(spanOf([first!, ...others])).toEqual({ left: 910, right: 950 });
  expect(spanOf([{ ...first!, left: 860 }, ...others])).toEqual({ left: 910, right: 950 });
  expect(spanOf([{ ...first!, left: 900 }, ...others])).toEqual({ left: 900, right: 950 });
});

test('spans the numbers of a column alone where lines of a text begin in it', () => {
  const numbers = words(50, 4, 80);
  const lines = words(50, 6, 20).map((word) => ({ ...word, right: 280, letterTop: word.letterTop + 400 }));
  expect(spanOfNumbers([...numbers, ...lines], new Set(numbers))).toEqual({ left: 50, right: 90 });
  expect(spanOfNumbers([...numbers, ...lines], new Set(numbers.slice(2)))).toEqual({ left: 50, right: 280 });
  expect(spanOfNumbers(numbers, new Set(numbers.slice(1)))).toEqual({ left: 50, right: 90 });
});

test('leaves out the columns of a table, whose words have others in their rows', () => {
  const axis = words(250, 5, 80);
  const book = [...words(960, 12, 20), ...words(1040, 12, 20), ...words(1100, 12, 20)];
  expect(likelyColumns([...book, ...axis], PANE)).toEqual([axis]);
});
