import { expect, test } from 'vitest';
import type { InkMap } from '../../ink/ink-map.ts';
import { lackLetters } from './lack-letters.ts';
import { WORD } from './word.test-helper.ts';

const WIDTH = 80;
const HEIGHT = 30;
const ROWS = [10, 19] as const;

/** A word from column 30 on, and a stroke of some columns and rows before it. */
function inkWith(stroke: {
  readonly from: number;
  readonly to: number;
  readonly rows: readonly [number, number];
}): InkMap {
  const contrast = new Uint8Array(WIDTH * HEIGHT);
  const draw = (from: number, to: number, [top, bottom]: readonly [number, number]) => {
    for (let y = top; y < bottom; y++) contrast.fill(180, y * WIDTH + from, y * WIDTH + to);
  };
  draw(30, 60, ROWS);
  draw(stroke.from, stroke.to, stroke.rows);
  const region = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  return { region, width: WIDTH, height: HEIGHT, contrast, ground: new Int32Array(WIDTH * HEIGHT), noisy: false };
}

const label = { word: { ...WORD, left: 30, right: 60, top: 10, bottom: 19, letterTop: 10, letterBottom: 19 } };

test('tells a letter right before a label from a tick, a line and what stands farther off', () => {
  expect(lackLetters(inkWith({ from: 25, to: 29, rows: ROWS }), [], [label])).toBe(true);
  expect(lackLetters(inkWith({ from: 20, to: 29, rows: [14, 15] }), [], [label])).toBe(false);
  expect(lackLetters(inkWith({ from: 26, to: 28, rows: [0, HEIGHT] }), [], [label])).toBe(false);
  expect(lackLetters(inkWith({ from: 15, to: 22, rows: ROWS }), [], [label])).toBe(false);
});

test('tells a letter right behind a label from a word and a line', () => {
  const letter = { from: 61, to: 66, rows: ROWS };
  expect(lackLetters(inkWith(letter), [], [label])).toBe(true);
  expect(lackLetters(inkWith(letter), [{ ...label.word, left: 61, right: 66 }], [label])).toBe(false);
  expect(lackLetters(inkWith({ from: 61, to: 63, rows: [0, HEIGHT] }), [], [label])).toBe(false);
  expect(lackLetters(inkWith({ ...letter, from: 65, to: 70 }), [], [label])).toBe(false);
});

test('asks most labels', () => {
  const clear = { word: { ...label.word, left: 45, right: 60 } };
  const ink = inkWith({ from: 25, to: 29, rows: ROWS });
  for (let y = 10; y < 19; y++) ink.contrast.fill(0, y * WIDTH + 30, y * WIDTH + 45);
  expect(lackLetters(ink, [], [label, clear, clear])).toBe(false);
});
