import { channelDistance, packedAt } from '../picture/packed-colour.ts';
import type { Picture } from '../picture/picture.ts';
import type { PixelCandle } from './field/candle-field.ts';

/** Bodies so high and wide show what is drawn across them. */
const LOWEST_BODY_PX = 9;
const NARROWEST_BODY_PX = 5;
/** Outlines and soft edges of a body, and of a line across it. */
const EDGE_PX = 3;
/** A line across a body is no thicker. */
const THICKEST_PX = 3;
/** It differs by so much, on some channel, from what fills the body above it and below. */
const LEAST_CONTRAST = 30;
/** So many bodies show theirs, and such a share of all that are high enough. */
const FEWEST = 8;
const LEAST_SHARE = 0.8;
/** Share of these lines that lie in rows of their own: those of a grid over a chart share theirs. */
const LEAST_OWN_ROWS = 0.6;

/**
 * Whether figures are the boxes of a box plot: a single line, the median, runs across nearly every one, each at a height of its own. Where it is drawn in the
 * colour of the ground, a figure ends at it, and beyond it goes on as wide as before.
 */
export function areBoxPlots(picture: Picture, candles: readonly PixelCandle[]): boolean {
  const high = candles.filter(
    ({ widthPx, bodyTopY, bodyBottomY }) => widthPx >= NARROWEST_BODY_PX && bodyBottomY - bodyTopY >= LOWEST_BODY_PX,
  );
  const rows = high.map((candle) => medianRow(picture, candle)).filter((row) => row !== null);
  if (rows.length < FEWEST || rows.length < LEAST_SHARE * high.length) return false;
  return new Set(rows).size >= LEAST_OWN_ROWS * rows.length;
}

/** The first row of the one thin line across a body, asked on both sides of its middle; null without one or with several. */
function medianRow({ width, height, rgb }: Picture, { x, widthPx, bodyTopY, bodyBottomY }: PixelCandle): number | null {
  const columns = [-1, 1].map((side) => Math.floor(x + (side * widthPx) / 4));
  const isOther = (y: number, from: number): boolean =>
    columns.every(
      (column) =>
        channelDistance(packedAt(rgb, y * width + column), packedAt(rgb, from * width + column)) >= LEAST_CONTRAST,
    );
  const isCrossed = (y: number): boolean => isOther(y, y - EDGE_PX + 1) && isOther(y, y + EDGE_PX - 1);
  const [top, bottom] = [Math.ceil(bodyTopY), Math.floor(bodyBottomY)];
  const inside = rowsFrom(top + EDGE_PX, bottom - EDGE_PX).filter(isCrossed);
  const middle = (top + bottom) >> 1;
  const goesOn = (y: number, step: number): boolean => isCrossed(y) && !isOther(y + step, middle) && isOther(y, middle);
  // Beyond the thick outline of an empty body lies the ground, as within it.
  const ground = packedAt(rgb, middle * width + Math.min(width - 1, Math.ceil(x + widthPx / 2) + EDGE_PX));
  const isEmpty = channelDistance(packedAt(rgb, middle * width + columns[1]!), ground) < LEAST_CONTRAST;
  const crossed =
    inside.length > 0 || isEmpty
      ? inside
      : [
          ...rowsFrom(Math.max(EDGE_PX, top - EDGE_PX), top).filter((y) => goesOn(y, 1 - EDGE_PX)),
          ...rowsFrom(bottom, Math.min(height - EDGE_PX, bottom + EDGE_PX + 1)).filter((y) => goesOn(y, EDGE_PX - 1)),
        ];
  const [first] = crossed;
  return first !== undefined && crossed.at(-1)! - first < THICKEST_PX ? first : null;
}

function rowsFrom(top: number, bottom: number): readonly number[] {
  return Array.from({ length: Math.max(0, bottom - top) }, (_, i) => top + i);
}
