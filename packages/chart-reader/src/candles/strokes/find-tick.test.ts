import { describe, expect, it } from 'vitest';
import { FOREIGN, FULL } from '../coverage/candle-coverage.ts';
import { findTick, rowsOutBothSides, withinTicks } from './find-tick.ts';

/** What is covered beside the wick, in hundredths. */
const side = (...shares: readonly number[]): Uint8Array => Uint8Array.from(shares, (share) => (share * FULL) / 100);

describe('findTick', () => {
  it('finds the middle of the rows that a tick takes up', () => {
    expect(findTick(side(0, 0, 100, 100, 0, 0), 0, 5, 2)).toStrictEqual({ middle: 2.5, first: 2, last: 3 });
  });

  it('finds a tick between two rows by how much it covers of each', () => {
    const tick = findTick(side(0, 0, 75, 25, 0, 0), 0, 5, 2);
    expect(tick?.middle).toBeCloseTo(2.25);
  });

  it('looks for what stands out where the edge of the wick covers a part of every row', () => {
    const tick = findTick(side(40, 40, 40, 40, 100, 40, 40), 0, 6, 2);
    expect(tick?.middle).toBe(4);
  });

  it('takes no more rows for one tick than its line is wide, on either side of the fullest', () => {
    expect(findTick(side(45, 45, 100, 45, 45, 0, 0, 0, 0, 0, 0), 0, 10, 1)).toMatchObject({ first: 1, last: 3 });
  });

  it('takes all rows as full as the fullest for one that is thicker than the line was measured', () => {
    const thick = side(0, 50, 100, 100, 100, 100, 100, 100, 100, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    expect(findTick(thick, 0, 21, 3)?.middle).toBeCloseTo(5, 0);
  });

  it('finds it where the line of a bar takes up half of what is looked at, or ticks most of the bar', () => {
    expect(findTick(side(52, 52, 52, 52, 97, 97, 52, 52), 0, 7, 2)).toMatchObject({ first: 4, last: 5 });
    expect(findTick(side(45, 45, 95, 95, 95), 0, 4, 3)).toMatchObject({ first: 2, last: 4 });
  });

  it('finds none where all rows are alike, or hidden', () => {
    expect(findTick(side(40, 40, 40, 45, 40), 0, 4, 2)).toBeNull();
    expect(findTick(Uint8Array.of(FOREIGN, FOREIGN), 0, 1, 2)).toBeNull();
  });
});

describe('rowsOutBothSides', () => {
  it('counts rows in which both sides stand out, however much a soft line covers of all rows', () => {
    const left = side(48, 48, 90, 48, 95, 48, 48);
    const right = side(47, 47, 47, 47, 98, 47, 92);
    expect(rowsOutBothSides([left, right], 0, 6)).toBe(1);
    const body = side(0, 0, 100, 100, 100, 0, 0);
    expect(rowsOutBothSides([body, body], 0, 6)).toBe(3);
  });
});

describe('withinTicks', () => {
  it('ends a bar between its end and the middle of a thick tick that stands there', () => {
    const atTop = { middle: 12.5, first: 10, last: 15 };
    expect(withinTicks([10.5, 40.5], 10, 40, [atTop, null])).toStrictEqual([12, 40.5]);
    const atBottom = { middle: 37.5, first: 35, last: 40 };
    expect(withinTicks([10.5, 40.5], 10, 40, [null, atBottom])).toStrictEqual([10.5, 39]);
  });

  it('leaves a bar that reaches beyond its ticks', () => {
    const inside = { middle: 20.5, first: 20, last: 21 };
    expect(withinTicks([10.5, 40.5], 10, 40, [inside, inside])).toStrictEqual([10.5, 40.5]);
  });
});
