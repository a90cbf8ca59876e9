import { expect, test } from 'vitest';
import type { Word } from '../ink/find-words.ts';
import { withUnits } from './worded-buttons.ts';

/** A word with letters ten pixels high. */
const word = (left: number, right: number): Word => {
  const box = { left, right, top: 5, bottom: 15 };
  return { ...box, letterTop: 5, letterBottom: 15, letters: 2, pointX: null, letterBoxes: [box], smallTail: false };
};

test('puts a number and the unit close behind it together', () => {
  const { words, texts } = withUnits({
    words: [word(0, 12), word(18, 40), word(60, 66), word(71, 90), word(120, 140)],
    texts: ['15', 'Min', '1', 'Std', 'Tag'],
  });
  expect(texts).toEqual(['15 Min', '1 Std', 'Tag']);
  expect(words.map(({ left, right, letters }) => [left, right, letters])).toEqual([
    [0, 40, 4],
    [60, 90, 4],
    [120, 140, 2],
  ]);
});

test('leaves apart what is no unit, stands off, or follows no number', () => {
  const apart = (second: number, texts: readonly string[]) =>
    withUnits({ words: [word(0, 12), word(second, second + 20)], texts }).texts;
  expect(apart(18, ['15', 'More'])).toEqual(['15', 'More']);
  expect(apart(24, ['15', 'min'])).toEqual(['15', 'min']);
  expect(apart(18, ['Line', 'min'])).toEqual(['Line', 'min']);
});
