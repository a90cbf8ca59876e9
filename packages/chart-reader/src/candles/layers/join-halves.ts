import type { ColourLayers } from './colour-layers.ts';
import { type Figure, widthOf } from './find-figures.ts';

/** Both halves of a body begin and end in the same rows and are equally wide, to within a pixel of smoothing. */
const SAME_PX = 1;
/** Wicks are no wider than this, and than each half. */
const WIDEST_WICK_PX = 8;

/**
 * The figures of a picture, in which bodies that a wick of another colour runs over are one figure each: it parts them into halves that stand at the pitch
 * twice, beside each other in the same rows. What stands a strip of the ground apart are two candles.
 */
export function joinHalves(figures: readonly Figure[], { layerOf }: ColourLayers, width: number): readonly Figure[] {
  const byTop = Map.groupBy(
    figures.toSorted((a, b) => a.left - b.left),
    (figure) => keyOf(figure, figure.top),
  );
  const isInk = ({ top, bottom }: Figure, from: number, to: number): boolean => {
    const offset = Math.floor((top + bottom - 1) / 2) * width;
    for (let x = from; x < to; x++) if (layerOf[offset + x] === 0) return false;
    return true;
  };
  const joined = new Set<Figure>();
  const whole: Figure[] = [];
  for (const left of figures) {
    if (joined.has(left)) continue;
    const widestPx = Math.min(WIDEST_WICK_PX, widthOf(left));
    const isHalf = (right: Figure): boolean => {
      const isSame =
        Math.abs(right.bottom - left.bottom) <= SAME_PX && Math.abs(widthOf(right) - widthOf(left)) <= SAME_PX;
      return isSame && !joined.has(right) && isInk(left, left.right, right.left);
    };
    const halfAt = (top: number): Figure | undefined => {
      const row = byTop.get(keyOf(left, top)) ?? [];
      for (let i = firstBeyond(row, left.right); i < row.length && row[i]!.left - left.right <= widestPx; i++)
        if (isHalf(row[i]!)) return row[i];
      return undefined;
    };
    const right = halfAt(left.top) ?? halfAt(left.top - SAME_PX) ?? halfAt(left.top + SAME_PX);
    if (right === undefined) continue;
    joined.add(left).add(right);
    whole.push({
      layer: left.layer,
      left: left.left,
      right: right.right,
      top: Math.min(left.top, right.top),
      bottom: Math.max(left.bottom, right.bottom),
      areaPx: left.areaPx + right.areaPx,
    });
  }
  return whole.length === 0 ? figures : [...figures.filter((figure) => !joined.has(figure)), ...whole];
}

/** The place of the first figure of a row that begins beyond a column: text puts hundreds in one. */
function firstBeyond(row: readonly Figure[], column: number): number {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (row[middle]!.left > column) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Equal for figures of one colour that begin in the same row. */
function keyOf({ layer }: Figure, top: number): number {
  return top * 256 + layer;
}
