import { describe, expect, it } from 'vitest';
import { findLattices } from './lattice.ts';

/** Runs of `widthPx` columns around middles that lie `pitchPx` apart, rounded to whole columns as chart libraries do. */
function evenRuns(pitchPx: number, count: number, widthPx: number) {
  const left = Array.from({ length: count }, (_, k) => Math.round(6 + k * pitchPx - widthPx / 2));
  return { left, right: left.map((x) => x + widthPx), rows: left.map(() => 10) };
}

describe('findLattices', () => {
  it('finds a whole pitch and where its places lie', () => {
    const [best] = findLattices(evenRuns(8, 40, 1), 360);
    expect(8 / (best?.pitchPx ?? 0)).toBeCloseTo(Math.round(8 / (best?.pitchPx ?? 0)), 2);
    const whole = findLattices(evenRuns(8, 40, 1), 360).find(({ pitchPx }) => Math.abs(pitchPx - 8) < 0.01);
    expect(whole?.originX).toBeCloseTo(6.5, 1);
  });

  it('finds a pitch that is no whole number of pixels', () => {
    const lattices = findLattices(evenRuns(4.24, 120, 3), 540);
    expect(lattices[0]?.pitchPx).toBeCloseTo(4.24, 2);
  });

  it('finds the pitch in a range where its fractions are as coherent', () => {
    const lattices = findLattices(evenRuns(70, 20, 1), 1500, { fromPx: 68, toPx: 72 });
    expect(lattices).toHaveLength(1);
    expect(lattices[0]?.pitchPx).toBeCloseTo(70, 1);
  });

  it('finds nothing in a range below the smallest pitch', () => {
    expect(findLattices(evenRuns(8, 40, 1), 360, { fromPx: 0, toPx: 2 })).toStrictEqual([]);
  });

  it('finds nothing without runs', () => {
    expect(findLattices({ left: [], right: [], rows: [] }, 100)).toStrictEqual([]);
  });

  it('gives no pitch below the smallest where a few runs lie close together', () => {
    const pitches = findLattices({ left: [224, 252], right: [283, 255], rows: [22, 17] }, 400).map(
      ({ pitchPx }) => pitchPx,
    );
    expect(pitches.length).toBeGreaterThan(0);
    expect(Math.min(...pitches)).toBeGreaterThan(2);
  });
});
