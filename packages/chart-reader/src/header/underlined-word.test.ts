import { expect, test } from 'vitest';
import type { Word } from '../ink/find-words.ts';
import type { Picture } from '../picture/picture.ts';
import { underlinedWord } from './underlined-word.ts';

const WIDTH = 120;
const HEIGHT = 40;
const GOLD = [240, 185, 11] as const;

/** A dark picture with boxes of one colour: from a column and row to before another. */
function pictureWith(...boxes: [left: number, top: number, right: number, bottom: number][]): Picture {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(20);
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) rgb.set(GOLD, (y * WIDTH + x) * 3);
  return { width: WIDTH, height: HEIGHT, rgb };
}

/** Three words, their letters ten rows high. */
const WORDS: readonly Word[] = [10, 50, 90].map((left) => {
  const box = { left, right: left + 16, top: 5, bottom: 15 };
  return { ...box, letterTop: 5, letterBottom: 15, letters: 2, pointX: null, letterBoxes: [box], smallTail: false };
});

const found = (...boxes: Parameters<typeof pictureWith>): number | null => {
  const word = underlinedWord(pictureWith(...boxes), WORDS);
  return word === null ? null : WORDS.indexOf(word);
};

test('tells the word that a stroke is drawn under', () => {
  expect(found([48, 21, 68, 23])).toBe(1);
  expect(found([10, 30, 26, 31])).toBe(0);
});

test('tells none where nothing is drawn, under more than one, under part of a word, or an area below', () => {
  expect(found()).toBeNull();
  expect(found([48, 21, 68, 23], [88, 21, 108, 23])).toBeNull();
  expect(found([5, 21, 68, 23])).toBeNull();
  expect(found([0, 21, WIDTH, 23])).toBeNull();
  expect(found([54, 21, 60, 23])).toBeNull();
  expect(found([48, 21, 68, 40])).toBeNull();
});
