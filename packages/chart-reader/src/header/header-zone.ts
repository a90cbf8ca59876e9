import type { Rect } from '../chart-reading.ts';
import type { Word } from '../ink/find-words.ts';
import { clipRegion, type PixelRegion } from '../ink/pixel-region.ts';
import type { Picture } from '../picture/picture.ts';

/** Right of a phone's plot a timeframe is shorter than prices are. */
const MOST_OVER_AXIS = 3;
/** Up to this width a title in the middle may end at the right edge of the plot. */
const SMALL_WIDTH_PX = 900;
/** How far into the plot its title reaches, in heights of the plot: what lies above the candles on a page of one colour counts as plot. */
const TITLE_REACH = 0.12;

/** A plot, and the row that its candles begin at: what stands above all of them may be a title wherever the plot begins. */
export interface TitledPane extends Rect {
  readonly candlesTop: number;
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

/** Whether a text stands right of the plot and is as long as the prices there; titles may run a little beyond it, and above it menus may stand. */
export function isOfAxis(
  { left, right, letters, letterBottom }: Pick<Word, 'left' | 'right' | 'letters' | 'letterBottom'>,
  { x, y, w }: Rect,
): boolean {
  return letterBottom >= y && (left + right) / 2 > x + w && letters > MOST_OVER_AXIS;
}
