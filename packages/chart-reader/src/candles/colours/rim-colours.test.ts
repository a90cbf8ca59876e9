import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../picture/rgb.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import { rimColours } from './rim-colours.ts';

const GROUND = 18;
const FILL = 200;
const RIM = 130;
const COUNT = 20;
const ROWS = 24;
const BODY_PX = 12;

/** What bodies of so many rows are found to be outlined in, by the shade of each of their rows. */
function rimsOf(shadeOf: (row: number, cell: number) => number): readonly Rgb[] {
  const [width, height] = [16 * COUNT + 10, 60];
  const rgb = new Uint8Array(width * height * 3).fill(GROUND);
  const ink = new Uint8Array(width * height);
  for (let cell = 0; cell < COUNT; cell++) {
    for (let row = 0; row < ROWS; row++) {
      const shade = shadeOf(row, cell);
      if (shade === GROUND) continue;
      const first = (20 + row) * width + 16 * cell + 3;
      rgb.fill(shade, first * 3, (first + BODY_PX) * 3);
      ink.fill(1, first, first + BODY_PX);
    }
  }
  const mask = { width, height, ink, background: new Uint32Array(width * height) };
  const strokes = Array.from({ length: COUNT }, (_, cell) => ({
    ...strokeOf({ cell, top: 20, bottom: 19 + ROWS }),
    x: 16 * cell + 3 + BODY_PX / 2,
  }));
  return rimColours({ width, height, rgb }, mask, { bodyPx: BODY_PX }, strokes, [[FILL, FILL, FILL]]);
}

/** How many rows a row is from the nearer end of its body. */
const fromEnd = (row: number): number => Math.min(row, ROWS - 1 - row);

describe('rimColours', () => {
  it('finds the shade that filled bodies end in above and below', () => {
    expect(rimsOf((row) => (fromEnd(row) < 3 ? RIM : FILL))).toStrictEqual([[RIM, RIM, RIM]]);
  });

  it('finds none in soft edges, whose rows differ, nor in a line of one row', () => {
    expect(rimsOf((row) => [60, RIM, 170][fromEnd(row)] ?? FILL)).toStrictEqual([]);
    expect(rimsOf((row) => (fromEnd(row) < 1 ? RIM : FILL))).toStrictEqual([]);
  });

  it('finds none where the two ends differ, where few bodies have one, nor one as thick as half of a body', () => {
    expect(rimsOf((row) => (row < 3 ? RIM : FILL))).toStrictEqual([]);
    expect(rimsOf((row, cell) => (cell < 3 && fromEnd(row) < 3 ? RIM : FILL))).toStrictEqual([]);
    expect(rimsOf((row) => (fromEnd(row) < 6 ? RIM : FILL))).toStrictEqual([]);
  });
});
