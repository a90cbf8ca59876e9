import { median } from '../../median.ts';
import type { Stroke } from '../field/stroke.ts';
import type { Lattice } from './lattice.ts';

/** Fewer strokes tell no better pitch than all ink did. */
const FEWEST_STROKES = 12;
/** Share of the cells from the first stroke to the last that two of them are apart at least to tell a pitch. */
const LEAST_APART = 0.25;
/** Less than this, over all cells, is what rounding to pixels moves strokes by. */
const LEAST_DRIFT_PX = 1.5;

/**
 * The lattice that most strokes of a chain stand on: the median of the pitches between two of them (Theil 1950, Sen 1968), since where ink beside candles has drawn
 * a lattice a little aside, the strokes at its ends stand on something else, and those among them do not. The lattice itself where it is hardly another.
 */
export function settledLattice(lattice: Lattice, chain: readonly Pick<Stroke, 'x' | 'cell'>[]): Lattice {
  if (chain.length < FEWEST_STROKES) return lattice;
  const cells = chain.at(-1)!.cell - chain[0]!.cell;
  // Hundreds of strokes have a hundred thousand pairs, which plain numbers in an array take twenty times as long to sort.
  const pitches = new Float64Array((chain.length * (chain.length - 1)) / 2);
  let pairs = 0;
  for (let first = 0; first < chain.length; first++) {
    const one = chain[first]!;
    for (let next = first + 1; next < chain.length; next++) {
      const other = chain[next]!;
      if (other.cell - one.cell >= LEAST_APART * cells) pitches[pairs++] = (other.x - one.x) / (other.cell - one.cell);
    }
  }
  const pitchPx = pitches.subarray(0, pairs).toSorted()[pairs >> 1]!;
  if (Math.abs(pitchPx - lattice.pitchPx) * cells < LEAST_DRIFT_PX) return lattice;
  return { pitchPx, originX: median(chain.map(({ x, cell }) => x - pitchPx * cell)) };
}
