import { expect, test } from 'vitest';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import { FULL } from '../coverage/candle-coverage.ts';
import { roundedEnds } from './rounded-ends.ts';

const WIDTH = 200;
const HEIGHT = 60;
const SHAPE = { style: 'candles', wickPx: 1, bodyPx: 13 } as const;
const CELLS = [0, 1, 2, 3, 4, 5];
const middleOf = (cell: number): number => 16 + 30 * cell;

/** Bodies from row 20 to 39 whose corners take so many columns from their first rows and their last, less from row to row, with wicks that reach so far from their middle. */
function drawn(corner: number, wickReach = 0): Uint8Array {
  const coverage = new Uint8Array(WIDTH * HEIGHT);
  for (const cell of CELLS) {
    for (let row = 10; row < 50; row++) {
      const inside = Math.min(row - 20, 39 - row);
      const reach = inside < 0 ? wickReach : 6 - Math.max(0, corner - 2 * inside);
      coverage.fill(FULL, row * WIDTH + middleOf(cell) - reach, row * WIDTH + middleOf(cell) + reach + 1);
    }
  }
  return coverage;
}

/** The strokes of these as the sides of bodies tell them, which begin so many rows late. */
const chainOf = (late: number) =>
  CELLS.map((cell) => ({
    ...strokeOf({ cell, top: 10, bottom: 49, bodyTop: 20 + late, bodyBottom: 39 - late }),
    wickLeft: middleOf(cell),
    bodyTopY: 20.5 + late,
    bodyBottomY: 39.5 - late,
  }));

test('finds the ends of bodies with round corners beside their wicks', () => {
  const ends = roundedEnds({ width: WIDTH, height: HEIGHT }, SHAPE, chainOf(2), drawn(4));
  expect(ends).toHaveLength(CELLS.length);
  for (const { bodyTop, bodyBottom, bodyTopY, bodyBottomY, highY } of ends!) {
    expect([bodyTop, bodyBottom]).toEqual([20, 39]);
    expect([bodyTopY, bodyBottomY]).toEqual([20.5, 39.5]);
    expect(highY).toBe(10.5);
  }
});

test('finds none in square bodies, in narrow ones and in too few', () => {
  const mask = { width: WIDTH, height: HEIGHT };
  expect(roundedEnds(mask, SHAPE, chainOf(0), drawn(0))).toBeNull();
  expect(roundedEnds(mask, { ...SHAPE, bodyPx: 5 }, chainOf(2), drawn(4))).toBeNull();
  expect(roundedEnds(mask, SHAPE, chainOf(2).slice(0, 3), drawn(4))).toBeNull();
});

test('finds none beside wicks that are thicker than they were measured', () => {
  expect(roundedEnds({ width: WIDTH, height: HEIGHT }, SHAPE, chainOf(0), drawn(0, 3))).toBeNull();
});
