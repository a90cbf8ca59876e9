import { expect, test } from 'vitest';
import type { Word } from '../../ink/find-words.ts';
import { outlineAround } from './outline-around.ts';

const [WIDTH, HEIGHT] = [80, 60];
const GROUND = 0xffffff;
const LINE = 0x20c060;
/** The same smoothed over two rows. */
const PALE = 0xa0e4bc;

/** Five upright strokes of a text, ten rows high. */
const STROKES = [20, 26, 32, 38, 44].map((left) => ({ left, right: left + 2, top: 26, bottom: 36 }));
const WORD: Word = {
  left: 20,
  right: 46,
  top: 26,
  bottom: 36,
  letterTop: 26,
  letterBottom: 36,
  letters: 5,
  letterBoxes: STROKES,
  smallTail: false,
  pointX: null,
};

/** The text on its ground among rectangles of single colours. */
function pictureOf(...rectangles: [left: number, top: number, right: number, bottom: number, colour: number][]) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
  const strokes = STROKES.map(({ left, right, top, bottom }) => [left, top, right, bottom, LINE] as const);
  for (const [left, top, right, bottom, colour] of [...rectangles, ...strokes])
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++)
        rgb.set([colour >> 16, (colour >> 8) & 255, colour & 255], (y * WIDTH + x) * 3);
  return { width: WIDTH, height: HEIGHT, rgb };
}

test('finds an outline whose upper line is strongest in its last row and whose lower one in its first', () => {
  const outline = outlineAround(
    pictureOf(
      [12, 19, 56, 20, PALE],
      [12, 20, 56, 21, LINE],
      [12, 42, 56, 43, LINE],
      [12, 43, 56, 44, PALE],
      [12, 19, 13, 44, LINE],
      [55, 19, 56, 44, LINE],
    ),
    WORD,
    GROUND,
  );
  expect(outline?.colour).toBe(LINE);
  expect(outline?.y).toBeCloseTo(31.5, 0);
});

test('finds an outline as wide as the axis, at one end of which its text stands', () => {
  const outline = outlineAround(
    pictureOf([12, 20, 80, 21, LINE], [12, 42, 80, 43, LINE], [12, 20, 13, 43, LINE], [79, 20, 80, 43, LINE]),
    WORD,
    GROUND,
  );
  expect(outline?.y).toBeCloseTo(31.5, 0);
});

test('takes the colour of letters that are drawn in that of a paler line', () => {
  const outline = outlineAround(
    pictureOf([12, 20, 56, 21, PALE], [12, 42, 56, 43, PALE], [12, 20, 13, 43, PALE], [55, 20, 56, 43, PALE]),
    WORD,
    GROUND,
  );
  expect(outline?.colour).toBe(LINE);
});

test('finds none between two lines of a grid, and none without lines', () => {
  expect(outlineAround(pictureOf([0, 20, WIDTH, 21, LINE], [0, 42, WIDTH, 43, LINE]), WORD, GROUND)).toBeNull();
  expect(outlineAround(pictureOf(), WORD, GROUND)).toBeNull();
});
