import { measureLines } from '../shapes/candle-shape.ts';
import { findLattices, type Lattice } from '../shapes/lattice.ts';
import type { InkRuns } from '../mask/ink-runs.ts';
import { type RunTables, tabulateRuns } from '../mask/run-table.ts';
import type { Picture } from '../../picture/picture.ts';
import type { Proposal } from './propose-shapes.ts';
import { WIDEST_RIVAL_PX } from './rival-pitches.ts';

const NEAREST_PX = 2.5;
const MOST_PROPOSALS = 2;
/** Wider than any ridge. */
const WIDEST_PX = 4;

/** The ridges of a whole picture, counted by where they begin and end. */
export function ridgeTables(ridges: InkRuns, { width, height }: Pick<Picture, 'width' | 'height'>): RunTables {
  return tabulateRuns(ridges, { x: 0, y: 0, w: width, h: height }, width, WIDEST_PX);
}

/** The spacings of ridges that stand near each other, the most coherent first. */
export function ridgeLattices({ upright }: RunTables, width: number): readonly Lattice[] {
  return findLattices(upright, width, { fromPx: NEAREST_PX, toPx: WIDEST_RIVAL_PX }).slice(0, MOST_PROPOSALS);
}

/** Candles that take up all of their room, on the spacings of ridges. */
export function proposeRidges(tables: RunTables, lattices: readonly Lattice[], width: number): Proposal[] {
  return lattices.flatMap((lattice) =>
    measureLines(tables, lattice, width).map((lines) => ({
      lattice,
      shape: { ...lines, style: 'candles', bodyPx: Math.floor(lattice.pitchPx + 0.5), overlaps: true },
    })),
  );
}
