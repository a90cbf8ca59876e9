import { describe, expect, it } from 'vitest';
import { RunList } from '../mask/ink-runs.ts';
import { regularityOf } from './regularity.ts';

const WIDTH = 700;
const PITCH_PX = 3.44;

/** Where candles begin whose columns are rounded. */
const lefts = Array.from({ length: 200 }, (_, cell) => Math.round(PITCH_PX * cell));

describe('regularityOf', () => {
  it('is high at the pitch of candles by their runs, low at one at which their rounded columns agree here and there', () => {
    const runs = new RunList();
    const above = new Int32Array(WIDTH + 2);
    for (const row of [0, 1]) {
      for (const left of lefts) {
        runs.add(row, left, left + 2, above);
        above[left + 1] = runs.count;
      }
    }
    const regularity = regularityOf([], [runs], WIDTH);
    expect(regularity(PITCH_PX)).toBeGreaterThan(0.8);
    expect(regularity(3.55)).toBeLessThan(0.2);
  });

  it('is the same by figures where runs go on from candle to candle', () => {
    const figures = lefts.map((left) => ({ left, right: left + 3, top: 0, bottom: 20, areaPx: 60, layer: 1 }));
    const regularity = regularityOf(figures, [new RunList()], WIDTH);
    expect(regularity(PITCH_PX)).toBeGreaterThan(0.8);
    expect(regularity(3.55)).toBeLessThan(0.2);
  });

  it('is none without ink', () => {
    expect(regularityOf([], [new RunList()], WIDTH)(PITCH_PX)).toBe(0);
  });
});
