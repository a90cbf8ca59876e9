import { describe, expect, it } from 'vitest';
import { measureShape } from './candle-shape.ts';

const lattice = { pitchPx: 10, originX: 5 };
const none = { left: [], right: [], rows: [] };

/** Ten candles with wicks 2 px wide over bodies of a width. */
const candlesOf = (bodyPx: number, pitchPx = 10): Parameters<typeof measureShape>[0] => {
  const middles = Array.from({ length: 10 }, (_, cell) => (0.5 + cell) * pitchPx);
  const upright = {
    left: middles.flatMap((x) => [x - 1, x - bodyPx / 2]),
    right: middles.flatMap((x) => [x + 1, x + bodyPx / 2]),
    rows: middles.flatMap(() => [6, 12]),
  };
  return { all: upright, upright, pairs: none };
};

describe('measureShape', () => {
  it('measures wicks and bodies', () => {
    expect(measureShape(candlesOf(6), lattice, 100)).toMatchObject([{ style: 'candles', wickPx: 2, bodyPx: 6 }]);
  });

  it('measures bodies with several times as much room between them, also where a wick could be as wide as they are', () => {
    const roomy = { pitchPx: 30, originX: 15 };
    for (const bodyPx of [6, 8, 10])
      expect(measureShape(candlesOf(bodyPx, 30), roomy, 300)).toMatchObject([{ style: 'candles', wickPx: 2, bodyPx }]);
  });

  it('measures wicks two fifths as wide as bodies that take up their whole room', () => {
    const near = { pitchPx: 5, originX: 2.5, coherence: 1 };
    expect(measureShape(candlesOf(5, 5), near, 50)).toMatchObject([{ style: 'candles', wickPx: 2, bodyPx: 5 }]);
  });

  it('takes bodies that lie over each other for bodies as wide as the pitch', () => {
    expect(measureShape(candlesOf(12), lattice, 100)).toMatchObject([{ style: 'candles', wickPx: 2, bodyPx: 10 }]);
  });

  it('finds no candles in what is much wider than the pitch', () => {
    expect(measureShape(candlesOf(16), lattice, 100)).toEqual([]);
  });

  it('counts ticks that meet: bars that open on the close before are one line from wick to wick', () => {
    const middles = Array.from({ length: 10 }, (_, cell) => 5 + 10 * cell);
    const wicks = { left: middles.map((x) => x - 1), right: middles.map((x) => x + 1), rows: middles.map(() => 20) };
    const joined = middles.slice(1).map((x) => ({ left: x - 11, right: x + 1, rows: 2 }));
    const all = {
      left: [...wicks.left, ...joined.map(({ left }) => left)],
      right: [...wicks.right, ...joined.map(({ right }) => right)],
      rows: [...wicks.rows, ...joined.map(({ rows }) => rows)],
    };
    expect(measureShape({ all, upright: wicks, pairs: none }, lattice, 100)).toMatchObject([
      { style: 'bars', wickPx: 2, bodyPx: 10 },
    ]);
  });
});
