import { describe, expect, it } from 'vitest';
import { FULL } from '../coverage/candle-coverage.ts';
import type { Guess } from './rank-guesses.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';
import { withoutText } from './without-text.ts';

const PITCH_PX = 8;
const CELLS = 60;
const WIDTH = PITCH_PX * CELLS;
const HEIGHT = 60;

/** Ink of a guess that takes a stroke in every cell, a candle 5 pixels wide; those of some cells have the candles' colours. */
function pictureOf(isCandle: (cell: number) => boolean) {
  const ink = new Uint8Array(WIDTH * HEIGHT);
  const coverage = new Uint8Array(WIDTH * HEIGHT);
  const chain = Array.from({ length: CELLS }, (_, cell) =>
    strokeOf({ cell, top: 4 + ((7 * cell) % 19), bottom: 36 + ((5 * cell) % 23), bodyTop: 24, bodyBottom: 32 }),
  );
  for (const { cell, wickLeft, top, bottom, bodyTop, bodyBottom } of chain) {
    for (let y = top; y <= bottom; y++) {
      const reach = y >= bodyTop && y <= bodyBottom ? 2 : 0;
      const row = y * WIDTH + wickLeft;
      ink.fill(1, row - reach, row + reach + 1);
      if (isCandle(cell)) coverage.fill(FULL, row - reach, row + reach + 1);
    }
  }
  const middles = Float64Array.from(chain, ({ x }) => x);
  const shape = { style: 'candles', pitchPx: PITCH_PX, wickPx: 1, bodyPx: 5, middles, support: 1 } as const;
  const traits = {
    count: CELLS,
    neighbours: 1,
    bodied: 1,
    explained: 0.3,
    joined: 0,
    wicked: 1,
    lopsided: 0,
    touching: 0,
    climb: 3,
  };
  const lattice = { pitchPx: PITCH_PX, originX: 4.5 };
  const guess: Guess = { lattice, shape, chain, rating: 1, byColour: true, traits };
  return { mask: { width: WIDTH, height: HEIGHT, ink, background: new Uint32Array(ink.length) }, guess, coverage };
}

describe('withoutText', () => {
  it('keeps the candles between two columns of text, and their ink', () => {
    const { mask, guess, coverage } = pictureOf((cell) => cell >= 10 && cell < 45);
    const alone = withoutText(mask, guess, coverage)!;
    expect(alone.guess.chain.map(({ cell }) => cell)).toStrictEqual(Array.from({ length: 35 }, (_, i) => 10 + i));
    const row = alone.mask.ink.subarray(30 * WIDTH, 31 * WIDTH);
    expect([row.indexOf(1), row.lastIndexOf(1)]).toStrictEqual([10 * PITCH_PX + 2, 44 * PITCH_PX + 6]);
  });

  it('answers null where all, few or scattered strokes have the colours of candles, or hardly any stand beside them', () => {
    for (const isCandle of [
      () => true,
      (cell: number) => cell >= 10 && cell < 30,
      (cell: number) => cell % 2 === 0,
      (cell: number) => cell >= 4 && cell < 57,
    ]) {
      const { mask, guess, coverage } = pictureOf(isCandle);
      expect(withoutText(mask, guess, coverage)).toBeNull();
    }
  });

  it('answers null where the whole guess stands beside the candles', () => {
    const { mask, guess, coverage } = pictureOf((cell) => cell >= 10 && cell < 45);
    const beside = { ...guess, chain: guess.chain.filter(({ cell }) => cell >= 45) };
    expect(withoutText(mask, beside, coverage)).toBeNull();
  });
});
