import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../picture/rgb.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import { paleOutlines } from './pale-outlines.ts';

const GROUND = 236;
const FULL = [36, 36, 36] as const;
const PALE = 136;
const PITCH_PX = 14;
const COUNT = 20;
const BODY_PX = 9;

/** What bodies in rows 20 to 39 between wicks of the full colour are found to be outlined in, by the shade of each of their columns from left to right. */
function outlinesOf(columns: (row: number, cell: number) => readonly number[]): readonly Rgb[] {
  const [width, height] = [PITCH_PX * COUNT + 10, 60];
  const rgb = new Uint8Array(width * height * 3).fill(GROUND);
  const ink = new Uint8Array(width * height);
  const draw = (x: number, y: number, shade: number) => {
    rgb.fill(shade, (y * width + x) * 3, (y * width + x) * 3 + 3);
    ink[y * width + x] = shade === GROUND ? 0 : 1;
  };
  for (let cell = 0; cell < COUNT; cell++) {
    const left = PITCH_PX * cell + 3;
    for (const row of [12, 13, 14, 45, 46]) draw(left + 4, row, FULL[0]);
    for (let row = 20; row < 40; row++) columns(row, cell).forEach((shade, column) => draw(left + column, row, shade));
  }
  const mask = { width, height, ink, background: new Uint32Array(width * height) };
  const strokes = Array.from({ length: COUNT }, (_, cell) => ({
    ...strokeOf({ cell, top: 12, bottom: 46 }),
    x: PITCH_PX * cell + 3 + BODY_PX / 2,
  }));
  return paleOutlines({ width, height, rgb }, mask, { bodyPx: BODY_PX }, strokes, [FULL]);
}

/** Columns of a body: two of a side, the inside, two of the other side. */
const sides = (outer: number, inner: number, inside: number): readonly number[] => [
  outer,
  inner,
  ...Array.from({ length: BODY_PX - 4 }, () => inside),
  inner,
  outer,
];

describe('paleOutlines', () => {
  it('finds lines that lie between two columns around empty bodies', () => {
    expect(outlinesOf(() => sides(PALE, PALE, GROUND))).toStrictEqual([[PALE, PALE, PALE]]);
  });

  it('finds none beside the full colour, which has soft edges, nor around what is filled', () => {
    expect(outlinesOf(() => sides(PALE, FULL[0], GROUND))).toStrictEqual([]);
    expect(outlinesOf(() => sides(PALE, PALE, 180))).toStrictEqual([]);
  });

  it('finds none of many colours, as smoothing leaves them', () => {
    const shade = (number: number): number => 96 + 9 * (number % 8);
    expect(outlinesOf((row, cell) => sides(shade(row + cell), shade(row + 3 * cell + 1), GROUND))).toStrictEqual([]);
  });

  it('finds none that hardly any candle has', () => {
    expect(
      outlinesOf((_, cell) => (cell === 5 ? sides(PALE, PALE, GROUND) : sides(FULL[0], FULL[0], FULL[0]))),
    ).toStrictEqual([]);
  });
});
