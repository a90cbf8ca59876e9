import { closeOf } from '../../candles/field/body-ends.ts';
import type { PixelCandle } from '../../candles/field/candle-field.ts';
import { letterHeight } from '../../ink/letter-rows.ts';
import { channelDistance, packedAt } from '../../picture/packed-colour.ts';
import type { Picture } from '../../picture/picture.ts';
import type { PriceBox } from '../boxes/price-boxes.ts';

/** A line so near to the close of the last candle is the last price's, pixels: that of the other side of a narrow spread is drawn beside it. */
const NEAR_PX = 1.5;
/** Lines of one colour are this far from their box's at most, on any channel: their edges may be soft. */
const SAME_COLOUR = 40;
/** Share of the columns between the last candle and the axis that a line shows in; dashes leave the half of them. */
const LEAST_SHARE = 0.45;
/** Fewer columns may show the edge of a candle or of a box. */
const FEWEST_COLUMNS = 8;
/** Boxes that push each other aside stand no further from their lines, in letter heights. */
const FARTHEST = 4;

/**
 * The box in whose colour a line runs from the last candle to the axis in the row that it closed in, which is the last price's: boxes of bid and offer that stand in
 * each other's way are pushed aside, and their lines are not. It counts as standing in that row. Null where no line is there, or several boxes have its colour.
 */
export function boxOfLine(picture: Picture, boxes: readonly PriceBox[], last: PixelCandle): PriceBox | null {
  const closeY = closeOf(last);
  const left = Math.ceil(last.x + last.widthPx);
  const right = Math.min(picture.width, ...boxes.map(({ word }) => word.left - Math.ceil(letterHeight(word))));
  if (right - left < FEWEST_COLUMNS) return null;
  const isLined = ({ colour }: PriceBox, y: number): boolean => {
    let alike = 0;
    for (let x = left; x < right; x++)
      if (channelDistance(packedAt(picture.rgb, y * picture.width + x), colour) <= SAME_COLOUR) alike++;
    return alike >= LEAST_SHARE * (right - left);
  };
  const top = Math.max(0, Math.floor(closeY - NEAR_PX));
  const bottom = Math.min(picture.height - 1, Math.floor(closeY + NEAR_PX));
  const rows = Array.from({ length: bottom + 1 - top }, (_, row) => top + row);
  const [found, ...others] = boxes.filter(
    (box) => Math.abs(box.y - closeY) <= FARTHEST * letterHeight(box.word) && rows.some((y) => isLined(box, y)),
  );
  return found === undefined || others.length > 0 ? null : { ...found, y: closeY, isMiddle: false };
}
