import type { PriceAxis } from '../chart-reading.ts';
import { heightOf } from './scale/price-height.ts';
import type { ReadLabel } from './labels/read-label-column.ts';

/** What is cut off a price may move it by so much, pixels. */
const MOST_HIDDEN_PX = 1;
/** Prices that are multiples of so many of their last units are so of smaller ones, too. */
const ROUND = 10;

/** Whether labels that the edge of the picture cut off may have lost digits that matter: others than noughts, worth more than a pixel. */
export function hidesDigits(axis: PriceAxis, labels: readonly Pick<ReadLabel, 'word'>[]): boolean {
  if (labels.every(({ word }) => word.cutOff !== true)) return false;
  const unit = 10 ** -axis.decimals;
  const prices = axis.labels.map(({ price }) => price);
  const isRound = prices.every((price) => Math.round(price / unit) % ROUND === 0);
  const [highest, lowest] = [Math.max(...prices), Math.min(...prices)];
  const pxPerUnit = (Math.abs(heightOf(axis, highest) - heightOf(axis, lowest)) / (highest - lowest)) * unit;
  return !isRound && pxPerUnit > MOST_HIDDEN_PX;
}
