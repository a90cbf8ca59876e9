import { describe, expect, it } from 'vitest';
import { FULL } from '../coverage/candle-coverage.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { isBlock } from './is-block.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';

const PITCH_PX = 4;
const CELLS = 12;
const HEIGHT = 10;
const shape: CandleShape = {
  style: 'candles',
  pitchPx: PITCH_PX,
  wickPx: 1,
  bodyPx: 3,
  middles: Float64Array.from({ length: CELLS }, (_, cell) => PITCH_PX * (cell + 0.5)),
  support: 1,
};
const stroke = { ...strokeOf({ cell: 5, top: 1, bottom: 8 }), x: shape.middles[5]! };

/** Whether a stroke is a block among bodies of three columns with a fourth between them that is covered so much. */
function isBlockWith(between: number, full: number, blurred: boolean): boolean {
  return isBlockOf([full, full, full, between], blurred);
}

/** The same among hollow bodies, of which so much is covered inside as well as between them. */
function isHollowBlockWith(pale: number): boolean {
  return isBlockOf([pale, FULL, pale, FULL], true);
}

function isBlockOf(columns: readonly number[], blurred: boolean): boolean {
  const width = PITCH_PX * CELLS;
  const coverage = Uint8Array.from({ length: width * HEIGHT }, (_, pixel) => columns[pixel % PITCH_PX]!);
  const mask = { width, height: HEIGHT, ink: coverage.map(() => 1), background: new Uint32Array(coverage.length) };
  return isBlock(mask, coverage, shape, stroke, blurred);
}

describe('isBlock', () => {
  it('tells what is inked far beyond a candle', () => {
    expect(isBlockWith(FULL, FULL, false)).toBe(true);
    expect(isBlockWith(FULL, FULL, true)).toBe(true);
  });

  it('is none where smoothed bodies leave a part of the pixel between them', () => {
    expect(isBlockWith(FULL / 2, FULL, true)).toBe(false);
  });

  it('is none where hollow bodies leave hardly anything between them', () => {
    expect(isHollowBlockWith(FULL / 5)).toBe(false);
    expect(isHollowBlockWith(FULL / 2)).toBe(true);
  });

  it('is none where a wick stands out of a narrow body that touches several others', () => {
    const touching = (rows: number): boolean => {
      const width = 3 * CELLS;
      const coverage = new Uint8Array(width * HEIGHT);
      for (let y = 2; y < 7; y++) coverage.fill(FULL, y * width + 12, y * width + 24);
      for (let y = 1; y < 1 + rows; y++) coverage[y * width + 16] = FULL;
      const mask = {
        width,
        height: HEIGHT,
        ink: coverage.map((share) => (share > 0 ? 1 : 0)),
        background: new Uint32Array(coverage.length),
      };
      const bodied = { ...strokeOf({ cell: 5, top: rows > 0 ? 1 : 2, bottom: 6 }), bodyTop: 2, bodyBottom: 6, x: 16.5 };
      return isBlock(mask, coverage, { ...shape, pitchPx: 3 }, bodied, false);
    };
    expect(touching(0)).toBe(true);
    expect(touching(1)).toBe(false);
  });

  it('goes by how wide smoothed bodies measure, which may touch where they were taken for narrow ones', () => {
    const width = PITCH_PX * CELLS;
    const coverage = new Uint8Array(width * HEIGHT);
    for (let y = 0; y < HEIGHT; y++) coverage.fill(FULL, y * width + 14, y * width + 30);
    const ink = coverage.map((share) => (share > 0 ? 1 : 0));
    const mask = { width, height: HEIGHT, ink, background: new Uint32Array(coverage.length) };
    const narrow = { ...shape, bodyPx: 2 };
    expect(isBlock(mask, coverage, narrow, stroke, true)).toBe(true);
    expect(isBlock(mask, coverage, narrow, stroke, true, 4)).toBe(false);
  });

  it('is one where all of an area is pale', () => {
    expect(isBlockWith(FULL / 2, FULL / 2, true)).toBe(true);
  });
});
