import { expect, test } from 'vitest';
import { settledLattice } from './settled-lattice.ts';

const CELLS = Array.from({ length: 40 }, (_, cell) => cell);

test('takes the pitch of most strokes where those at the ends were drawn aside', () => {
  const chain = CELLS.map((cell) => ({ cell, x: 20.5 + 16 * cell + (cell < 3 ? 2.5 : cell > 35 ? -2.5 : 0) }));
  const { pitchPx, originX } = settledLattice({ pitchPx: 15.9, originX: 22.4 }, chain);
  expect(pitchPx).toBeCloseTo(16, 1);
  expect(originX + 20 * pitchPx).toBeCloseTo(20.5 + 16 * 20, 0);
});

test('keeps a lattice that strokes rounded to pixels stand on, and one of a few strokes', () => {
  const lattice = { pitchPx: 7.35, originX: 3.2 };
  const chain = CELLS.map((cell) => ({ cell, x: Math.round(3.2 + 7.35 * cell) }));
  expect(settledLattice(lattice, chain)).toBe(lattice);
  expect(settledLattice({ pitchPx: 7, originX: 3.2 }, chain.slice(0, 8)).pitchPx).toBe(7);
});
