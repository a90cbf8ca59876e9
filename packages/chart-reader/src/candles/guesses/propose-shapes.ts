import { widestCandlePx } from '../mask/widest-candle.ts';
import type { Rect } from '../../chart-reading.ts';
import { type CandleShape, measureShape } from '../shapes/candle-shape.ts';
import type { InkRuns } from '../mask/ink-runs.ts';
import { findLattices, type Lattice } from '../shapes/lattice.ts';
import { tabulateRuns } from '../mask/run-table.ts';

/** A spacing and what stands on it. */
export interface Proposal {
  readonly lattice: Lattice;
  readonly shape: CandleShape;
  /** What may be candles, as `candleCoverage` has it; all ink if undefined. */
  readonly coverage?: Uint8Array;
}

const MOST_PROPOSALS = 10;
/** Of bodies that reach into the cells beside, which whatever is wider than its spacing may be taken for, so many are looked at besides. */
const MOST_OVERLAPPING = 4;
/** Spacings with less support than this share of the best are not worth a closer look. */
const LEAST_SUPPORT = 0.35;

/** Parts of the picture that a chart may fill, as shares of its width and height: all of it, its halves, its middle. */
const WINDOWS = [
  [0, 0, 1, 1],
  [0, 0, 1, 0.5],
  [0, 0.5, 1, 0.5],
  [0, 0, 0.5, 1],
  [0.5, 0, 0.5, 1],
  [0.25, 0, 0.5, 1],
  [0, 0.25, 1, 0.5],
] as const;

/**
 * The few most promising spacings with the shape of what stands on them, best first. Looks at the whole picture and at parts of it, where
 * dialogs, buttons and watchlists outside the chart weigh less.
 */
export function proposeShapes(runs: InkRuns, width: number, height: number): Proposal[] {
  const proposals: Proposal[] = [];
  const widestPx = widestCandlePx(width);
  for (const [x, y, w, h] of WINDOWS) {
    const window: Rect = { x: x * width, y: y * height, w: w * width, h: h * height };
    const tables = tabulateRuns(runs, window, width, widestPx);
    for (const lattice of findLattices(tables.upright, width)) {
      for (const shape of measureShape(tables, lattice, width)) {
        const twin = proposals.findIndex((other) => isSame(other, { lattice, shape }, width));
        if (twin < 0) proposals.push({ lattice, shape });
        else if (shape.support > proposals[twin]!.shape.support) proposals[twin] = { lattice, shape };
      }
    }
  }
  const ranked = proposals.toSorted((a, b) => b.shape.support - a.shape.support);
  const overlaps = ({ shape }: Proposal): boolean => shape.overlaps === true;
  const apart = ranked.filter((proposal) => !overlaps(proposal)).slice(0, MOST_PROPOSALS);
  return [...worthALook(apart), ...worthALook(ranked.filter(overlaps).slice(0, MOST_OVERLAPPING))];
}

function worthALook(ranked: readonly Proposal[]): Proposal[] {
  return ranked.filter(({ shape }) => shape.support > LEAST_SUPPORT * ranked[0]!.shape.support);
}

/** Whether two proposals put cells of one kind in the same places, to within half a cell all over the picture. */
function isSame(a: Proposal, b: Proposal, width: number): boolean {
  if (a.shape.style !== b.shape.style || Math.abs(a.shape.bodyPx - b.shape.bodyPx) > 1) return false;
  return Math.abs(a.lattice.pitchPx - b.lattice.pitchPx) * (width / a.lattice.pitchPx) < a.lattice.pitchPx / 2;
}
