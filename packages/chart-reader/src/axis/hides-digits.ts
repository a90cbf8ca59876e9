import type { PriceAxis } from '../chart-reading.ts';
import { evenStep } from './scale/round-steps.ts';
import { heightOf } from './scale/price-height.ts';
import { MIN_LABELS } from './scale/trust-price-scale.ts';
import type { ReadLabel } from './labels/read-label-column.ts';

/** What is cut off a price may move it by so much, pixels. */
const MOST_HIDDEN_PX = 1;
/** Prices that are multiples of so many of their last units are so of smaller ones, too. */
const ROUND = 10;
/** And so are as many prices that are multiples of their own step, which would hardly be if each had lost a digit. */
const FEWEST_EVEN = 5;
const LEAST_STEP = 2;

/**
 * Whether labels that the edge of the picture cut off may have lost digits that matter: others than noughts, worth more than a pixel. Where enough labels are whole to tell the
 * scale by themselves, what agrees with them has lost none, such as a box that reaches to the edge.
 */
export function hidesDigits(axis: PriceAxis, labels: readonly Pick<ReadLabel, 'word'>[]): boolean {
  const whole = new Set(labels.filter(({ word }) => word.cutOff !== true).map(({ word }) => word));
  if (whole.size >= MIN_LABELS || labels.every(({ word }) => whole.has(word))) return false;
  const unit = 10 ** -axis.decimals;
  const prices = axis.labels.map(({ price }) => price);
  const units = prices.map((price) => Math.round(price / unit));
  const isRound = units.every((count) => count % ROUND === 0) || areEven(units);
  const [highest, lowest] = [Math.max(...prices), Math.min(...prices)];
  const pxPerUnit = (Math.abs(heightOf(axis, highest) - heightOf(axis, lowest)) / (highest - lowest)) * unit;
  return !isRound && pxPerUnit > MOST_HIDDEN_PX;
}

/** Whether enough numbers are multiples of the least step between them. */
function areEven(numbers: readonly number[]): boolean {
  const step = evenStep(numbers);
  return numbers.length >= FEWEST_EVEN && step !== null && step >= LEAST_STEP;
}
