import type { PixelCandle } from '../candles/candle-field.ts';
import { colourDistance } from '../ink/colour.ts';
import type { PriceBox } from './price-boxes.ts';

/** A box this near to the close of the last candle is the last price's. */
const CLOSE_TOLERANCE_PX = 2.5;
const SAME_COLOUR = 14;
const GREY_RANGE = 40;

/**
 * The box of the last price among those of lines, orders, crosshair, high and low: the one at the close of the last
 * candle. On a chart scrolled into the past the last price is elsewhere, or the last candle was not seen: then the only box in a colour
 * that candles have, or the only grey one. A box in a strong colour of its own may be the last price's only on a chart that may be scrolled
 * back, as the only one there is. Null if several could be it.
 *
 * @param bodyColours what candles are filled with, `0xrrggbb`
 * @param scrolledBack whether later candles may lie beyond the edge of the plot
 */
export function chooseLastPriceBox(
  boxes: readonly PriceBox[],
  last: PixelCandle,
  bodyColours: readonly number[],
  scrolledBack: boolean,
): PriceBox | null {
  const closeY = last.up ? last.bodyTopY : last.bodyBottomY;
  const [nearest] = boxes.toSorted((a, b) => Math.abs(a.y - closeY) - Math.abs(b.y - closeY));
  if (nearest === undefined) return null;
  if (Math.abs(nearest.y - closeY) <= CLOSE_TOLERANCE_PX) return nearest;
  const coloured = boxes.filter((box) =>
    bodyColours.some((colour) => colourDistance(colour, box.colour) <= SAME_COLOUR),
  );
  if (coloured.length > 0) return onlyOne(coloured);
  return onlyOne(boxes.filter((box) => isGrey(box.colour))) ?? (scrolledBack ? onlyOne(boxes) : null);
}

/** Terminals draw the last price in grey and lines in strong colours. */
function isGrey(colour: number): boolean {
  const channels = [colour >> 16, (colour >> 8) & 255, colour & 255];
  return Math.max(...channels) - Math.min(...channels) <= GREY_RANGE;
}

function onlyOne<T>(items: readonly T[]): T | null {
  return items.length === 1 ? (items[0] ?? null) : null;
}
