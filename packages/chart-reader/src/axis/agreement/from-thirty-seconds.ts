import { fitPriceScale } from '../scale/fit-price-scale.ts';
import { numberWithDecimals, parsePrintedNumber } from '../labels/parse-price-label.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';

/** Thirty-seconds of a point, printed in two digits behind the points without anything that is read as their point. */
const TO_A_POINT = 32;
const HUNDRED = 100;
/** How far labels may lie from their rows, pixels, and how many more of them agree where they count so: two that do not may be of another pane. */
const OFF_ROW_PX = 2;
const MORE_AGREE = 3;
/** Share of the labels whose last two digits before a point may be thirty-seconds. */
const LEAST_IN_HUNDRED = 0.8;

/** Digits that tell an eighth of a thirty-second exactly enough: a hundredth of it is less than a pixel. */
const DECIMALS = 5;

/**
 * Labels that print prices of bonds, in points and thirty-seconds of a point, by what they are in decimals: 114'16.0 is 114.5, and 115'00.0 follows 114'31.0. As they are printed nearly
 * as many may lie on a scale that is off by 68 of its units, and more, from there on. Null for other labels, and for those that span less than a point, which do not tell.
 */
export function fromThirtySeconds<Label extends ReadLabel>(labels: readonly Label[]): readonly Label[] | null {
  const prices = labels.map(({ printed }) => numberWithDecimals(printed, printed.afterLastSeparator ?? 0));
  // Most columns print numbers that no thirty-seconds are, or none of another point.
  const inHundred = prices.filter((price) => price % HUNDRED < TO_A_POINT);
  const points = new Set(inHundred.map((price) => Math.floor(price / HUNDRED)));
  if (inHundred.length < LEAST_IN_HUNDRED * prices.length || points.size < 2) return null;
  const plain = labels.map(({ y }, index) => ({ y, price: prices[index]! }));
  const counted = plain.map(({ y, price }) => ({ y, price: inPoints(price) }));
  const [asPrinted, inThirtySeconds] = [plain, counted].map(
    (some) => fitPriceScale(some, OFF_ROW_PX)?.inliers.length ?? 0,
  );
  if (inThirtySeconds! < asPrinted! + MORE_AGREE) return null;
  return labels.map((label, index) => {
    const text = counted[index]!.price.toFixed(DECIMALS);
    return { ...label, text, printed: parsePrintedNumber(text)! };
  });
}

function inPoints(price: number): number {
  return Math.floor(price / HUNDRED) + (price % HUNDRED) / TO_A_POINT;
}
