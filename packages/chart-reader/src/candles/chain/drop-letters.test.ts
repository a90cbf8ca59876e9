import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../picture/rgb.ts';
import { dropLetters } from './drop-letters.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';

const WIDTH = 200;
const HEIGHT = 60;
const SHAPE = { style: 'candles', pitchPx: 8, wickPx: 1, bodyPx: 5, middles: new Float64Array(), support: 1 } as const;
const GREEN: Rgb = [8, 153, 129];
const DARKER_GREEN: Rgb = [20, 120, 100];
const RED: Rgb = [242, 54, 69];
const BLACK: Rgb = [10, 10, 10];
const CHAIN = Array.from({ length: 20 }, (_, cell) => strokeOf({ cell, top: 20, bottom: 40 }));

/** The cells that are left of a chain on white in which some are drawn in grey, with an edge of another hue on either side, and the others in green. */
function leftOver(isGrey: (cell: number) => boolean, colours = [GREEN, RED]): number[] {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
  const ink = new Uint8Array(WIDTH * HEIGHT);
  for (const { cell, wickLeft, top, bottom } of CHAIN) {
    for (let y = top; y <= bottom; y++) {
      for (let x = wickLeft - 2; x <= wickLeft + 2; x++) {
        const edge = x === wickLeft - 2 ? [200, 90, 60] : x === wickLeft + 2 ? [60, 90, 200] : [70, 70, 70];
        rgb.set(isGrey(cell) ? edge : GREEN, (y * WIDTH + x) * 3);
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
    expect(leftOver((cell) => cell >= 17, [GREEN, DARKER_GREEN, BLACK])).toHaveLength(20);
  });
});
