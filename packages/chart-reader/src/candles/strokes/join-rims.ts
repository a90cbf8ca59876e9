import type { CandleShape } from '../shapes/candle-shape.ts';
import type { Stroke } from '../field/stroke.ts';

/**
 * How many wicks a rim must part for each that goes on from its body: a rim that falls on two rows of pixels hides neither, while charts
 * without rims have a figure or two that stand so.
 */
const LEAST_PARTED = 0.3;

/**
 * The strokes of a chart whose bodies have a rim in the colour of the ground, as dark themes draw it, each joined with the wicks that this
 * parts from it. Strokes of charts without such rims stay as they are: there what stands a pixel from a wick is another figure, such as a
 * column of volume.
 *
 * @param strokes by cells, and from top to bottom within one
 */
export function joinRims(strokes: readonly Stroke[], shape: Pick<CandleShape, 'style' | 'wickPx'>): readonly Stroke[] {
  if (shape.style !== 'candles') return strokes;
  const isPair = (above: Stroke | undefined, below: Stroke) =>
    above !== undefined && isParted(above, below, shape.wickPx);
  const pairs = strokes.filter((stroke, i) => isPair(strokes[i - 1], stroke)).length;
  if (pairs < LEAST_PARTED * strokes.filter(hasOwnWick).length) return strokes;
  const joined: Stroke[] = [];
  for (const stroke of strokes) {
    const above = joined.at(-1);
    if (above !== undefined && isPair(above, stroke)) joined[joined.length - 1] = join(above, stroke);
    else joined.push(stroke);
  }
  return joined;
}

function isParted(above: Stroke, below: Stroke, rimPx: number): boolean {
  if (above.cell !== below.cell || below.top - above.bottom - 1 > rimPx) return false;
  // A body ends at the rim, and a wick at the other side of it.
  const bodyEnds = above.bodyTop >= 0 && above.bodyBottom === above.bottom && below.bodyTop < 0;
  const bodyBegins = below.bodyTop >= 0 && below.bodyTop === below.top && above.bodyTop < 0;
  return bodyEnds || bodyBegins;
}

/** Whether a wick goes on from a body without a gap. */
function hasOwnWick({ top, bottom, bodyTop, bodyBottom }: Stroke): boolean {
  return bodyTop >= 0 && (bodyTop > top || bodyBottom < bottom);
}

function join(above: Stroke, below: Stroke): Stroke {
  const bodied = above.bodyTop >= 0 ? above : below;
  return {
    ...bodied,
    top: above.top,
    bottom: below.bottom,
    highY: above.highY,
    lowY: below.lowY,
    wideRows: above.wideRows + below.wideRows,
    lopsidedRows: above.lopsidedRows + below.lopsidedRows,
    inkRows: above.inkRows + below.inkRows,
  };
}
