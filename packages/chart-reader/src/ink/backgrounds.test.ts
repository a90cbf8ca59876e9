import { expect, test } from 'vitest';
import { findBackgrounds } from './backgrounds.ts';

const WIDTH = 200;
const HEIGHT = 100;

/** A grey region with what is filled in, each of one level. */
function greys(ground: number, ...fills: [left: number, top: number, width: number, height: number, level: number][]) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(ground);
  for (const [left, top, width, height, level] of fills) {
    for (let y = top; y < top + height; y++) {
      rgb.fill(level, (y * WIDTH + left) * 3, (y * WIDTH + left + width) * 3);
    }
  }
  return { width: WIDTH, height: HEIGHT, rgb };
}

const at = (x: number, y: number): number => y * WIDTH + x;

test('takes a button for a background of its own though its soft edge joins it to the ground', () => {
  const { nearest } = findBackgrounds(greys(17, [39, 39, 26, 16, 35], [40, 40, 24, 14, 54], [50, 44, 2, 6, 220]));
  expect(nearest[at(42, 42)]).toBe(at(42, 42));
  expect(nearest[at(51, 46)]).toBe(at(52, 46));
});

test('leaves strokes that soft edges join to the ground as ink', () => {
  const { nearest } = findBackgrounds(greys(17, [39, 39, 8, 16, 35], [40, 40, 6, 14, 54]));
  expect(nearest[at(42, 46)]).not.toBe(at(42, 46));
});

test('takes a button as narrow as two letters for a background, though nothing in it is as wide as a stroke is thick', () => {
  const { nearest } = findBackgrounds(greys(17, [40, 40, 30, 24, 120], [46, 48, 8, 9, 230], [55, 48, 8, 9, 230]));
  expect(nearest[at(42, 42)]).toBe(at(42, 42));
  expect(nearest[at(48, 52)]).not.toBe(at(48, 52));
});

test('leaves a letter as large and thick as a button as ink', () => {
  const e = greys(17, [40, 40, 5, 24, 230], [45, 40, 13, 4, 230], [45, 50, 10, 4, 230], [45, 60, 13, 4, 230]);
  expect(findBackgrounds(e).nearest[at(42, 42)]).not.toBe(at(42, 42));
});

test('leaves a large bold letter with a round side as ink', () => {
  const b = greys(
    17,
    [40, 40, 18, 24, 230],
    [58, 43, 6, 7, 230],
    [58, 54, 6, 7, 230],
    [47, 45, 8, 4, 17],
    [47, 54, 8, 4, 17],
  );
  expect(findBackgrounds(b).nearest[at(42, 42)]).not.toBe(at(42, 42));
});

const BOLD_NOUGHT: Parameters<typeof greys>[1][] = [
  [48, 30, 20, 11, 230],
  [48, 79, 20, 11, 230],
  [40, 40, 10, 40, 230],
  [66, 40, 10, 40, 230],
];

test('leaves bold letters and points of a dense screen as ink, whose strokes are as thick as boxes with text are high', () => {
  const { nearest } = findBackgrounds(greys(17, ...BOLD_NOUGHT, [90, 79, 11, 11, 230], [110, 40, 12, 50, 230]));
  expect(nearest[at(44, 50)]).not.toBe(at(44, 50));
  expect(nearest[at(95, 84)]).not.toBe(at(95, 84));
  expect(nearest[at(116, 60)]).not.toBe(at(116, 60));
});

test('takes the body of a candle for a background, which looks like a stroke, but not beside a letter as bold', () => {
  const { nearest } = findBackgrounds(greys(17, [110, 40, 12, 50, 230]));
  expect(nearest[at(116, 60)]).toBe(at(116, 60));
});
