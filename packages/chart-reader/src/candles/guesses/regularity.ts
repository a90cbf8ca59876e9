import type { Figure } from '../layers/find-figures.ts';
import type { InkRuns } from '../mask/ink-runs.ts';

/** Lower figures are specks, and what is wider than the pitch by more than this lies in several cells. */
const LOWEST_PX = 3;
const WIDER_PX = 1;
/** How far beside a pitch the same spacing is looked for, in the change that shifts the last candle by a cell: it was measured to a part of that. */
const BESIDE = [-1 / 3, 0, 1 / 3];

/** How evenly ink stands at a pitch: 0 by lot; where all of it has one place in its cell 1 for figures, and 1 for each kind of runs. */
export type Regularity = (pitchPx: number) => number;

/**
 * Tells the spacing that candles have from those that their ink has only here and there: near the pitch are others at which rounded columns agree over a
 * few dozen candles, then disagree, then agree again, and a reading that goes over from one side of a body to the other explains as much ink. What
 * counts is the resultant length (Mardia 1972) of the places of middles in their cells: of figures by their heights and of upright runs of each kind, all
 * ink and its ridges, which are whole where figures of touching candles are not.
 */
export function regularityOf(figures: readonly Figure[], runs: readonly InkRuns[], width: number): Regularity {
  const profiles = new Map<number, readonly Profile[]>();
  return (pitchPx) => {
    const widestPx = Math.floor(pitchPx + WIDER_PX);
    const own =
      profiles.get(widestPx) ??
      [figureProfile(figures, widestPx, width), ...runs.map((some) => runProfile(some, widestPx, width))].map(
        (weights) => ({
          weights,
          total: weights.reduce((sum, weight) => sum + weight, 0),
        }),
      );
    profiles.set(widestPx, own);
    return own.reduce((sum, profile) => sum + resultant(profile, pitchPx, width), 0);
  };
}

/** Weights by places in half pixels from the left edge of the picture. */
interface Profile {
  readonly weights: Float64Array;
  readonly total: number;
}

/** Rows of figures by the middle of their bounds, in half pixels. */
function figureProfile(figures: readonly Figure[], widestPx: number, width: number): Float64Array {
  const profile = new Float64Array(2 * width + 1);
  for (const { left, right, top, bottom } of figures) {
    if (bottom - top >= LOWEST_PX && right - left <= widestPx) profile[left + right]! += bottom - top;
  }
  return profile;
}

/** Upright runs by their middle, in half pixels. */
function runProfile({ count, left, right, upright }: InkRuns, widestPx: number, width: number): Float64Array {
  const profile = new Float64Array(2 * width + 1);
  for (let i = 0; i < count; i++) {
    const [first, end] = [left[i]!, right[i]! + 1];
    if (upright[i] === 1 && end - first <= widestPx) profile[first + end]! += 1;
  }
  return profile;
}

function resultant({ weights, total }: Profile, pitchPx: number, width: number): number {
  if (total === 0) return 0;
  const perCell = (pitchPx * pitchPx) / width;
  return Math.max(...BESIDE.map((cells) => lengthAt(weights, pitchPx + cells * perCell))) / total;
}

function lengthAt(weights: Float64Array, pitchPx: number): number {
  const [stepX, stepY] = [Math.cos(Math.PI / pitchPx), Math.sin(Math.PI / pitchPx)];
  let x = 0;
  let y = 0;
  // From one half pixel to the next the place in the cell turns by the same angle.
  let placeX = 1;
  let placeY = 0;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]!;
    x += weight * placeX;
    y += weight * placeY;
    const turned = placeX * stepX - placeY * stepY;
    placeY = placeX * stepY + placeY * stepX;
    placeX = turned;
  }
  return Math.hypot(x, y);
}
