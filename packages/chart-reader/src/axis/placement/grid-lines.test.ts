import { expect, test } from 'vitest';
import type { Picture } from '../../picture/picture.ts';
import { gridLines } from './grid-lines.ts';

const WIDTH = 20;
const HEIGHT = 30;

function pictureWithRows(rows: readonly number[], dash: number) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(20);
  for (const y of rows) {
    for (let x = 0; x < WIDTH; x++)
      if (x % dash < dash / 2 || dash === 1) rgb.fill(40, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
  }
  return { width: WIDTH, height: HEIGHT, rgb };
}
const EVERYWHERE = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

const rowsIn = (picture: Picture): readonly number[] => gridLines(picture, EVERYWHERE, 3).map(({ y }) => y);

test('gives the middle of each line, solid or dashed, one pixel thick or two', () => {
  expect(rowsIn(pictureWithRows([8, 20, 21], 1))).toEqual([8.5, 21]);
  expect(rowsIn(pictureWithRows([8], 4))).toEqual([8.5]);
});

test('sees no line in a thick band or an even ground', () => {
  expect(rowsIn(pictureWithRows([8, 9, 10, 11, 12, 13, 14], 1))).toEqual([]);
  expect(rowsIn(pictureWithRows([], 1))).toEqual([]);
});

test('sees a line where compression has left rings beside it', () => {
  const picture = pictureWithRows([12], 1);
  const shade = (y: number, value: number) => picture.rgb.fill(value, y * WIDTH * 3, (y + 1) * WIDTH * 3);
  shade(12, 65);
  shade(9, 13);
  expect(rowsIn(picture)).toEqual([12.5]);
});

test('gives the row of a line, not of the ripples that compression leaves beside it', () => {
  const picture = pictureWithRows([], 1);
  const values = [20, 18, 22, 44, 22, 14, 27, 15, 20];
  for (const [index, value] of values.entries())
    picture.rgb.fill(value, (9 + index) * WIDTH * 3, (10 + index) * WIDTH * 3);
  expect(rowsIn(picture)[0]).toBe(12.5);
});
