import { expect, test } from 'vitest';
import type { Picture } from '../picture/picture.ts';
import { inkMap } from './ink-map.ts';
import { withoutLines } from './without-lines.ts';

const WIDTH = 160;
const HEIGHT = 400;
const GROUND = [10, 10, 10] as const;
const GRID = [70, 70, 70] as const;
const TEXT = [220, 220, 220] as const;
/** The stem of a letter. */
const STEM = { left: 30, top: 20, width: 2, height: 12 };

function cleaned(drawGrid: (fill: Fill) => void, bottom = 60, areUneven = false): (x: number, y: number) => number {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  const fill: Fill = (left, top, w, h, colour) => {
    for (let y = top; y < top + h; y++) for (let x = left; x < left + w; x++) rgb.set(colour, (y * WIDTH + x) * 3);
  };
  fill(0, 0, WIDTH, HEIGHT, GROUND);
  drawGrid(fill);
  fill(STEM.left, STEM.top, STEM.width, STEM.height, TEXT);
  const picture: Picture = { width: WIDTH, height: HEIGHT, rgb };
  const ink = withoutLines(picture, inkMap(picture, { left: 0, top: 0, right: WIDTH, bottom })!, areUneven);
  return (x, y) => ink.contrast[y * WIDTH + x]!;
}

type Fill = (left: number, top: number, w: number, h: number, colour: readonly number[]) => void;

test('keeps a letter and leaves out the grid lines that cross it', () => {
  const at = cleaned((fill) => {
    fill(0, 25, WIDTH, 1, GRID);
    fill(60, 0, 1, HEIGHT, GRID);
  });
  expect([at(30, 22), at(30, 25)]).toEqual([210, 210]);
  expect([at(10, 25), at(100, 25), at(60, 10), at(60, 55)]).toEqual([0, 0, 0, 0]);
});

test('leaves out a line that letters interrupt so often that none of its pieces is longer than a stroke', () => {
  const at = cleaned((fill) => {
    fill(60, 0, 1, HEIGHT, GRID);
    for (let y = 20; y < HEIGHT; y += 30) fill(59, y, 3, 8, TEXT);
  }, HEIGHT);
  expect([at(60, 10), at(60, 40), at(60, 24), at(30, 22)]).toEqual([0, 0, 210, 210]);
});

test('keeps the stems of letters that stand above each other', () => {
  const at = cleaned((fill) => {
    for (const y of [2, 41, 83, 120, 165, 204, 243, 287, 322, 361]) fill(60, y, 2, 16, TEXT);
  }, HEIGHT);
  expect([at(60, 5), at(60, 50)]).toEqual([210, 210]);
});

test('leaves out dashed lines', () => {
  const at = cleaned((fill) => {
    for (let x = 0; x < WIDTH; x += 6) fill(x, 40, 3, 1, GRID);
  });
  expect([at(1, 40), at(61, 40), at(31, 25)]).toEqual([0, 0, 210]);
});

test('leaves out a long line of several shades only where lines may be uneven', () => {
  const draw = (fill: Fill) => {
    for (let y = 0; y < HEIGHT; y++) fill(60, y, 1, 1, y % 9 < 4 ? GRID : [105, 105, 105]);
  };
  expect(cleaned(draw, HEIGHT)(60, 100)).toBeGreaterThan(0);
  const at = cleaned(draw, HEIGHT, true);
  expect([at(60, 100), at(60, 300), at(30, 25)]).toEqual([0, 0, 210]);
});
