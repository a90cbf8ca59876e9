import { expect, test } from 'vitest';
import { findWords } from '../ink/find-words.ts';
import { inkMap } from '../ink/ink-map.ts';
import type { Picture } from '../picture/picture.ts';
import { withoutUnit } from './without-unit.ts';

/** Upright strokes 10 pixels high from these columns on, 4 pixels wide, dots on the line at others. */
function textAt(strokes: readonly number[], dots: readonly number[] = []) {
  const width = 80;
  const rgb = new Uint8Array(width * 30 * 3).fill(255);
  const paint = (x: number, y: number) => rgb.fill(0, (y * width + x) * 3, (y * width + x) * 3 + 3);
  for (const left of strokes) for (let y = 10; y < 20; y++) for (let x = left; x < left + 4; x++) paint(x, y);
  for (const left of dots) for (let y = 18; y < 20; y++) for (let x = left; x < left + 2; x++) paint(x, y);
  const picture: Picture = { width, height: 30, rgb };
  const ink = inkMap(picture, { left: 0, top: 0, right: width, bottom: 30 })!;
  return { ink, word: findWords(ink, 0.9)[0]! };
}

const THREE_DIGITS = { digits: '123', unlike: 0, from: 0, to: 3 };

test('cuts off what stands behind a space after the digits', () => {
  const { ink, word } = textAt([10, 16, 22, 32]);
  expect(withoutUnit(ink, word, THREE_DIGITS)).toMatchObject({ right: 26, letters: 3 });
});

test('keeps a letter behind a point, or close to the digits: it may be a digit not known', () => {
  const point = textAt([10, 16, 22, 32], [28]);
  expect(withoutUnit(point.ink, point.word, THREE_DIGITS)).toBe(point.word);
  const close = textAt([10, 16, 22, 28]);
  expect(withoutUnit(close.ink, close.word, THREE_DIGITS)).toBe(close.word);
});
