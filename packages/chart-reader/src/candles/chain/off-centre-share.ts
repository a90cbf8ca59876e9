import { FOREIGN, FULL } from '../coverage/candle-coverage.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import type { Stroke } from '../field/stroke.ts';

/** Rows whose ink has its centre further from the middle of their cell are off centre: a wick beside the middle of a body of two columns is not. */
const OFF_CENTRE_PX = 0.6;
/** Columns beside a body that are its own: further off its neighbours may begin. */
const BESIDE_PX = 0.5;
/** Rows covered by less are noise, pixels. */
const LEAST_COVERED_PX = 0.4;

/**
 * Of the rows of candles too narrow to have two sides, the share whose ink is not centred in the cell: hardly any in candles, wherever their columns were
 * rounded to, about half along a slanting curve, which passes through each cell from one side to the other. 0 without any ink.
 */
export function offCentreShare(
  chain: readonly Stroke[],
  { pitchPx, bodyPx }: Pick<CandleShape, 'pitchPx' | 'bodyPx'>,
  coverage: Uint8Array,
  width: number,
): number {
  const reachPx = Math.min(pitchPx / 2, bodyPx / 2 + BESIDE_PX);
  let rows = 0;
  let offCentre = 0;
  for (const { x, top, bottom } of chain) {
    const [left, right] = [Math.max(0, x - reachPx), Math.min(width, x + reachPx)];
    for (let y = top; y <= bottom; y++) {
      let covered = 0;
      let moment = 0;
      for (let column = Math.floor(left); column < right; column++) {
        const value = coverage[y * width + column]!;
        if (value === 0 || value === FOREIGN) continue;
        const [from, to] = [Math.max(column, left), Math.min(column + 1, right)];
        const px = (value / FULL) * (to - from);
        covered += px;
        moment += px * ((from + to) / 2 - x);
      }
      if (covered < LEAST_COVERED_PX) continue;
      rows++;
      if (Math.abs(moment) > OFF_CENTRE_PX * covered) offCentre++;
    }
  }
  return rows === 0 ? 0 : offCentre / rows;
}
