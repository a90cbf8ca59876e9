import type { Picture } from '../../picture/picture.ts';
import { rgbAt, rgbDistance } from '../../picture/rgb.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { compressedWicks } from './compressed-wicks.ts';
import { ROW_MIDDLE } from '../field/price-insets.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Stroke } from '../field/stroke.ts';
import { type WickEdge, wickEdge } from './wick-edge.ts';

/** Ends that must tell how a picture was drawn; fewer do in a compressed one. */
const FEWEST_ENDS = 8;
/** Share of them that resampling has not spread over several rows, and that end at whole rows where it has. */
const LEAST_CLEAN = 0.9;
const MOST_WHOLE = 0.1;
/** The ends of a resampled wick are this near to where they were found by what they cover, pixels. */
const SAME_END_PX = 0.75;
/** Share of them that must end between rows: of ends that fall anywhere, few are too near to a whole row to show it. */
const LEAST_SOFT = 0.4;
/** A row of a body differs on either side of the wick from what it is there by no more than this share of what it stands out. */
const OFF_BODY = 0.4;

/**
 * The strokes of a chart whose wicks end between rows, each with its ends where they are: programs that draw at fractions of pixels leave ends to smoothing,
 * whether or not they put sides on whole columns, and resampling spreads all of them over several rows. Compression leaves nothing of how a picture was drawn:
 * there brightness tells the ends of what was read by it. Null where wicks end at whole rows.
 *
 * @param blurred whether the strokes were read by brightness
 */
export function softWicks(
  picture: Picture,
  mask: Pick<InkMask, 'background'>,
  shape: Pick<CandleShape, 'style' | 'wickPx' | 'bodyPx'>,
  chain: readonly Stroke[],
  blurred: boolean,
): readonly Stroke[] | null {
  const wicks = chain.map((stroke) => ({ stroke, edges: wickEdges(picture, shape, stroke) }));
  const found = wicks.flatMap(({ edges }) => edges ?? []).filter((edge) => edge !== null);
  const shareOf = (kind: WickEdge['kind']) => found.filter((edge) => edge.kind === kind).length / found.length;
  if (found.length < FEWEST_ENDS) return blurred ? compressedWicks(picture, mask, shape, chain) : null;
  if (shareOf('spread') > 1 - LEAST_CLEAN)
    return shareOf('whole') > MOST_WHOLE ? null : wicks.map(({ stroke, edges }) => withSpreadEnds(stroke, edges));
  if (shareOf('soft') < LEAST_SOFT) return null;
  return wicks.map(({ stroke, edges }) => (edges === null ? stroke : withSoftEnds(picture, shape, stroke, edges)));
}

/** The upper and the lower end of the wicks of a stroke; null for one that does not tell, and for a stroke without a body. */
function wickEdges(
  picture: Picture,
  shape: Pick<CandleShape, 'style' | 'wickPx'>,
  stroke: Stroke,
): readonly [above: WickEdge | null, below: WickEdge | null] | null {
  const rows = ownRows(stroke, shape);
  if (rows === null) return null;
  const columns = { left: stroke.wickLeft, right: stroke.wickLeft + shape.wickPx - 1 };
  return [
    wickEdge(picture, { ...columns, own: rows[0], row: stroke.top, step: -1 }),
    wickEdge(picture, { ...columns, own: rows[1], row: stroke.bottom, step: 1 }),
  ];
}

/** A stroke of a drawing with the ends of its wicks, or of its body where that is all that sticks out. */
function withSoftEnds(
  picture: Picture,
  shape: Pick<CandleShape, 'style' | 'wickPx' | 'bodyPx'>,
  stroke: Stroke,
  edges: readonly (WickEdge | null)[],
): Stroke {
  const [above, below] = edges.map((edge) => (edge === null || edge.kind === 'spread' ? null : edge.edgeY));
  const endsAbove = above === null && isSoftBody(picture, shape, stroke, stroke.top, -1);
  const endsBelow = below === null && isSoftBody(picture, shape, stroke, stroke.bottom, 1);
  return {
    ...stroke,
    ...(endsAbove && { highY: stroke.bodyTopY }),
    ...(endsBelow && { lowY: stroke.bodyBottomY }),
    ...(above != null && { highEdgeY: above }),
    ...(below != null && { lowEdgeY: below }),
  };
}

/** A stroke of a resampled picture with the ends of its wicks, half a row inside their edges, unless something else ends there. */
function withSpreadEnds(stroke: Stroke, edges: readonly (WickEdge | null)[] | null): Stroke {
  const [above, below] = edges ?? [];
  const nearer = (edge: WickEdge | null | undefined, insideY: number, y: number): number =>
    edge != null && Math.abs(edge.edgeY + insideY - y) <= SAME_END_PX ? edge.edgeY + insideY : y;
  return {
    ...stroke,
    highY: nearer(above, ROW_MIDDLE, stroke.highY),
    lowY: nearer(below, -ROW_MIDDLE, stroke.lowY),
  };
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
