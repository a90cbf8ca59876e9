import { expect, test } from 'vitest';
import { cutOffWord } from './cut-off-word.ts';
import { WORD } from '../labels/word.test-helper.ts';

const letter = (left: number, right: number) => ({ left, right, top: 0, bottom: 9 });
const word = {
  ...WORD,
  left: 60,
  right: 100,
  letters: 3,
  letterBoxes: [letter(60, 68), letter(70, 78), letter(92, 100)],
};

test('takes the last letter off a word that runs into the right edge of the picture', () => {
  expect(cutOffWord(word, { width: 100 })).toMatchObject({ left: 60, right: 78, letters: 2, cutOff: true });
});

test('keeps the point before the letter that it takes off', () => {
  expect(cutOffWord({ ...word, pointX: 84 }, { width: 100 })).toMatchObject({ right: 91, letters: 2 });
});

test('leaves words before the edge as they are', () => {
  expect(cutOffWord(word, { width: 101 })).toBe(word);
});

test('nothing is left of one letter', () => {
  expect(cutOffWord({ ...word, letters: 1, letterBoxes: [letter(92, 100)] }, { width: 100 })).toBeNull();
});
