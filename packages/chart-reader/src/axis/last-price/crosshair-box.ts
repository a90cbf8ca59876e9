import type { Rect } from '../../chart-reading.ts';
import { letterHeight } from '../../ink/letter-rows.ts';
import { channelDistance, packedAt } from '../../picture/packed-colour.ts';
import type { Picture } from '../../picture/picture.ts';
import type { PriceBox } from '../boxes/price-boxes.ts';

/** Shades of one colour are this far apart at most, on any channel. */
const SAME_COLOUR = 14;
/** A box with a time in it is so wide at least, and so high at least and at most, in heights of a price's letters; and no wider than this share of the plot. */
const NARROWEST = 3;
const LOWEST = 1;
const HIGHEST = 5;
const WIDEST_SHARE = 0.3;
/** Rows of it that no letter breaks, above and below these: as many at least. */
const FEWEST_ROWS = 3;
/** Its rows begin in one column, but for round corners. */
const ROUND_PX = 3;

/** Whether a box is the crosshair's, which has another one in the same colour on the time axis below the plot. */
export function isOfCrosshair(
  picture: Picture,
  pane: Rect,
  { colour, word }: Pick<PriceBox, 'colour' | 'word'>,
): boolean {
  const size = letterHeight(word);
  const [left, right] = [Math.max(0, Math.floor(pane.x)), Math.min(picture.width, Math.ceil(pane.x + pane.w))];
  const areas: { readonly x: number; readonly top: number; bottom: number; rows: number }[] = [];
  for (let y = Math.floor(pane.y + pane.h); y < picture.height; y++) {
    const x = wholeRow(picture, { y, left, right }, colour, [NARROWEST * size, WIDEST_SHARE * pane.w]);
    if (x === null) continue;
    // Rows with letters between two others are broken.
    const own = areas.find((area) => Math.abs(x - area.x) <= ROUND_PX && y - area.bottom <= HIGHEST * size);
    if (own === undefined) areas.push({ x, top: y, bottom: y, rows: 1 });
    else {
      own.bottom = y;
      own.rows++;
    }
  }
  return areas.some(({ top, bottom, rows }) => {
    const heightPx = bottom + 1 - top;
    return rows >= FEWEST_ROWS && heightPx >= LOWEST * size && heightPx <= HIGHEST * size;
  });
}

/** Where in a row the first stretch of a colour begins whose length lies between two others; null without one. */
function wholeRow(
  { width, rgb }: Picture,
  { y, left, right }: { readonly y: number; readonly left: number; readonly right: number },
  colour: number,
  [shortest, longest]: readonly [number, number],
): number | null {
  let start = -1;
  for (let x = left; x <= right; x++) {
    const isOwn = x < right && channelDistance(packedAt(rgb, y * width + x), colour) <= SAME_COLOUR;
    if (isOwn && start < 0) start = x;
    if (isOwn || start < 0) continue;
    if (x - start >= shortest && x - start <= longest) return start;
    start = -1;
  }
  return null;
}
