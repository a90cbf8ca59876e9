import { expect, test } from 'vitest';
import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import { boldWord } from './bold-word.ts';

const WIDTH = 160;
const HEIGHT = 14;

/** Words of upright strokes so many pixels thick, three in each, ten rows high. */
function written(...thicknesses: readonly number[]): { readonly ink: InkMap; readonly words: readonly Word[] } {
  const contrast = new Uint8Array(WIDTH * HEIGHT);
  const words = thicknesses.map((px, index) => {
    const left = 4 + 30 * index;
    for (let y = 2; y < 12; y++)
      for (let stroke = 0; stroke < 3; stroke++)
        for (let x = 0; x < Math.ceil(px); x++) {
          const share = Math.min(1, px - x);
          contrast[y * WIDTH + left + 7 * stroke + x] = Math.round(200 * share);
        }
    const box = { left, right: left + 20, top: 2, bottom: 12 };
    return { ...box, letterTop: 2, letterBottom: 12, letters: 3, pointX: null, letterBoxes: [box], smallTail: false };
  });
  const region = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  const ground = new Int32Array(contrast.length);
  return { ink: { region, width: WIDTH, height: HEIGHT, contrast, ground, noisy: false }, words };
}

const found = (...thicknesses: readonly number[]): number | null => {
  const { ink, words } = written(...thicknesses);
  const word = boldWord(ink, words);
  return word === null ? null : words.indexOf(word);
};

test('tells the word whose strokes are thicker than those of all others', () => {
  expect(found(1, 1, 2, 1)).toBe(2);
  expect(found(1.2, 1.9, 1.1, 1.2, 1.3)).toBe(1);
});

test('tells none where all are alike, two are thicker, or words are few', () => {
  expect(found(1, 1, 1, 1)).toBeNull();
  expect(found(1, 2, 2, 1)).toBeNull();
  expect(found(1, 2, 1)).toBeNull();
});
