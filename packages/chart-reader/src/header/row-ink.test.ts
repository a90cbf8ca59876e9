import { expect, test } from 'vitest';
import { findWords } from '../ink/find-words.ts';
import { inkMap } from '../ink/ink-map.ts';
import type { Picture } from '../picture/picture.ts';
import { headerRows } from './header-rows.ts';
import { inkLike, rowInk } from './row-ink.ts';

const GROUND = [19, 23, 34] as const;
const TEXT = [209, 212, 220] as const;
const CANDLE = [38, 166, 154] as const;
const WIDTH = 120;
const HEIGHT = 60;

/** Six upright letters from column 20, and a candle over the fourth. */
function picture(): Picture {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  const fill = (left: number, top: number, w: number, h: number, colour: readonly number[]) => {
    for (let y = top; y < top + h; y++) for (let x = left; x < left + w; x++) rgb.set(colour, (y * WIDTH + x) * 3);
  };
  fill(0, 0, WIDTH, HEIGHT, GROUND);
  for (let letter = 0; letter < 6; letter++) {
    fill(20 + letter * 9, 20, 2, 10, TEXT);
    fill(20 + letter * 9, 20, 6, 2, TEXT);
  }
  fill(50, 0, 3, HEIGHT, CANDLE);
  return { width: WIDTH, height: HEIGHT, rgb };
}

test('keeps the letters of a row and leaves out a candle that crosses it', () => {
  const page = picture();
  const ink = inkMap(page, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT })!;
  const [row] = headerRows(findWords(ink, 1));
  const own = rowInk(page, ink, row!, 0, WIDTH);
  const at = (x: number, y: number) => own.contrast[y * WIDTH + x]!;
  expect(at(20, 25)).toBeGreaterThan(240);
  expect(at(47, 25)).toBeGreaterThan(240);
  expect(at(51, 25)).toBeLessThan(60);
  expect(at(51, 5)).toBe(0);
});

test('leaves out what lies outside the columns asked for', () => {
  const page = picture();
  const ink = inkMap(page, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT })!;
  const [row] = headerRows(findWords(ink, 1));
  expect(rowInk(page, ink, row!, 30, WIDTH).contrast[25 * WIDTH + 20]).toBe(0);
});

test('keeps what has the colour of a text elsewhere', () => {
  const page = picture();
  const ink = inkMap(page, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT })!;
  const word = findWords(ink, 1).find(({ letters }) => letters >= 3)!;
  const alike = inkLike(page, ink, { ink, word });
  expect(alike.contrast[25 * WIDTH + 65]!).toBeGreaterThan(240);
  expect(alike.contrast[5 * WIDTH + 51]!).toBeLessThan(60);
});
