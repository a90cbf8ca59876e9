import { expect, test } from 'vitest';
import type { Picture } from '../../picture/picture.ts';
import type { Word } from '../../ink/find-words.ts';
import { gridRunsUnder } from './grid-runs-under.ts';

const WIDTH = 160;
const CANDLE = { x: 50, widthPx: 5, bodyTopY: 90, bodyBottomY: 100, up: true };
const FIELD = { pane: { x: 0, y: 0, w: 110, h: 200 }, candles: [{ ...CANDLE, highY: 20, lowY: 180 }] };
const COLUMN = { left: 115, right: 155 };

/** A white picture with grey lines one pixel thick: rows and how far to the right they reach. */
function pictureOf(lines: readonly (readonly [row: number, right: number])[]): Picture {
  const rgb = new Uint8Array(WIDTH * 200 * 3).fill(255);
  for (const [row, right] of lines) rgb.fill(200, row * WIDTH * 3, (row * WIDTH + right) * 3);
  return { width: WIDTH, height: 200, rgb };
}

const SIZE_PX = 10;

/** A word in letters 10 pixels high about a height. */
function wordAt(y: number): Word {
  const rows = { top: y - 5, bottom: y + 5, letterTop: y - 5, letterBottom: y + 5 };
  return { ...COLUMN, ...rows, letters: 5, pointX: null, letterBoxes: [], smallTail: false };
}

const WORDS = [40, 80, 120].map(wordAt);

test('tells lines that go on under labels from those that end at the plot', () => {
  const rows = [50, 90, 130];
  const reaching = (right: number) => pictureOf(rows.map((row) => [row, right]));
  expect(gridRunsUnder(reaching(WIDTH), FIELD, COLUMN, WORDS, SIZE_PX)).toBe(true);
  expect(gridRunsUnder(reaching(110), FIELD, COLUMN, WORDS, SIZE_PX)).toBe(false);
});

test('asks no lines that end at a box of a price', () => {
  const levels = [60, 100, 150, 170].map((row) => [row, 112] as const);
  const picture = pictureOf([[50, WIDTH], [90, WIDTH], ...levels]);
  expect(gridRunsUnder(picture, FIELD, COLUMN, WORDS, SIZE_PX)).toBe(false);
  expect(gridRunsUnder(picture, FIELD, COLUMN, [...WORDS, ...levels.map(([row]) => wordAt(row))], SIZE_PX)).toBe(true);
});

test('takes no line of the last price and the edges of its box for a grid', () => {
  const picture = pictureOf([
    [92, WIDTH],
    [98, WIDTH],
  ]);
  expect(gridRunsUnder(picture, FIELD, COLUMN, WORDS, SIZE_PX)).toBe(false);
});

test('takes no letters in boxes for the lines that these stand at', () => {
  const rows = [60, 100, 150, 170];
  const picture = pictureOf(rows.map((row) => [row, WIDTH]));
  for (const row of rows) {
    // Half of a white row on a box in the colour of the line, six rows high.
    for (let y = row - 6; y <= row + 6; y++) picture.rgb.fill(200, (y * WIDTH + 112) * 3, (y + 1) * WIDTH * 3);
    picture.rgb.fill(255, (row * WIDTH + 115) * 3, (row * WIDTH + 135) * 3);
  }
  expect(gridRunsUnder(picture, FIELD, COLUMN, [], SIZE_PX)).toBe(false);
  expect(gridRunsUnder(pictureOf(rows.map((row) => [row, WIDTH])), FIELD, COLUMN, [], SIZE_PX)).toBe(true);
});

test('asks no lines above and below the candles, such as part panes', () => {
  const picture = pictureOf([
    [20, WIDTH],
    [150, WIDTH],
  ]);
  expect(gridRunsUnder(picture, FIELD, COLUMN, WORDS, SIZE_PX)).toBe(true);
  const low = { ...FIELD, candles: [{ ...CANDLE, highY: 30, lowY: 140 }] };
  expect(gridRunsUnder(picture, low, COLUMN, WORDS, SIZE_PX)).toBe(false);
});

test('takes no rows of digits that are not made out for the faint lines that these stand at', () => {
  const rows = [60, 100, 150, 170];
  const picture = pictureOf(rows.map((row) => [row, 112]));
  for (const row of rows) picture.rgb.fill(40, (row * WIDTH + 115) * 3, (row * WIDTH + 155) * 3);
  expect(gridRunsUnder(picture, FIELD, COLUMN, [], SIZE_PX)).toBe(false);
});
