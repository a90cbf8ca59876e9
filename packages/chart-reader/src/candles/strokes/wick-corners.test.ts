import { describe, expect, it } from 'vitest';
import { FOREIGN, FULL } from '../coverage/candle-coverage.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import { toCorners } from './wick-corners.ts';

const WIDTH = 60;
const HEIGHT = 80;
const SHAPE = { wickPx: 1, pitchPx: 12 };
const WICK_X = 30;
/** The first row of the wick that no line hides. */
const SEEN_TOP = 34;

/** A wick in column 30 under a line of three rows, whose middle in each column is told, null where it has none, and so many rows of ground between them. */
function drawn(middleAt: (x: number) => number | null, groundRows = 0) {
  const ink = new Uint8Array(WIDTH * HEIGHT);
  const coverage = new Uint8Array(WIDTH * HEIGHT);
  for (let y = SEEN_TOP; y <= 60; y++) {
    ink[y * WIDTH + WICK_X] = 1;
    coverage[y * WIDTH + WICK_X] = FULL;
  }
  for (let x = 0; x < WIDTH; x++) {
    const middle = middleAt(x);
    if (middle === null) continue;
    // Over the wick both sides of the line lie upon each other.
    const lowest = x === WICK_X ? SEEN_TOP - 1 - groundRows : Math.round(middle) + 1;
    for (let y = Math.round(middle) - 1; y <= lowest; y++) {
      ink[y * WIDTH + x] = 1;
      coverage[y * WIDTH + x] = FOREIGN;
    }
  }
  return { mask: { width: WIDTH, height: HEIGHT, ink }, coverage };
}

const stroke = { ...strokeOf({ cell: 0, top: SEEN_TOP, bottom: 60, bodyTop: 50, bodyBottom: 60 }), wickLeft: WICK_X };

/** How high the wick is found to reach under a line. */
function highY(middleAt: (x: number) => number | null): number {
  return toCorners(drawn(middleAt), SHAPE, stroke).highY;
}

describe('toCorners', () => {
  it('takes a wick to the corner of a zigzag, or of a channel of highs, over its end', () => {
    expect(highY((x) => 26 + 2 * Math.abs(x - WICK_X))).toBeCloseTo(26.5, 0);
    expect(highY((x) => 28 + 2 * Math.max(0, WICK_X - x))).toBeCloseTo(28.5, 0);
  });

  it('leaves it as it is under a line that goes on upwards, a level, a line that ends there, and beside none', () => {
    expect(highY((x) => 30 + 2 * (x - WICK_X))).toBe(stroke.highY);
    expect(highY(() => 32)).toBe(stroke.highY);
    expect(highY((x) => (Math.abs(x - WICK_X) > 1 ? null : 32))).toBe(stroke.highY);
    expect(highY(() => null)).toBe(stroke.highY);
  });

  it('leaves it under the bend of an average, and under a corner that does not touch it', () => {
    expect(highY((x) => 28 + 0.6 * Math.abs(x - WICK_X))).toBe(stroke.highY);
    expect(highY((x) => 32 + 2 * Math.abs(x - WICK_X))).toBe(stroke.highY);
    const apart = drawn((x) => 26 + 2 * Math.abs(x - WICK_X), 1);
    expect(toCorners(apart, SHAPE, stroke)).toStrictEqual(stroke);
  });

  it('never makes a wick shorter', () => {
    const corner = drawn((x) => 26 + 2 * Math.abs(x - WICK_X));
    const higher = { ...stroke, highY: 20.5 };
    expect(toCorners(corner, SHAPE, higher)).toStrictEqual(higher);
  });
});
