import type { Rect } from '../chart-reading.ts';
import type { Word } from '../ink/find-words.ts';
import { clipRegion, type PixelRegion } from '../ink/pixel-region.ts';
import type { Picture } from '../picture/picture.ts';

/** Right of a phone's plot a timeframe is shorter than prices are. */
const MOST_OVER_AXIS = 3;
/** Prices in one column begin or end in one place, to within this. */
const SAME_EDGE_PX = 3;
/** Up to this width a title in the middle may end at the right edge of the plot. */
const SMALL_WIDTH_PX = 900;
/** How far into the plot its title reaches, in heights of the plot: what lies above the candles on a page of one colour counts as plot. */
const TITLE_REACH = 0.12;

/** A plot, and the row that its candles begin at: what stands above all of them may be a title wherever the plot begins. */
export interface TitledPane extends Rect {
  readonly candlesTop: number;
}

/** The same of a picture at half the size. */
export function halvedPane({ x, y, w, h, candlesTop }: TitledPane): TitledPane {
  return { x: x / 2, y: y / 2, w: w / 2, h: h / 2, candlesTop: candlesTop / 2 };
}

/** Where the lines of text stand that may name a chart. */
export function headerZone({ width, height }: Pick<Picture, 'width' | 'height'>, pane: TitledPane): PixelRegion {
  const zone = {
    // A chart further to the left has a header of its own.
    left: pane.x - Math.max(200, pane.w * 0.6),
    top: 0,
    // A small picture has room for little more than the title, a phone sets it at both ends.
    right: height > width ? width : pane.x + pane.w * (width < SMALL_WIDTH_PX ? 1 : 0.75),
    bottom: Math.min(
      height * 0.35,
      Math.max(pane.y + 50, pane.y + pane.h * TITLE_REACH, height * 0.14, pane.candlesTop),
    ),
  };
  return clipRegion(zone, width, height);
}

/** The right half of where titles stand and on to the edge of the picture: what stands at the end of a title's line. */
export function zoneAtRight(picture: Pick<Picture, 'width' | 'height'>, pane: TitledPane): PixelRegion {
  const { left, right, bottom } = headerZone(picture, pane);
  const zone = { left: (left + right) / 2, top: 0, right: picture.width, bottom };
  return clipRegion(zone, picture.width, picture.height);
}

/** The bounds of a text, as far as they tell a price. */
type Bounds = Pick<Word, 'left' | 'right' | 'letters' | 'letterBottom'>;

/**
 * Whether a text stands right of the plot and is as long as the prices there; titles may run a little beyond it, and above it menus may stand, which are in no
 * column with others.
 *
 * @param texts all texts that stand about a chart
 */
export function isOfAxis(text: Bounds, pane: Rect, texts: readonly Bounds[]): boolean {
  if (!standsRight(text, pane)) return false;
  const isInColumn = (other: Bounds): boolean =>
    Math.min(Math.abs(other.left - text.left), Math.abs(other.right - text.right)) <= SAME_EDGE_PX;
  return (
    text.letterBottom >= pane.y ||
    texts.some((other) => other !== text && standsRight(other, pane) && isInColumn(other))
  );
}

function standsRight({ left, right, letters }: Bounds, { x, w }: Rect): boolean {
  return (left + right) / 2 > x + w && letters > MOST_OVER_AXIS;
}
