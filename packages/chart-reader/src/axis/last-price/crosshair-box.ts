import type { Rect } from '../../chart-reading.ts';
import { letterHeight } from '../../ink/letter-rows.ts';
import { channelDistance, packedAt } from '../../picture/packed-colour.ts';
import type { Picture } from '../../picture/picture.ts';
import type { PriceBox } from '../boxes/price-boxes.ts';
import { SAME_COLOUR } from './choose-last-price-box.ts';

/** A box with a time in it is so wide at least, and so high at least and at most, in heights of a price's letters; and no wider than this share of the plot. */
const NARROWEST = 3;
const LOWEST = 1;
const HIGHEST = 5;
const WIDEST_SHARE = 0.3;
/** Rows of it that no letter breaks, above and below these: as many at least. */
const FEWEST_ROWS = 3;
/** Its rows begin in one column, but for round corners. */
const ROUND_PX = 3;
/** The line above its middle, up to so many columns beside that, differs from what is so far to its left and right, on some channel, in this share of the plot's rows: dashes leave gaps. */
const OFF_MIDDLE_PX = 2;
const ASIDE_PX = 4;
const LEAST_STEP = 12;
const LEAST_LINE = 0.3;

/** Whether a box is the crosshair's, which has another one in the same colour on the time axis below the plot, and its upright line above that. */
export function isOfCrosshair(
  picture: Picture,
  pane: Rect,
  { colour, word }: Pick<PriceBox, 'colour' | 'word'>,
): boolean {
  const size = letterHeight(word);
  const [left, right] = [Math.max(0, Math.floor(pane.x)), Math.min(picture.width, Math.ceil(pane.x + pane.w))];
  const areas: { readonly x: number; end: number; readonly top: number; bottom: number; rows: number }[] = [];
  for (let y = Math.floor(pane.y + pane.h); y < picture.height; y++) {
    const stretch = wholeRow(picture, { y, left, right }, colour, [NARROWEST * size, WIDEST_SHARE * pane.w]);
    if (stretch === null) continue;
    const { x, end } = stretch;
    // Rows with letters between two others are broken.
    const own = areas.find((area) => Math.abs(x - area.x) <= ROUND_PX && y - area.bottom <= HIGHEST * size);
    if (own === undefined) areas.push({ x, end, top: y, bottom: y, rows: 1 });
    else {
      own.bottom = y;
      own.end = Math.max(own.end, end);
      own.rows++;
    }
  }
  return areas.some(({ x, end, top, bottom, rows }) => {
    const heightPx = bottom + 1 - top;
    const isBox = rows >= FEWEST_ROWS && heightPx >= LOWEST * size && heightPx <= HIGHEST * size;
    return isBox && hasLineAbove(picture, pane, Math.round((x + end) / 2));
  });
}

/** Whether an upright line runs through the plot in a column or close beside it. */
function hasLineAbove({ width, height, rgb }: Picture, { y, h }: Rect, middle: number): boolean {
  const [top, bottom] = [Math.max(0, Math.floor(y)), Math.min(height, Math.ceil(y + h))];
  const isOther = (row: number, x: number, other: number): boolean =>
    channelDistance(packedAt(rgb, row * width + x), packedAt(rgb, row * width + other)) >= LEAST_STEP;
  for (let x = middle - OFF_MIDDLE_PX; x <= middle + OFF_MIDDLE_PX; x++) {
    const [before, after] = [x - ASIDE_PX, x + ASIDE_PX];
    if (before < 0 || after >= width) continue;
    let rows = 0;
    for (let row = top; row < bottom; row++) if (isOther(row, x, before) && isOther(row, x, after)) rows++;
    if (rows >= LEAST_LINE * (bottom - top)) return true;
  }
  return false;
}

/** Where in a row the first stretch of a colour begins and ends whose length lies between two others; null without one. */
function wholeRow(
  { width, rgb }: Picture,
  { y, left, right }: { readonly y: number; readonly left: number; readonly right: number },
  colour: number,
  [shortest, longest]: readonly [number, number],
): { readonly x: number; readonly end: number } | null {
  let start = -1;
  for (let x = left; x <= right; x++) {
    const isOwn = x < right && channelDistance(packedAt(rgb, y * width + x), colour) <= SAME_COLOUR;
    if (isOwn && start < 0) start = x;
    if (isOwn || start < 0) continue;
    if (x - start >= shortest && x - start <= longest) return { x: start, end: x };
    start = -1;
  }
  return null;
}
