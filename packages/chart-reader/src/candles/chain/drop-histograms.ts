import type { Stroke } from '../field/stroke.ts';

/** Share of the occupied cells whose strokes must begin or end in one row to make it a base line. */
const SHARE = 0.25;
const FEWEST = 8;
/** Strokes up to this high, or as high as a wick is wide, may be the dashes of a line; higher ones may be bars. */
const DASH_PX = 2;
/**
 * Compressed dashes are this high where lines cross. No stroke so many times as high is a bar for their sake: at least such a share of the strokes that make a
 * base line must be higher than they are.
 */
const CROSSING_PX = 4;
const FAR_HIGHER = 5;
const LEAST_BARS = 0.26;

/**
 * Takes out the bars of volume and oscillators: they share a base line, while highs and lows of candles scatter. Dashes of a line across the
 * chart go the same way. Lines are about as thick as wicks, `wickPx`.
 */
export function dropHistograms(strokes: readonly Stroke[], height: number, wickPx: number): Stroke[] {
  const dashPx = Math.max(DASH_PX, wickPx);
  const isDash = ({ top, bottom }: Stroke): boolean => bottom - top < dashPx;
  const needed = Math.max(FEWEST, SHARE * new Set(strokes.map(({ cell }) => cell)).size);
  const rows = () => new Float64Array(height);
  const bases = { ends: rows(), starts: rows(), dashes: rows() };
  const bars = { ends: rows(), starts: rows() };
  for (const stroke of strokes) {
    if (isDash(stroke)) {
      bases.dashes[stroke.top]! += 1;
      continue;
    }
    for (const counts of stroke.bottom - stroke.top < CROSSING_PX ? [bases] : [bases, bars]) {
      counts.ends[stroke.bottom]! += 1;
      counts.starts[stroke.top]! += 1;
    }
  }
  const about = (counts: Float64Array, row: number): number =>
    (counts[row - 1] ?? 0) + counts[row]! + (counts[row + 1] ?? 0);
  const isBar = ({ top, bottom }: Stroke, side: 'ends' | 'starts', row: number): boolean => {
    const isFarHigher = bottom - top >= FAR_HIGHER * CROSSING_PX;
    return about(bases[side], row) >= needed && (!isFarHigher || about(bars[side], row) >= LEAST_BARS * needed);
  };
  return strokes.filter((stroke) =>
    isDash(stroke)
      ? about(bases.dashes, stroke.top) < needed
      : !isBar(stroke, 'ends', stroke.bottom) && !isBar(stroke, 'starts', stroke.top),
  );
}
