import { expect, test } from 'vitest';
import { boxAreas } from './box-areas.ts';

const WIDTH = 200;
const HEIGHT = 120;
const COLUMN = { left: 20, right: 60 };

/** A dark picture with rectangles of single colours. */
function pictureOf(...rectangles: [left: number, top: number, right: number, bottom: number, grey: number][]) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(20);
  for (const [left, top, right, bottom, grey] of rectangles)
    for (let y = top; y < bottom; y++) rgb.fill(grey, (y * WIDTH + left) * 3, (y * WIDTH + right) * 3);
  return { width: WIDTH, height: HEIGHT, rgb };
}
const STROKES = [24, 30, 36, 42, 48, 54].map((left): [number, number, number, number, number] => [
  left,
  44,
  left + 2,
  52,
  240,
]);

test('finds a box with letters that nearly fill it, and its colour', () => {
  expect(boxAreas(pictureOf([16, 42, 64, 54, 90], ...STROKES), COLUMN, 8)).toEqual([
    { left: 16, right: 64, top: 42, bottom: 54, colour: [90, 90, 90], hidesAnother: false },
  ]);
});

test('ends a box where another of nearly its shade begins, whatever the edges of letters there look like', () => {
  const edges = STROKES.map(([left]): [number, number, number, number, number] => [left, 58, left + 2, 66, 90]);
  const boxes = pictureOf([16, 42, 64, 55, 90], [16, 55, 64, 70, 118], ...STROKES, ...edges);
  expect(boxAreas(boxes, COLUMN, 8)).toMatchObject([
    { top: 42, bottom: 55, colour: [90, 90, 90] },
    { top: 55, bottom: 70, colour: [118, 118, 118] },
  ]);
});

test('leaves out soft edges and a line that ends at the box', () => {
  const picture = pictureOf([0, 47, 14, 48, 240], [15, 41, 65, 55, 50], [16, 42, 64, 54, 90], ...STROKES);
  expect(boxAreas(picture, COLUMN, 8)).toMatchObject([{ left: 16, right: 64, top: 42, bottom: 54 }]);
});

test('ends a box where the ground shows beside it, and not at the strokes that fill a low one', () => {
  const line: [number, number, number, number, number] = [12, 30, 14, 60, 90];
  expect(boxAreas(pictureOf(line, [16, 42, 64, 54, 90], ...STROKES), COLUMN, 8)).toMatchObject([
    { left: 16, right: 64 },
  ]);
  const strokes = STROKES.map(([left, , right]): [number, number, number, number, number] => [
    left,
    44,
    right,
    53,
    240,
  ]);
  expect(boxAreas(pictureOf([16, 45, 64, 53, 90], ...strokes), COLUMN, 8)).toMatchObject([{ left: 16, right: 64 }]);
});

test('finds a box under a label with a row of ink as long as a box is', () => {
  const label: [number, number, number, number, number] = [20, 10, 60, 11, 240];
  expect(boxAreas(pictureOf(label, [16, 42, 64, 54, 90], ...STROKES), COLUMN, 8)).toMatchObject([
    { left: 16, right: 64, top: 42, bottom: 54 },
  ]);
});

test('finds a box that stands beside the column in part, by the rows above its letters', () => {
  const letters = Array.from({ length: 12 }, (_, i): [number, number, number, number, number] => {
    const left = 18 + 3 * i;
    return [left, 45, left + 2, 53, 240];
  });
  const picture = pictureOf([4, 41, 54, 42, 50], [4, 42, 54, 56, 90], ...letters);
  expect(boxAreas(picture, COLUMN, 8)).toMatchObject([
    { left: 4, right: 54, top: 42, bottom: 56, colour: [90, 90, 90] },
  ]);
});

test('finds all of a box with letters in the colour of the ground, below a bar in a shade near that', () => {
  const letters = STROKES.map(([left, top, right, bottom]): [number, number, number, number, number] => [
    left,
    top,
    right,
    bottom,
    20,
  ]);
  const picture = pictureOf([0, 0, WIDTH, 10, 40], [16, 42, 64, 54, 90], ...letters);
  expect(boxAreas(picture, COLUMN, 8)).toMatchObject([{ left: 16, right: 64, top: 42, bottom: 54 }]);
});

