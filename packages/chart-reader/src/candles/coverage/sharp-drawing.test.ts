import { describe, expect, it } from 'vitest';
import { FOREIGN, FULL } from './candle-coverage.ts';
import { isSharpDrawing, sharpened } from './sharp-drawing.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';

const WIDTH = 9;
const SHAPE = {
  style: 'candles',
  pitchPx: 8,
  wickPx: 1,
  bodyPx: 3,
  middles: Float64Array.of(4.5),
  support: 1,
} as const;

/** Twenty rows of one body in columns 3 to 5; `side` is how much of columns 2 and 6 it covers, `level` the red of a row. */
function isSharp(side: number, level: (row: number) => number) {
  const rows = Array.from({ length: 20 }, (_, row) => row);
  const coverage = Uint8Array.from(rows.flatMap(() => [0, 0, side, FULL, FULL, FULL, side, 0, 0]));
  const rgb = Uint8Array.from(rows.flatMap((row) => Array.from({ length: WIDTH }, () => [level(row), 0, 0]).flat()));
  return isSharpDrawing({ width: WIDTH, height: 20, rgb }, coverage, SHAPE, [
    strokeOf({ cell: 0, top: 0, bottom: 19 }),
  ]);
}

describe('isSharpDrawing', () => {
  it('holds for whole pixels of one colour', () => {
    expect(isSharp(0, () => 200)).toBe(true);
  });

  it('fails for many colours, as compression leaves', () => {
    expect(isSharp(0, (row) => 180 + 2 * row)).toBe(false);
  });

  it('fails for partly covered pixels along the sides, as resampling leaves', () => {
    expect(isSharp(60, () => 200)).toBe(false);
  });

  it('holds beside another drawing only where that hides few of the sides', () => {
    expect(isSharp(FOREIGN, () => 200)).toBe(true);
  });
});

describe('sharpened', () => {
  it('knows only whole pixels of candles, and foreign ones', () => {
    expect([...sharpened(Uint8Array.of(0, 60, 139, 140, FULL, FOREIGN))]).toStrictEqual([
      0,
      FOREIGN,
      FOREIGN,
      FULL,
      FULL,
      FOREIGN,
    ]);
  });
});
