import { measureLines } from '../shapes/candle-shape.ts';
import { findLattices, type Lattice } from '../shapes/lattice.ts';
import type { InkRuns } from '../mask/ink-runs.ts';
import { type RunTables, tabulateRuns } from '../mask/run-table.ts';
import type { Picture } from '../../picture/picture.ts';
import type { Proposal } from './propose-shapes.ts';
import { WIDEST_RIVAL_PX } from './rival-pitches.ts';

type Size = Pick<Picture, 'width' | 'height'>;

const NEAREST_PX = 2.5;
const MOST_PROPOSALS = 2;
/** Wider than any ridge. */
const WIDEST_PX = 4;

/** The spacings of ridges of ink that stand near each other, the most coherent first. */
export function ridgeLattices(ridges: InkRuns, size: Size): readonly Lattice[] {
  const { upright } = tablesOf(ridges, size);
  return findLattices(upright, size.width, { fromPx: NEAREST_PX, toPx: WIDEST_RIVAL_PX }).slice(0, MOST_PROPOSALS);
}

/** Candles that take up all of their room, on the spacings of ridges. */
export function proposeRidges(ridges: InkRuns, lattices: readonly Lattice[], size: Size): Proposal[] {
  const tables = tablesOf(ridges, size);
  return lattices.flatMap((lattice) =>
    measureLines(tables, lattice, size.width).map((lines) => ({
      lattice,
      shape: { ...lines, style: 'candles', bodyPx: Math.floor(lattice.pitchPx + 0.5), overlaps: true },
    })),
  );
}

function tablesOf(ridges: InkRuns, { width, height }: Size): RunTables {
  return tabulateRuns(ridges, { x: 0, y: 0, w: width, h: height }, width, WIDEST_PX);
}
