import { describe, expect, it } from 'vitest';
import { FOREIGN, FULL } from './candle-coverage.ts';
import { sharpened, sharpnessOf } from './sharp-drawing.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';

const WIDTH = 9;
const HEIGHT = 40;
const SHAPE = {
  style: 'candles',
  pitchPx: 8,
  wickPx: 1,
  bodyPx: 3,
  middles: Float64Array.of(4.5),
  support: 1,
} as const;

/** Forty rows of one body in columns 3 to 5; `side` is how much of columns 2 and 6 it covers, `level` its red in a row, `ground` that of what lies beside it. */
function seenWith(side: number, level: (row: number) => number, ground: (row: number) => number = () => 20) {
  const rows = Array.from({ length: HEIGHT }, (_, row) => row);
  const coverage = Uint8Array.from(rows.flatMap(() => [0, 0, side, FULL, FULL, FULL, side, 0, 0]));
  const redOf = (row: number, column: number): number =>
    coverage[row * WIDTH + column] === 0 ? ground(row) : level(row);
  const rgb = Uint8Array.from(
    rows.flatMap((row) => Array.from({ length: WIDTH }, (_, column) => [redOf(row, column), 0, 0]).flat()),
  );
  return sharpnessOf({ width: WIDTH, height: HEIGHT, rgb }, coverage, SHAPE, [
    strokeOf({ cell: 0, top: 0, bottom: HEIGHT - 1 }),
  ]);
}

describe('sharpnessOf', () => {
  it('calls whole pixels of one colour sharp', () => {
    expect(seenWith(0, () => 200)).toBe('sharp');
  });

  it('tells compression by its many colours', () => {
    expect(seenWith(0, (row) => 180 + 2 * row)).toBe('compressed');
  });

  it('tells a sharp drawing under clouds by several times as many colours', () => {
    expect(seenWith(0, (row) => 180 + (row >> 1))).toBe('tinted');
    expect(
      seenWith(
        0,
        (row) => 180 + (row >> 1),
        (row) => 20 + (row % 3),
      ),
    ).toBe('compressed');
  });

  it('tells resampling by partly covered pixels along the sides', () => {
    expect(seenWith(60, () => 200)).toBe('soft');
    expect(seenWith(60, (row) => 180 + 2 * row)).toBe('soft');
  });

  it('takes no fill in a darker shade of its outline for a soft edge', () => {
    const drawnWith = (row: readonly number[]) => {
      const coverage = Uint8Array.from(Array.from({ length: HEIGHT }, () => row).flat());
      const rgb = Uint8Array.from([...coverage].flatMap((value) => [value, 0, 0]));
      const shape = { ...SHAPE, bodyPx: 5 };
      return sharpnessOf({ width: WIDTH, height: HEIGHT, rgb }, coverage, shape, [
        strokeOf({ cell: 0, top: 0, bottom: HEIGHT - 1 }),
      ]);
    };
    expect(drawnWith([0, 0, FULL, 120, 120, 120, FULL, 0, 0])).toBe('sharp');
    expect(drawnWith([0, 0, 120, FULL, FULL, FULL, 120, 0, 0])).toBe('soft');
  });

  it('calls them sharp beside another drawing, too', () => {
    expect(seenWith(FOREIGN, () => 200)).toBe('sharp');
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
