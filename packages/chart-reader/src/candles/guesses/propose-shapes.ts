import { widestCandlePx } from '../mask/widest-candle.ts';
import type { Rect } from '../../chart-reading.ts';
import { type CandleShape, measureShape } from '../shapes/candle-shape.ts';
import type { InkRuns } from '../mask/ink-runs.ts';
import { findLattices, type Lattice } from '../shapes/lattice.ts';
import { type RunTables, tabulateRuns } from '../mask/run-table.ts';

/** A spacing and what stands on it. */
export interface Proposal {
  readonly lattice: Lattice;
  readonly shape: CandleShape;
  /** What may be candles, as `candleCoverage` has it; all ink if undefined. */
  readonly coverage?: Uint8Array;
  /** Share of the width they cover that the rating of its candles must reach; none if undefined. */
  readonly leastRating?: number;
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
    for (const found of findLattices(tables.upright, width)) {
      const own: Proposal[] = measureShape(tables, found, width).map((shape) => ({ lattice: found, shape }));
      for (const proposal of [...own, ...touchingShapes(tables, found, width)]) {
        const twin = proposals.findIndex((other) => isSame(other, proposal, width));
        if (twin < 0) proposals.push(proposal);
        else if (proposal.shape.support > proposals[twin]!.shape.support) proposals[twin] = proposal;
      }
    }
  }
  const ranked = proposals.toSorted((a, b) => b.shape.support - a.shape.support);
  const overlaps = ({ shape }: Proposal): boolean => shape.overlaps === true;
  const apart = ranked.filter((proposal) => !overlaps(proposal)).slice(0, MOST_PROPOSALS);
  return [...worthALook(apart), ...worthALook(ranked.filter(overlaps).slice(0, MOST_OVERLAPPING))];
}

/** Empty bodies take up all of their room from this much less than it on. */
const TOUCHING_PX = 1.5;
/** Whatever else stands evenly looks like some that explain half of it. */
const LEAST_TOUCHING = 0.5;

/** Empty bodies that touch, at twice a spacing: their sides and their wicks, with nothing between them, stand at half the pitch. */
export function touchingShapes(tables: RunTables, { pitchPx, originX }: Lattice, width: number): Proposal[] {
  return [originX, originX + pitchPx]
    .map((x) => ({ pitchPx: 2 * pitchPx, originX: x }))
    .flatMap((lattice) =>
      measureShape(tables, lattice, width).map((shape) => ({ lattice, shape, leastRating: LEAST_TOUCHING })),
    )
    .filter(({ lattice, shape }) => shape.style === 'candles' && shape.bodyPx >= lattice.pitchPx - TOUCHING_PX);
}

function worthALook(ranked: readonly Proposal[]): Proposal[] {
  return ranked.filter(({ shape }) => shape.support > LEAST_SUPPORT * ranked[0]!.shape.support);
}

/** Whether two proposals put cells of one kind in the same places, to within half a cell all over the picture. */
function isSame(a: Proposal, b: Proposal, width: number): boolean {
  if (
    a.shape.style !== b.shape.style ||
    a.leastRating !== b.leastRating ||
    Math.abs(a.shape.bodyPx - b.shape.bodyPx) > 1
  )
    return false;
  return Math.abs(a.lattice.pitchPx - b.lattice.pitchPx) * (width / a.lattice.pitchPx) < a.lattice.pitchPx / 2;
}