test('finds none in plain labels, lines and bands across the picture', () => {
  expect(boxAreas(pictureOf(...STROKES), COLUMN, 8)).toEqual([]);
  expect(boxAreas(pictureOf([0, 47, WIDTH, 49, 240]), COLUMN, 8)).toEqual([]);
  expect(boxAreas(pictureOf([0, 40, WIDTH, 100, 240]), COLUMN, 8)).toEqual([]);
});

test('tells a box that lies over another', () => {
  const both = pictureOf([16, 45, 64, 57, 140], [16, 42, 64, 54, 90], ...STROKES);
  expect(boxAreas(both, COLUMN, 8)).toMatchObject([{ top: 42, bottom: 54, hidesAnother: true }]);
});

test('tells a box that lies on another one from soft edges, whatever the colour of that one', () => {
  const soft = (
    [
      [39, 90],
      [40, 140],
      [41, 200],
    ] as const
  ).map(([row, grey]): [number, number, number, number, number] => [16, row, 64, row + 1, grey]);
  expect(boxAreas(pictureOf(...soft, [16, 42, 64, 54, 240]), COLUMN, 8)).toMatchObject([{ hidesAnother: false }]);
  expect(boxAreas(pictureOf([16, 34, 64, 46, 120], [16, 42, 64, 54, 240]), COLUMN, 8).at(-1)).toMatchObject({
    hidesAnother: true,
  });
});

test('takes the lines of an outline for no other box', () => {
  const outlined = pictureOf([16, 39, 64, 57, 140], [19, 42, 61, 54, 90], ...STROKES);
  expect(boxAreas(outlined, COLUMN, 8)).toMatchObject([{ hidesAnother: false }]);
  const uneven = pictureOf([16, 39, 64, 54, 140], [19, 42, 61, 54, 90], ...STROKES);
  expect(boxAreas(uneven, COLUMN, 8)).toMatchObject([{ hidesAnother: true }]);
});

test('finds a box that lies over the nearer half of the column alone, where there is none over all of it', () => {
  const short: [number, number, number, number, number] = [4, 42, 36, 54, 90];
  expect(boxAreas(pictureOf(short), COLUMN, 8)).toMatchObject([{ left: 4, right: 36, top: 42, bottom: 54 }]);
  const whole: [number, number, number, number, number] = [16, 80, 64, 92, 90];
  expect(boxAreas(pictureOf(short, whole), COLUMN, 8)).toMatchObject([{ left: 16, right: 64, top: 80 }]);
});

test('finds all of a box whose colour compression moves between its letters', () => {
  const moved: [number, number, number, number, number] = [22, 42, 28, 54, 200];
  expect(boxAreas(pictureOf([16, 42, 64, 54, 170], moved, ...STROKES), COLUMN, 8)).toMatchObject([
    { left: 16, right: 64, top: 42, bottom: 54 },
  ]);
});

test('finds a box with two rows above blurred letters in the colour of the ground', () => {
  const ground: [number, number, number, number, number] = [0, 0, WIDTH, HEIGHT, 255];
  const letters: [number, number, number, number, number] = [24, 44, 49, 52, 125];
  const picture = pictureOf(ground, [16, 41, 64, 55, 200], [16, 42, 64, 54, 90], letters);
  expect(boxAreas(picture, COLUMN, 8)).toMatchObject([{ left: 16, right: 64, top: 42, bottom: 54 }]);
});

test('takes soft letters between lines, where the ground shows, for no box', () => {
  const shades = [20, 20, 20, 20, 33, 33, 33, 120, 160, 60];
  const picture = pictureOf([8, 0, 17, HEIGHT, 240], [63, 0, 72, HEIGHT, 240]);
  for (let y = 44; y < 56; y++)
    for (let x = 20; x < 60; x++) picture.rgb.fill(shades[(x + y) % 10]!, (y * WIDTH + x) * 3, (y * WIDTH + x + 1) * 3);
  expect(boxAreas(picture, COLUMN, 12)).toEqual([]);
});
