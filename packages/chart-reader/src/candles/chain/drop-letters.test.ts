import { describe, expect, it } from 'vitest';
import { dropLetters } from './drop-letters.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';

const WIDTH = 200;
const HEIGHT = 60;
const SHAPE = { style: 'candles', pitchPx: 8, wickPx: 1, bodyPx: 5, middles: new Float64Array(), support: 1 } as const;
const GREEN = { r: 8, g: 153, b: 129 };
const RED = { r: 242, g: 54, b: 69 };
const BLACK = { r: 10, g: 10, b: 10 };
const CHAIN = Array.from({ length: 20 }, (_, cell) => strokeOf({ cell, top: 20, bottom: 40 }));

/** The cells that are left of a chain on white in which some are drawn in grey, with an edge of another hue on either side, and the others in green. */
function leftOver(isGrey: (cell: number) => boolean, colours = [GREEN, RED]): number[] {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
  const ink = new Uint8Array(WIDTH * HEIGHT);
  for (const { cell, wickLeft, top, bottom } of CHAIN) {
    for (let y = top; y <= bottom; y++) {
      for (let x = wickLeft - 2; x <= wickLeft + 2; x++) {
        const edge = x === wickLeft - 2 ? [200, 90, 60] : x === wickLeft + 2 ? [60, 90, 200] : [70, 70, 70];
        rgb.set(isGrey(cell) ? edge : [GREEN.r, GREEN.g, GREEN.b], (y * WIDTH + x) * 3);
        ink[y * WIDTH + x] = 1;
      }
    }
  }
  const mask = { width: WIDTH, height: HEIGHT, ink, background: new Uint32Array(ink.length).fill(0xffffff) };
  return dropLetters({ width: WIDTH, height: HEIGHT, rgb }, mask, SHAPE, CHAIN, colours).map(({ cell }) => cell);
}

describe('dropLetters', () => {
  it('drops strokes in grey with smooth edges, of which three or more follow each other', () => {
    expect(leftOver((cell) => cell >= 17 || cell === 5)).toStrictEqual(CHAIN.slice(0, 17).map(({ cell }) => cell));
  });

  it('keeps them where candles are grey too', () => {
    expect(leftOver((cell) => cell >= 17, [GREEN, BLACK])).toHaveLength(20);
  });
});
