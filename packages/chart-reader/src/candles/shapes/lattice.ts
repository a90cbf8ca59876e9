import { spectrum } from './fourier.ts';
import type { RunTable } from '../mask/run-table.ts';

/** Evenly spaced places for candles: candle k stands at `originX + k * pitchPx`. */
export interface Lattice {
  readonly pitchPx: number;
  /** Middle of candle 0, the leftmost place inside the picture. */
  readonly originX: number;
}

const SMALLEST_PITCH_PX = 2.5;
const MOST_LATTICES = 10;
/** The pitch is no larger than this part of the window. */
const FEWEST_CANDLES = 7;

/** Where a pitch is looked for: among coherent spacings all fractions of it are as coherent. */
export interface PitchRange {
  readonly fromPx: number;
  readonly toPx: number;
}

const ANY_PITCH: PitchRange = { fromPx: SMALLEST_PITCH_PX, toPx: Infinity };

/**
 * Spacings that upright strokes of ink could stand at, the most coherent first. Wicks, bodies and their outlines are symmetrical, so the
 * middles of all their rows fall together: a histogram of these middles is periodic in the pitch, whatever its phase and however wide the
 * bodies are. Its spectrum also peaks at fractions of the pitch, which the caller has to tell apart by the cells that stay empty.
 */
export function findLattices(upright: RunTable, width: number, { fromPx, toPx }: PitchRange = ANY_PITCH): Lattice[] {
  const profile = middleProfile(upright, width);
  let length = 1;
  while (length < 4 * width) length *= 2;
  const signal = new Float64Array(length);
  signal.set(profile);
  const magnitudes = spectrum(signal);
  const total = magnitudes[0]!;
  const span = spanOf(upright);
  if (total === 0) return [];
  // The profile has two elements a pixel, so k periods over the signal are a pitch of length / (2 k) pixels.
  const first = Math.ceil(Math.max((length / 2 / span) * FEWEST_CANDLES, length / 2 / toPx));
  const last = Math.floor(length / 2 / Math.max(SMALLEST_PITCH_PX, fromPx));
  // How well ink agrees with each spacing, 0 to 1.
  const peaks: { pitchPx: number; coherence: number }[] = [];
  for (let k = first; k <= last; k++) {
    const here = magnitudes[k]!;
    if (here < 0.06 * total || here < magnitudes[k - 1]! || here <= magnitudes[k + 1]!) continue;
    const shift = peakShift(magnitudes[k - 1]!, here, magnitudes[k + 1]!);
    peaks.push({ pitchPx: length / 2 / (k + shift), coherence: here / total });
  }
  peaks.sort((a, b) => b.coherence - a.coherence);
  return peaks.slice(0, MOST_LATTICES).map((peak) => placed(profile, peak.pitchPx));
}

/** From the first column with a run to the last; noise has more runs than a call takes arguments. */
function spanOf({ left, right }: RunTable): number {
  let first = Infinity;
  let last = -Infinity;
  for (let i = 0; i < left.length; i++) {
    if (left[i]! < first) first = left[i]!;
    if (right[i]! > last) last = right[i]!;
  }
  return last - first;
}

/** Whether two lattices have their places together, to within half a cell all over a picture so wide. */
export function isSameLattice(a: Lattice, b: Lattice, width: number): boolean {
  if (Math.abs(a.pitchPx - b.pitchPx) * (width / a.pitchPx) >= a.pitchPx / 2) return false;
  const middle = width / 2;
  const offset = (lattice: Lattice): number => (middle - lattice.originX) / lattice.pitchPx;
  const apart = offset(a) - offset(b);
  return Math.abs(apart - Math.round(apart)) < 0.3;
}

/** Weight of upright rows by the middle of their runs, in half pixels; square roots keep frames and grid lines from outweighing candles. */
function middleProfile(upright: RunTable, width: number): Float64Array {
  const profile = new Float64Array(2 * width);
  const { left, right, rows } = upright;
  for (let i = 0; i < rows.length; i++) profile[left[i]! + right[i]!]! += rows[i]!;
  for (let i = 0; i < profile.length; i++) profile[i] = Math.sqrt(profile[i]!);
  return profile;
}

/** Where between its neighbours, the second of which is lower, a sampled peak lies, by the parabola through the three: -0.5 to 0.5. */
function peakShift(before: number, at: number, after: number): number {
  return (before - after) / (2 * (before - 2 * at + after));
}

/** Finds where the places lie for a known pitch: at the heaviest place of the profile folded by the pitch. */
function placed(profile: Float64Array, pitchPx: number): Lattice {
  const bins = Math.max(4, Math.round(pitchPx * 2));
  const folded = new Float64Array(bins);
  for (let i = 0; i < profile.length; i++) {
    if (profile[i] === 0) continue;
    const place = i / 2 / pitchPx;
    folded[Math.floor((place - Math.floor(place)) * bins) % bins]! += profile[i]!;
  }
  let best = 0;
  let bestWeight = -1;
  for (let i = 0; i < bins; i++) {
    const weight = folded[(i + bins - 1) % bins]! + 2 * folded[i]! + folded[(i + 1) % bins]!;
    if (weight > bestWeight) [best, bestWeight] = [i, weight];
  }
  let fit = { pitchPx, originX: ((best + 0.5) / bins) * pitchPx };
  for (let round = 0; round < 3; round++) fit = refined(profile, fit.pitchPx, fit.originX);
  const originX = ((fit.originX % fit.pitchPx) + fit.pitchPx) % fit.pitchPx;
  return { pitchPx: fit.pitchPx, originX };
}

/** Least-squares line through the middles near the places of the lattice, by number of the place. */
function refined(profile: Float64Array, pitchPx: number, originX: number): { pitchPx: number; originX: number } {
  const reach = Math.max(0.75, pitchPx * 0.15);
  let n = 0;
  let sumK = 0;
  let sumX = 0;
  let sumKK = 0;
  let sumKX = 0;
  for (let i = 0; i < profile.length; i++) {
    const weight = profile[i]!;
    if (weight === 0) continue;
    const x = i / 2;
    const k = Math.round((x - originX) / pitchPx);
    if (Math.abs(x - originX - k * pitchPx) > reach) continue;
    n += weight;
    sumK += weight * k;
    sumX += weight * x;
    sumKK += weight * k * k;
    sumKX += weight * k * x;
  }
  const spread = n * sumKK - sumK * sumK;
  if (spread === 0) return { pitchPx, originX };
  const slope = (n * sumKX - sumK * sumX) / spread;
  // What lies close together on few of the places may turn the line round.
  if (!(slope >= SMALLEST_PITCH_PX)) return { pitchPx, originX };
  return { pitchPx: slope, originX: (sumX - slope * sumK) / n };
}
