import type { Picture } from '../../picture/picture.ts';
import { rgbAt, rgbDistance } from '../../picture/rgb.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import type { Stroke } from '../field/stroke.ts';
import { type WickEdge, wickEdge } from './wick-edge.ts';

/** Ends that must tell; fewer may be chance. */
const FEWEST_ENDS = 8;
/** Share of them that resampling has not spread over several rows. */
const LEAST_CLEAN = 0.9;
/** Share of them that must end between rows: of ends that fall anywhere, few are too near to a whole row to show it. */
const LEAST_SOFT = 0.4;
/** A row of a body differs on either side of the wick from what it is there by no more than this share of what it stands out. */
const OFF_BODY = 0.4;

/**
 * The strokes of a chart whose wicks end between rows, each with its ends where they are: programs that draw at fractions of pixels leave ends to smoothing,
 * whether or not they put sides on whole columns. Null if wicks end at whole rows, or if the picture was resampled or compressed, which tells nothing of how
 * it was drawn.
 */
export function softWicks(
  picture: Picture,
  shape: Pick<CandleShape, 'style' | 'wickPx' | 'bodyPx'>,
  chain: readonly Stroke[],
): Stroke[] | null {
  const { wickPx } = shape;
  const found: WickEdge[] = [];
  const edgeOf = ({ wickLeft }: Stroke, own: number, row: number, step: -1 | 1): number | null => {
    const edge = wickEdge(picture, { left: wickLeft, right: wickLeft + wickPx - 1, own, row, step });
    if (edge !== null) found.push(edge);
    return edge === null || edge.kind === 'spread' ? null : edge.edgeY;
  };
  const reaching = chain.map((stroke) => {
    const rows = ownRows(stroke, shape);
    if (rows === null) return stroke;
    const above = edgeOf(stroke, rows[0], stroke.top, -1);
    const below = edgeOf(stroke, rows[1], stroke.bottom, 1);
    const endsAbove = above === null && isSoftBody(picture, shape, stroke, stroke.top, -1);
    const endsBelow = below === null && isSoftBody(picture, shape, stroke, stroke.bottom, 1);
    return {
      ...stroke,
      ...(endsAbove && { highY: stroke.bodyTopY }),
      ...(endsBelow && { lowY: stroke.bodyBottomY }),
      ...(above !== null && { highEdgeY: above }),
      ...(below !== null && { lowEdgeY: below }),
    };
  });
  const count = (kind: WickEdge['kind']) => found.filter((edge) => edge.kind === kind).length;
  const [soft, spread] = [count('soft'), count('spread')];
  const ends = soft + spread + count('whole');
  return ends >= FEWEST_ENDS && spread <= (1 - LEAST_CLEAN) * ends && soft >= LEAST_SOFT * ends ? reaching : null;
}

/** Whether what sticks out of a body in its last row, or in a part of the next one, is the body itself, which covers as much of that row from side to side. */
function isSoftBody(
  { width, height, rgb }: Picture,
  { style, wickPx, bodyPx }: Pick<CandleShape, 'style' | 'wickPx' | 'bodyPx'>,
  { x, wickLeft, bodyTop, bodyBottom }: Stroke,
  row: number,
  step: -1 | 1,
): boolean {
  const own = step < 0 ? bodyTop : bodyBottom;
  const beyond = row + 2 * step;
  const isNext = row === own || row === own + step;
  if (style !== 'candles' || !isNext || beyond < 0 || beyond >= height) return false;
  const colourAt = (column: number, y: number) => rgbAt(rgb, y * width + Math.floor(column));
  const standsOut = (column: number) => rgbDistance(colourAt(column, row), colourAt(column, beyond));
  const columns = Array.from({ length: wickPx }, (_, index) => wickLeft + index);
  const middle = columns.toSorted((a, b) => standsOut(b) - standsOut(a))[0]!;
  const asidePx = Math.max(wickPx / 2 + 1, bodyPx / 3);
  const off = [x - asidePx, x + asidePx].map((column) => rgbDistance(colourAt(column, row), colourAt(middle, row)));
  return Math.max(...off) < OFF_BODY * standsOut(middle);
}

/** First and last row of what the wicks of a stroke stand out of: its body, or the ticks of a bar. */
function ownRows(
  { bodyTop, bodyBottom, leftTick, rightTick }: Stroke,
  { style, wickPx }: Pick<CandleShape, 'style' | 'wickPx'>,
): readonly [top: number, bottom: number] | null {
  if (style !== 'bars') return bodyTop < 0 ? null : [bodyTop, bodyBottom];
  const ticks = [leftTick, rightTick].filter((row) => row >= 0);
  if (ticks.length === 0) return null;
  return [Math.floor(Math.min(...ticks) - wickPx / 2), Math.ceil(Math.max(...ticks) + wickPx / 2)];
}
