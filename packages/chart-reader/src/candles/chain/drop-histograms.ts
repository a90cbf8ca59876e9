import type { Stroke } from '../field/stroke.ts';

/** Share of the occupied cells whose strokes must begin or end in one row to make it a base line. */
const SHARE = 0.25;
const FEWEST = 8;
/** Strokes up to this high, or as high as a wick is wide, may be the dashes of a line; higher ones may be bars. */
const DASH_PX = 2;

/**
 * Takes out the bars of volume and oscillators: they share a base line, while highs and lows of candles scatter. Dashes of a line across the
 * chart go the same way. Lines are about as thick as wicks, `wickPx`.
 */
export function dropHistograms(strokes: readonly Stroke[], height: number, wickPx: number): Stroke[] {
  const dashPx = Math.max(DASH_PX, wickPx);
  const isDash = ({ top, bottom }: Stroke): boolean => bottom - top < dashPx;
  const needed = Math.max(FEWEST, SHARE * new Set(strokes.map(({ cell }) => cell)).size);
  const ends = new Float64Array(height);
  const starts = new Float64Array(height);
  const dashes = new Float64Array(height);
  for (const stroke of strokes) {
    if (isDash(stroke)) {
      dashes[stroke.top]! += 1;
      continue;
    }
    ends[stroke.bottom]! += 1;
    starts[stroke.top]! += 1;
  }
  const isBase = (counts: Float64Array, row: number): boolean =>
    (counts[row - 1] ?? 0) + counts[row]! + (counts[row + 1] ?? 0) >= needed;
  return strokes.filter((stroke) =>
    isDash(stroke) ? !isBase(dashes, stroke.top) : !isBase(ends, stroke.bottom) && !isBase(starts, stroke.top),
  );
}
