import { describe, expect, it } from 'vitest';
import { settleBars } from './settle-bars.ts';
import { strokeOf } from './stroke-of.test-helper.ts';

/** Bars side by side from row 0 to 40, by their ticks, -1 for one that is hidden. */
const barsOf = (...ticks: readonly (readonly [open: number, close: number])[]) =>
  ticks.map(([leftTick, rightTick], cell) => strokeOf({ cell, top: 0, bottom: 40, leftTick, rightTick }));

const RISING = [30, 20] as const;
const FALLING = [20, 30] as const;
const EIGHT = [RISING, FALLING, RISING, FALLING, RISING, FALLING, RISING, FALLING] as const;
const BY_COLOUR = [0, 1, 0, 1, 0, 1, 0, 1];

describe('settleBars', () => {
  it('tells directions by the ticks: up where the right one is no lower than the left', () => {
    const settled = settleBars(barsOf([8, 2], [2, 8], [5, 5]), [null, null, null]);
    expect(settled.map(({ up }) => up)).toStrictEqual([true, false, true]);
  });

  it('takes a hidden open from the close before, and a hidden close from the open after', () => {
    const [, middle, last] = settleBars(barsOf([30, 20], [-1, -1], [12, 5]), [null, null, null]);
    expect(middle?.stroke).toMatchObject({ leftTick: 20, rightTick: 12 });
    expect(last?.stroke).toMatchObject({ leftTick: 12, rightTick: 5 });
  });

  it('takes no price from a neighbour that stands apart', () => {
    const [, last] = settleBars(
      [
        strokeOf({ cell: 0, top: 0, bottom: 9, leftTick: 3, rightTick: 6 }),
        strokeOf({ cell: 1, top: 30, bottom: 39, leftTick: -1, rightTick: 33 }),
      ],
      [null, null],
    );
    expect(last?.stroke.leftTick).toBe(-1);
  });

  it('believes colours that tell the direction of nearly all bars, and mends the tick that contradicts them', () => {
    const settled = settleBars(barsOf(...EIGHT, ...EIGHT, [10, 33], [20, 28]), [...BY_COLOUR, ...BY_COLOUR, 1, 0]);
    expect(settled.at(-1)).toMatchObject({ up: true, stroke: { leftTick: 33, rightTick: 28 } });
  });

  it('believes ticks alone where all bars have one colour', () => {
    const settled = settleBars(
      barsOf(...EIGHT),
      BY_COLOUR.map(() => 0),
    );
    expect(settled.map(({ up }) => up)).toStrictEqual([true, false, true, false, true, false, true, false]);
  });
});
