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

  it('measures wicks of two columns where lines lie between columns, however near candles stand', () => {
    const near = { pitchPx: 3.6, originX: 2 };
    expect(measureShape(candlesOf(4, 3.6), near, 36)).toMatchObject([{ style: 'candles', wickPx: 2, bodyPx: 4 }]);
  });

  it('measures bodies that share the column of their outlines from a pitch of 4 px on', () => {
    const bodiesOf = (pitchPx: number, bodyPx: number) => {
      const middles = Array.from({ length: 10 }, (_, cell) => 3 + Math.round(pitchPx * cell));
      const upright = {
        left: middles.flatMap((x) => [x - 0.5, x - bodyPx / 2]),
        right: middles.flatMap((x) => [x + 0.5, x + bodyPx / 2]),
        rows: middles.flatMap(() => [6, 12]),
      };
      return measureShape({ all: upright, upright, pairs: none }, { pitchPx, originX: 3 }, 60);
    };
    expect(bodiesOf(4.45, 5)).toMatchObject([{ style: 'candles', wickPx: 1, bodyPx: 4, overlaps: true }]);
    expect(bodiesOf(3.45, 5)).toEqual([]);
  });

  it.each([3, 4])('measures bodies of two columns, one of which is that of the wick, %i px apart', (pitchPx) => {
    const middles = Array.from({ length: 10 }, (_, cell) => 2 + pitchPx * cell);
    // Two that touch by chance are wider.
    const upright = {
      left: [...middles.flatMap((x) => [x - 1, x - 1]), middles[0]! - 1],
      right: [...middles.flatMap((x) => [x, x + 1]), middles[0]! + 2],
      rows: [...middles.flatMap(() => [8, 12]), 1],
    };
    const shapes = measureShape({ all: upright, upright, pairs: none }, { pitchPx, originX: 2 }, 10 * pitchPx);
    expect(shapes).toContainEqual(expect.objectContaining({ style: 'candles', wickPx: 1, bodyPx: 2 }));
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

  it('measures bars whose lines fill nearly half of their room', () => {
    const near = { pitchPx: 14, originX: 7 };
    const middles = Array.from({ length: 10 }, (_, cell) => 7 + 14 * cell);
    const lines = { left: middles.map((x) => x - 3), right: middles.map((x) => x + 3), rows: middles.map(() => 40) };
    const ticks = {
      left: middles.flatMap((x) => [x - 6, x - 3]),
      right: middles.flatMap((x) => [x + 3, x + 6]),
      rows: middles.flatMap(() => [6, 6]),
    };
    const all = {
      left: [...lines.left, ...ticks.left],
      right: [...lines.right, ...ticks.right],
      rows: [...lines.rows, ...ticks.rows],
    };
    const shapes = measureShape({ all, upright: lines, pairs: none }, near, 140);
    expect(shapes.find(({ style }) => style === 'bars')).toMatchObject({ wickPx: 6, bodyPx: 12 });
  });

  it('tells how far ticks reach from the farthest row of each side, not from the soft edge along the line', () => {
    const middles = Array.from({ length: 10 }, (_, cell) => 5.5 + 10 * cell);
    const parts = middles.flatMap((x) => [
      { left: x - 0.5, right: x + 0.5, rows: 20 },
      { left: x - 0.5, right: x + 1.5, rows: 5 },
      { left: x - 3.5, right: x + 0.5, rows: 1 },
      { left: x - 0.5, right: x + 3.5, rows: 1 },
    ]);
    const all = {
      left: parts.map(({ left }) => left),
      right: parts.map(({ right }) => right),
      rows: parts.map(({ rows }) => rows),
    };
    const shapes = measureShape({ all, upright: all, pairs: none }, { pitchPx: 10, originX: 5.5 }, 100);
    expect(shapes.find(({ style }) => style === 'bars')).toMatchObject({ wickPx: 1, bodyPx: 7 });
  });

  it('takes the shorter reach where ticks are a column longer to one side', () => {
    const middles = Array.from({ length: 10 }, (_, cell) => 5 + 10 * cell);
    const parts = middles.flatMap((x) => [
      { left: x - 1, right: x + 1, rows: 20 },
      { left: x - 3, right: x + 1, rows: 2 },
      { left: x - 1, right: x + 4, rows: 2 },
    ]);
    const all = {
      left: parts.map(({ left }) => left),
      right: parts.map(({ right }) => right),
      rows: parts.map(({ rows }) => rows),
    };
    const shapes = measureShape({ all, upright: all, pairs: none }, lattice, 100);
    expect(shapes.find(({ style }) => style === 'bars')).toMatchObject({ wickPx: 2, bodyPx: 6 });
  });
});
