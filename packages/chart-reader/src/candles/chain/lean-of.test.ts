import { expect, it } from 'vitest';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { leanOf } from './lean-of.ts';

const [WIDTH, HEIGHT] = [80, 60];
const shape: CandleShape = {
  style: 'candles',
  pitchPx: 8,
  wickPx: 1,
  bodyPx: 5,
  middles: new Float64Array(),
  support: 0,
};
const chain = Array.from({ length: 8 }, (_, cell) => strokeOf({ cell, top: 10, bottom: 49 }));

/** Ink in the rows that each column of a cell has, by how far it lies from the middle. */
function maskOf(rowsAt: (off: number) => readonly [first: number, last: number]): InkMask {
  const ink = new Uint8Array(WIDTH * HEIGHT);
  for (const { x } of chain)
    for (let off = -2; off <= 2; off++) {
      const [first, last] = rowsAt(off);
      for (let y = first; y <= last; y++) ink[y * WIDTH + Math.floor(x) + off] = 1;
    }
  return { width: WIDTH, height: HEIGHT, ink, background: new Uint32Array(WIDTH * HEIGHT) };
}

it('is nothing where bodies begin and end in the same rows on both sides of their wick, also beside its middle', () => {
  const candle = (off: number) => (off === 0 ? ([10, 49] as const) : ([20, 40] as const));
  expect(leanOf(maskOf(candle), shape, chain)).toBe(0);
  const beside = chain.map((stroke) => ({ ...stroke, x: stroke.x + 0.5 }));
  expect(leanOf(maskOf(candle), shape, beside)).toBe(0);
});

it('is how far pieces of a falling curve differ from one side to the other', () => {
  const piece = (off: number) => [20 + 5 * off, 30 + 5 * off] as const;
  // The columns beside the middle have 10 of 40 rows each that the other has not, those next to them 11; moved by half a pixel it is 5 and 11.
  expect(leanOf(maskOf(piece), shape, chain)).toBeCloseTo(0.2);
});

it('asks no strokes that are hardly higher than their edges, and none without two sides', () => {
  const low = chain.map((stroke) => ({ ...stroke, bottom: stroke.top + 3 }));
  expect(
    leanOf(
      maskOf((off) => [10 + off, 12 + off]),
      shape,
      low,
    ),
  ).toBe(0);
  expect(
    leanOf(
      maskOf((off) => (off < 0 ? [10, 49] : [1, 0])),
      shape,
      chain,
    ),
  ).toBe(0);
});
