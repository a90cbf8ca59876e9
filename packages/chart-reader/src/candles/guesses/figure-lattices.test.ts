import { describe, expect, it } from 'vitest';
import { findFigureLattices } from './figure-lattices.ts';
import type { Figure } from '../layers/find-figures.ts';

/** A figure 9 pixels wide with its middle in column x. */
function figure(x: number, top: number, bottom: number, layer = 1): Figure {
  return { left: x - 4, right: x + 5, top, bottom, areaPx: 9 * (bottom - top), layer };
}

/** Figures 12 apart that rise by three rows each. */
function rising(count: number, layer = 1): Figure[] {
  return Array.from({ length: count }, (_, k) => figure(20 + 12 * k, 200 - 3 * k, 230 - 3 * k, layer));
}

describe('findFigureLattices', () => {
  it('finds the spacing of figures that follow each other at about one height', () => {
    const [found] = findFigureLattices(rising(20), 400, 40);
    expect(found?.lattice.pitchPx).toBeCloseTo(12, 1);
    expect(found?.figures).toHaveLength(20);
    expect((20.5 - found!.lattice.originX) % 12).toBeCloseTo(0, 0);
  });

  it('finds the spacing of wide figures of which those of one colour have an outline', () => {
    const wide = Array.from({ length: 12 }, (_, k) => {
      const half = k % 3 === 0 ? 26 : 25;
      return {
        left: 60 + 70 * k - half,
        right: 60 + 70 * k + half,
        top: 200 - 9 * k,
        bottom: 290 - 9 * k,
        areaPx: 900,
        layer: 1,
      };
    });
    const [found] = findFigureLattices(wide, 900, 100);
    expect(found?.lattice.pitchPx).toBeCloseTo(70, 1);
  });

  it('finds a spacing that few fit into the picture, not a part of it', () => {
    const wide = Array.from({ length: 20 }, (_, k) => figure(40 + 70 * k, 200 - 3 * k, 230 - 3 * k));
    const [found] = findFigureLattices(wide, 1500, 125);
    expect(found?.lattice.pitchPx).toBeCloseTo(70, 1);
  });

  it('finds the spacing between two steps that figures placed at whole pixels of a page stand at by turns', () => {
    const snapped = Array.from({ length: 30 }, (_, k) =>
      figure(3 * Math.round((25.6 * k + 20) / 3), 200 - 3 * k, 230 - 3 * k),
    );
    const spacings = findFigureLattices(snapped, 800, 60).map(({ lattice }) => lattice.pitchPx);
    expect(spacings.some((pitchPx) => Math.abs(pitchPx - 25.6) < 0.1)).toBe(true);
  });

  it('finds the spacing of lines one pixel wide only where they are asked for', () => {
    const lines = rising(40).map((line) => ({ ...line, left: line.left + 4, right: line.left + 5 }));
    expect(findFigureLattices(lines, 600, 40)).toStrictEqual([]);
    expect(findFigureLattices(lines, 600, 40, 1)[0]?.lattice.pitchPx).toBeCloseTo(12, 1);
  });

  it('finds none in letters and columns, which stand on one line', () => {
    const line = Array.from({ length: 20 }, (_, k) => figure(20 + 12 * k, 200 - (k % 5), 230));
    expect(findFigureLattices(line, 400, 40)).toStrictEqual([]);
  });

  it('prefers the spacing of tall figures to that of many low ones', () => {
    const letters = Array.from({ length: 60 }, (_, k) => ({
      ...figure(0, 20 + 3 * (k % 3), 28 + 3 * (k % 3)),
      left: 10 + 6 * k,
      right: 15 + 6 * k,
    }));
    const spacings = findFigureLattices([...letters, ...rising(20)], 400, 40).map(({ lattice }) => lattice.pitchPx);
    expect(spacings[0]).toBeCloseTo(12, 1);
  });

  it('finds none where nothing repeats', () => {
    expect(findFigureLattices([figure(20, 5, 30), figure(60, 9, 40)], 400, 40)).toStrictEqual([]);
    expect(findFigureLattices([], 400, 40)).toStrictEqual([]);
  });
});
