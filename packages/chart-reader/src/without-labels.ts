import type { ReadAxis } from './axis/read-price-axis.ts';
import type { CandleField, PixelCandle } from './candles/field/candle-field.ts';
import { isWithin } from './candles/mask/is-within.ts';
import type { PixelRegion } from './ink/pixel-region.ts';
import { median } from './median.ts';
import { packedAt } from './picture/packed-colour.ts';
import type { Picture } from './picture/picture.ts';

/** A candle so low is a single line: a pixel and its soft edges, or this share of most candles' height on dense screens. */
const FLAT_PX = 1.5;
const FLAT_SHARE = 0.03;
/** Share of the candles that are lines where few trade: then the newest may be one. */
const MOST_FLAT = 0.03;
/** Soft edges of a box. */
const EDGE_PX = 3;
/** How far above and below it an upright line goes on, pixels. */
const GOES_ON_PX = [3, 6, 9] as const;
/** The border of the plot is so many times as high as all but this share of the candles, some of which lines of its kind may run through. */
const BORDER_HEIGHT = 3;
const CROSSED = 0.2;
/** What looks like a body where another line crosses it is lower than this share of it. */
const CROSSING = 0.03;
/** Fewer candles do not tell how high most are. */
const FEWEST = 6;
/** Pixels of one line differ by no more on any channel. */
const SAME_LINE = 24;

/**
 * The field without what lies beyond its axis, where stacked digits look like candles until they are read, and without what follows the newest
 * candle on the way there: dashes of the line of the last price, ticks, boxes, the border of the plot.
 *
 * @param boxes those over the labels, which reach to the plot; on labels inside it those that letters stand in there
 */
export function withoutLabels(
  picture: Picture,
  field: CandleField,
  { column, inside }: Pick<ReadAxis, 'column' | 'inside'>,
  boxes: readonly PixelRegion[],
): CandleField {
  const middle = (column.left + column.right) / 2;
  const onTheRight = field.candles.filter(({ x }) => x < middle).length > field.candles.length / 2;
  const beside = inside ? field : besideColumn(field, column, onTheRight);
  const height = median(field.candles.map(heightOf));
  const isFlat = (candle: PixelCandle): boolean => heightOf(candle) <= Math.max(FLAT_PX, FLAT_SHARE * height);
  const traded = withoutEnd(beside.candles, onTheRight, isFlat);
  const areFlatsRare = traded.filter(isFlat).length <= Math.max(1, MOST_FLAT * traded.length);
  const isStray = (candle: PixelCandle): boolean =>
    isFlat(candle)
      ? areFlatsRare
      : boxes.some((box) => isOfBox(candle, box, onTheRight)) ||
        isPartOfLine(picture, candle) ||
        isBorder(candle, traded);
  return { ...beside, candles: withoutEnd(beside.candles, onTheRight, isStray) };
}

function besideColumn(
  { pane, candles, ...field }: CandleField,
  column: { readonly left: number; readonly right: number },
  onTheRight: boolean,
): CandleField {
  const left = onTheRight ? pane.x : Math.max(pane.x, column.right);
  const right = onTheRight ? Math.min(pane.x + pane.w, column.left) : pane.x + pane.w;
  return {
    ...field,
    candles: candles.filter(({ x, widthPx }) => x - widthPx / 2 >= left - 1 && x + widthPx / 2 <= right + 1),
    pane: { ...pane, x: left, w: right - left },
  };
}

/** Candles from left to right without the strays at the end that is nearer to the axis. */
function withoutEnd(
  candles: readonly PixelCandle[],
  onTheRight: boolean,
  isStray: (candle: PixelCandle) => boolean,
): readonly PixelCandle[] {
  const isKept = (candle: PixelCandle): boolean => !isStray(candle);
  if (!candles.some(isKept)) return candles;
  return onTheRight ? candles.slice(0, candles.findLastIndex(isKept) + 1) : candles.slice(candles.findIndex(isKept));
}

/** Whether a candle stands in a box of the axis, which reaches over the labels to the plot. */
function isOfBox({ x, widthPx, highY, lowY }: PixelCandle, box: PixelRegion, onTheRight: boolean): boolean {
  const isBeside = onTheRight ? x + widthPx / 2 > box.left : x - widthPx / 2 < box.right;
  return isBeside && highY >= box.top - EDGE_PX && lowY <= box.bottom + EDGE_PX;
}

/** Whether a candle without a body is a piece of an upright line that goes on above and below it. */
function isPartOfLine({ width, height, rgb }: Picture, candle: PixelCandle): boolean {
  if (candle.bodyBottomY - candle.bodyTopY > FLAT_PX) return false;
  const column = Math.floor(candle.x);
  const own = packedAt(rgb, Math.floor((candle.highY + candle.lowY) / 2) * width + column);
  const isAlike = (row: number): boolean =>
    row >= 0 && row < height && isWithin(rgb, row * width + column, own, SAME_LINE);
  const [top, bottom] = [Math.floor(candle.highY), Math.floor(candle.lowY)];
  return GOES_ON_PX.every((off) => isAlike(top - off) && isAlike(bottom + off));
}

/** Whether a candle without a body is an upright line across all of the others. */
function isBorder(candle: PixelCandle, all: readonly PixelCandle[]): boolean {
  const others = all.filter((other) => other !== candle);
  if (others.length < FEWEST || candle.bodyBottomY - candle.bodyTopY + 1 > CROSSING * heightOf(candle)) return false;
  if (others.some(({ highY, lowY }) => highY < candle.highY || lowY > candle.lowY)) return false;
  const heights = others.map(heightOf).toSorted((a, b) => b - a);
  return heightOf(candle) >= BORDER_HEIGHT * heights[Math.floor(CROSSED * heights.length)]!;
}

function heightOf({ highY, lowY }: PixelCandle): number {
  return lowY - highY;
}
