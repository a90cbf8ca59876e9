import { type PriceAxis, priceAt, type Rect } from '../../chart-reading.ts';
import { clipRegion } from '../../ink/pixel-region.ts';
import type { Picture } from '../../picture/picture.ts';
import { gridLines, lineReachPx } from '../placement/grid-lines.ts';
import { MOST_SHIFT } from '../placement/label-placement.ts';
import { heightOf } from '../scale/price-height.ts';

/** A line so near to the row of a label is the label's, pixels: both are rounded. */
const OF_LABEL_PX = 1.5;

/**
 * Row of the line that runs across the plot at a price, where the axis has that price to within the shift of a text. Null where there is none or more than one, and
 * where a label stands in its row or a box may hide one, whose own line it may be.
 *
 * @param size height of a letter of the labels, pixels
 */
export function priceLine(picture: Picture, pane: Rect, axis: PriceAxis, price: number, size: number): number | null {
  const y = heightOf(axis, price);
  const reachPx = lineReachPx(size);
  const nearPx = MOST_SHIFT * size + 1;
  const rows = { top: Math.floor(y - nearPx - reachPx), bottom: Math.ceil(y + nearPx + reachPx) };
  const region = clipRegion({ left: pane.x, right: pane.x + pane.w, ...rows }, picture.width, picture.height);
  const [line, ...more] = gridLines(picture, region, reachPx).filter((found) => Math.abs(found.y - y) <= nearPx);
  if (line === undefined || more.length > 0) return null;
  return mayBeOfLabel(axis, price, line.y) ? null : line.y;
}

/** Whether a row is that of a label other than the price's own box, or of one that the box hides: a whole number of steps from another. */
function mayBeOfLabel(axis: PriceAxis, price: number, y: number): boolean {
  const prices = axis.labels.map((label) => label.price).filter((other) => other !== price);
  const [first, ...more] = prices.toSorted((a, b) => a - b);
  if (first === undefined) return false;
  const isNear = (other: number) => Math.abs(heightOf(axis, other) - y) <= OF_LABEL_PX;
  const step = Math.min(...more.map((other, index) => other - (more[index - 1] ?? first)).filter((gap) => gap > 0));
  return isNear(first + Math.round((priceAt(axis, y) - first) / step) * step);
}
