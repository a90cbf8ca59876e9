import type { ChartPart } from './chart-part.ts';

/** Share of the candles of a piece that stand where the whole has some too: one mixed from two charts has half of either. */
const LEAST_SHARED = 0.8;
/** Candles at one place differ by less across, in pitches. */
const SAME_PLACE = 0.25;

/** Whether the candles found in a part of a chart are candles of the whole, which a line of its grid cuts there. */
export function isPieceOf(piece: ChartPart, whole: ChartPart): boolean {
  const { candles, pitchPx } = piece.field;
  const [acrossPx, downPx] = [piece.leftPx - whole.leftPx, piece.topPx - whole.topPx];
  const own = candles.filter(({ x, highY, lowY }) =>
    whole.field.candles.some(
      (other) =>
        Math.abs(x + acrossPx - other.x) <= SAME_PLACE * pitchPx &&
        highY + downPx <= other.lowY &&
        lowY + downPx >= other.highY,
    ),
  );
  return own.length >= LEAST_SHARED * candles.length;
}
