import type { Rect } from '../chart-reading.ts';
import { channelDifference } from '../picture/channel-difference.ts';
import type { Picture } from '../picture/picture.ts';
import type { PixelCandle } from './field/candle-field.ts';

/** Smallest difference in a channel between a border and the pane; grid lines are fainter. */
const BORDER_CONTRAST = 60;
/** Largest difference in a channel along a border. */
const SAME_COLOUR = 24;
/** Share of the rows beside the candles in which a border must show. */
const UNBROKEN = 0.95;
/** A border stands out from the pixel so many columns nearer to the candles. */
const ASIDE_PX = 3;
/** Lines and letters of a pane that end at its border interrupt it for so many rows at most. */
const LONGEST_GAP_PX = 12;

/**
 * The pane of the candles: bounded left and right by solid upright lines beside them, above and below by the ends of these lines. On a side
 * without such a line the candles themselves are the bound.
 */
export function findPane(picture: Picture, candles: readonly PixelCandle[]): Rect {
  const half = (candles[0]?.widthPx ?? 0) / 2;
  const left = Math.max(0, candles[0]!.x - half);
  const right = Math.min(picture.width, candles.at(-1)!.x + half);
  const top = Math.max(0, Math.floor(Math.min(...candles.map(({ highY }) => highY))));
  const bottom = Math.min(picture.height - 1, Math.floor(Math.max(...candles.map(({ lowY }) => lowY))));
  const rightBorder = findBorder(picture, Math.ceil(right), picture.width, 1, top, bottom);
  const leftBorder = findBorder(picture, Math.floor(left) - 1, -1, -1, top, bottom);
  const ends = rightBorder ?? leftBorder ?? { top, bottom };
  const x = leftBorder === null ? left : leftBorder.column + 1;
  return {
    x,
    y: ends.top,
    w: (rightBorder === null ? right : rightBorder.column) - x,
    h: ends.bottom + 1 - ends.top,
  };
}

interface Border {
  readonly column: number;
  /** First and last row of the line. */
  readonly top: number;
  readonly bottom: number;
}

function findBorder(
  picture: Picture,
  from: number,
  to: number,
  step: 1 | -1,
  top: number,
  bottom: number,
): Border | null {
  for (let column = from; column !== to; column += step) {
    const aside = column - step * ASIDE_PX;
    if (!isBorder(picture, column, aside, top, bottom)) continue;
    const isLine = lineIn(picture, column, aside, (top + bottom) >> 1);
    return { column, top: endOf(isLine, top, -1), bottom: endOf(isLine, bottom, 1) };
  }
  return null;
}

/** The last row from `from` on in which a border shows: a page beside a chart goes on in its colour, but not next to the pane. */
function endOf(shows: (y: number) => boolean, from: number, step: 1 | -1): number {
  let end = from;
  for (let y = from; Math.abs(y - end) <= LONGEST_GAP_PX; y += step) if (shows(y)) end = y;
  return end;
}

/** Tells the rows in which a column has the colour of one of them and stands out from another column. */
function lineIn({ width, height, rgb }: Picture, column: number, aside: number, row: number): (y: number) => boolean {
  return (y) =>
    y >= 0 &&
    y < height &&
    channelDifference(rgb, y * width + column, row * width + column) <= SAME_COLOUR &&
    channelDifference(rgb, y * width + column, y * width + aside) >= BORDER_CONTRAST;
}

function isBorder(picture: Picture, column: number, aside: number, top: number, bottom: number): boolean {
  const isLine = lineIn(picture, column, aside, (top + bottom) >> 1);
  const mostGaps = (1 - UNBROKEN) * (bottom - top + 1);
  let gaps = 0;
  for (let y = top; y <= bottom; y++) if (!isLine(y) && ++gaps > mostGaps) return false;
  return true;
}
