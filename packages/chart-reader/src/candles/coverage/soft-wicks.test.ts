import { describe, expect, it } from 'vitest';
import { FOREIGN, FULL } from './candle-coverage.ts';
import { softWicks } from './soft-wicks.ts';
import { strokeOf } from '../field/stroke-of.test-helper.ts';

/** Fifteen candles, 8 pixels from each to the next, with wicks one pixel wide from row 4 to 15. */
const CHAIN = Array.from({ length: 15 }, (_, cell) =>
  strokeOf({ cell, top: 4, bottom: 15, bodyTop: 7, bodyBottom: 12 }),
);
const WIDTH = 8 * CHAIN.length;
const HEIGHT = 20;

/** The chain where the rows above and below each wick are covered by the shares of its candle, and one column beside them too if asked for. */
function softened(shareOf: (cell: number) => number, beside = 0) {
  const mixed = new Uint8Array(WIDTH * HEIGHT);
  for (const { cell, wickLeft, top, bottom } of CHAIN) {
    mixed.fill(shareOf(cell), (top - 1) * WIDTH + wickLeft, (top - 1) * WIDTH + wickLeft + 1 + beside);
    mixed.fill(shareOf(cell), (bottom + 1) * WIDTH + wickLeft, (bottom + 1) * WIDTH + wickLeft + 1 + beside);
  }
  return softWicks(mixed, WIDTH, { wickPx: 1 }, CHAIN);
}

describe('softWicks', () => {
  it('moves both ends by what the wick covers of the next rows', () => {
    const wicks = softened(() => FULL / 2);
    expect(wicks?.map(({ highY, lowY }) => [highY, lowY])).toStrictEqual(CHAIN.map(() => [4, 16]));
  });

  it('leaves an end that lies at a whole row among others that do not', () => {
    const [first, second] = softened((cell) => (cell === 0 ? 0 : FULL / 4))!;
    expect(first).toMatchObject({ highY: 4.5, lowY: 15.5 });
    expect(second).toMatchObject({ highY: 4.25, lowY: 15.75 });
  });

  it('answers null where only a few ends are soft', () => {
    expect(softened((cell) => (cell < 3 ? FULL / 2 : 0))).toBeNull();
  });

  it('takes neither wider nor foreign rows for the ends of wicks', () => {
    expect(softened(() => FULL / 2, 1)).toBeNull();
    expect(softened(() => FOREIGN)).toBeNull();
  });

  it('answers null where a chart has hardly any wicks', () => {
    const mixed = new Uint8Array(WIDTH * HEIGHT).fill(FULL / 2);
    const bodies = CHAIN.map(({ cell }) => strokeOf({ cell, top: 4, bottom: 15 }));
    expect(softWicks(mixed, WIDTH, { wickPx: 1 }, bodies)).toBeNull();
  });
});
