import { describe, expect, it } from 'vitest';
import type { Picture } from '../../picture/picture.ts';
import type { Stroke } from '../field/stroke.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import { compressedWicks } from './compressed-wicks.ts';

const SHAPE = { style: 'candles', wickPx: 1 } as const;
/** Wicks one pixel wide from row 8 to 47 with bodies from row 20 to 31, which were found by colour to begin and to end two rows beyond. */
const CHAIN = Array.from({ length: 8 }, (_, cell) =>
  strokeOf({ cell, top: 6, bottom: 49, bodyTop: 20, bodyBottom: 31 }),
);
const WIDTH = 8 * CHAIN.length + 4;
const HEIGHT = 60;
const LIME = [0, 255, 0];

/** The candles on black, their wicks with the brightness that compression leaves: paler by a third in their last rows, and a shade of green beyond. */
function compressed(): Picture {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  const paint = (x: number, y: number, share: number) =>
    rgb.set(
      LIME.map((level) => level * share),
      (y * WIDTH + x) * 3,
    );
  for (const { wickLeft } of CHAIN) {
    for (let y = 8; y <= 47; y++) paint(wickLeft, y, y === 8 || y === 47 ? 0.7 : 1);
    for (const [y, share] of [
      [7, 0.3],
      [6, 0.1],
      [48, 0.3],
      [49, 0.1],
    ] as const)
      paint(wickLeft, y, share);
    for (let y = 20; y <= 31; y++) for (let x = wickLeft - 2; x <= wickLeft + 2; x++) paint(x, y, 1);
  }
  return { width: WIDTH, height: HEIGHT, rgb };
}

function wicksOf(picture: Picture, chain: readonly Stroke[] = CHAIN): readonly Stroke[] {
  return compressedWicks(picture, { background: new Uint32Array(WIDTH * HEIGHT) }, SHAPE, chain);
}

describe('compressedWicks', () => {
  it('ends wicks where they stand out by half', () => {
    const [first] = wicksOf(compressed());
    expect(first!.highY).toBeCloseTo(8.5, 2);
    expect(first!.lowY).toBeCloseTo(47.5, 2);
  });

  it('reads dark wicks on a pale ground alike', () => {
    const picture = compressed();
    const negated = { ...picture, rgb: picture.rgb.map((level) => 255 - level) };
    const background = new Uint32Array(WIDTH * HEIGHT).fill(0xffffff);
    expect(compressedWicks(negated, { background }, SHAPE, CHAIN)[0]!.highY).toBeCloseTo(8.5, 2);
  });

  it('ends a wick by its last row before a line that crosses it', () => {
    const picture = compressed();
    for (let x = 0; x < WIDTH; x++) picture.rgb.set([150, 150, 150], (7 * WIDTH + x) * 3);
    expect(wicksOf(picture)[0]!.highY).toBeCloseTo(8.8, 2);
  });

  it('keeps the end of a wick that a line hides', () => {
    const picture = compressed();
    for (let x = 0; x < WIDTH; x++) picture.rgb.set([150, 150, 150], (8 * WIDTH + x) * 3);
    expect(wicksOf(picture)[0]!.highY).toBe(6.5);
  });

  it('keeps an end that was found by what hides it', () => {
    const hidden = CHAIN.map((stroke) => ({ ...stroke, highY: 12.5 }));
    expect(wicksOf(compressed(), hidden)[0]!.highY).toBe(12.5);
  });

  it('changes nothing of a chart with few wicks, nor of strokes without a body', () => {
    const few = CHAIN.slice(0, 3);
    expect(wicksOf(compressed(), few)).toStrictEqual(few);
    const bare = strokeOf({ cell: 0, top: 6, bottom: 49, bodyTop: -1, bodyBottom: -1 });
    expect(wicksOf(compressed(), [bare, ...CHAIN])[0]).toStrictEqual(bare);
  });
});
