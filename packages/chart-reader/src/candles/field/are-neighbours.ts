import type { PixelCandle } from './candle-field.ts';

/** Candles nearer than this, in pitches, follow each other; farther apart there is room for another one between them. */
const NEXT = 1.5;

/** Whether one candle is the very next after another, without a gap such as a night leaves. */
export function areNeighbours(before: Pick<PixelCandle, 'x'>, after: Pick<PixelCandle, 'x'>, pitchPx: number): boolean {
  return after.x - before.x < NEXT * pitchPx;
}
