import { describe, expect, it } from 'vitest';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Picture } from '../../picture/picture.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { wicksShown } from './wicks-shown.ts';

const WIDTH = 80;
const HEIGHT = 60;
const WHITE = [255, 255, 255] as const;
const GREEN = [0, 160, 40] as const;
const chain = Array.from({ length: 8 }, (_, cell) =>
  strokeOf({ cell, top: 10, bottom: 50, bodyTop: 20, bodyBottom: 40 }),
);

/** Candles with green bodies, and wicks over the whole of them, or empty ones with wicks that end at them. */
function drawn(
  bodyPx: number,
  wick: readonly number[],
  wickPx: number,
  isEmpty: boolean,
): { readonly picture: Picture; readonly mask: InkMask } {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  const ink = new Uint8Array(WIDTH * HEIGHT);
  const set = (x: number, y: number, colour: readonly number[]): void => {
    rgb.set(colour, (y * WIDTH + x) * 3);
    ink[y * WIDTH + x] = 1;
  };
  for (const { x } of chain) {
    const middle = Math.floor(x);
    for (let y = 20; y <= 40; y++)
      for (let column = middle - (bodyPx >> 1); column <= middle + (bodyPx >> 1); column++) set(column, y, GREEN);
    for (let y = 10; y <= 50; y++) {
      const isInside = isEmpty && y > 20 && y < 40;
      for (let column = middle; column < middle + wickPx; column++) set(column, y, isInside ? [0, 0, 0] : wick);
    }
  }
  const mask = { width: WIDTH, height: HEIGHT, ink, background: new Uint32Array(WIDTH * HEIGHT) };
  return { picture: { width: WIDTH, height: HEIGHT, rgb }, mask };
}

function shown(bodyPx: number, wick: readonly number[], strokes = chain, wickPx = 1, isEmpty = false) {
  const { picture, mask } = drawn(bodyPx, wick, wickPx, isEmpty);
  const shape: CandleShape = {
    style: 'candles',
    pitchPx: 8,
    wickPx,
    bodyPx,
    middles: new Float64Array(),
    support: 0,
  };
  return wicksShown(picture, mask, shape, strokes);
}

describe('wicksShown', () => {
  it('gives the columns beside wicks of another colour than the bodies that they are drawn over', () => {
    expect(shown(5, WHITE)).toStrictEqual(chain.map(({ x }) => [Math.floor(x) - 1, Math.floor(x) + 1]));
  });

  it('finds a wick beside the middle that all candles share', () => {
    const moved = chain.map((stroke) => ({ ...stroke, x: stroke.x - 1 }));
    expect(shown(5, WHITE, moved)).toStrictEqual(shown(5, WHITE));
  });

  it('finds the columns beside wicks that leave but one of a body on either side', () => {
    expect(shown(3, WHITE)).toStrictEqual(chain.map(({ x }) => [Math.floor(x) - 1, Math.floor(x) + 1]));
    expect(shown(4, WHITE, chain, 2)).toStrictEqual(chain.map(({ x }) => [Math.floor(x) - 1, Math.floor(x) + 2]));
  });

  it('gives none where wicks are as bodies are, or end at narrow bodies that are empty', () => {
    expect(shown(5, GREEN)).toBeNull();
    expect(shown(1, WHITE)).toBeNull();
    expect(shown(3, WHITE, chain, 1, true)).toBeNull();
  });
});
