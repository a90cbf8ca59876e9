import { fitPriceScale } from '../scale/fit-price-scale.ts';
import { numberWithDecimals } from '../labels/parse-price-label.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';

/** Thirty-seconds of a point, printed in two digits behind the points without anything that is read as their point. */
const TO_A_POINT = 32;
const HUNDRED = 100;
/** How far labels may lie from their rows, pixels, and how many more of them agree where they count so: two that do not may be of another pane. */
const OFF_ROW_PX = 2;
const MORE_AGREE = 3;

/**
 * Whether labels print prices of bonds, in points and thirty-seconds of a point: 115'00.0 follows 114'31.0. Their numbers are no prices: nearly as many may lie on a scale
 * that is off by 68 of its units, and more, from there on. Labels that span less than a point do not tell.
 */
export function areThirtySeconds(labels: readonly Pick<ReadLabel, 'printed' | 'y'>[]): boolean {
  const plain = labels.map(({ printed, y }) => ({
    y,
    price: numberWithDecimals(printed, printed.afterLastSeparator ?? 0),
  }));
  const counted = plain.map(({ y, price }) => ({ y, price: inPoints(price) }));
  const [asPrinted, inThirtySeconds] = [plain, counted].map(
    (some) => fitPriceScale(some, OFF_ROW_PX)?.inliers.length ?? 0,
  );
  return inThirtySeconds! >= asPrinted! + MORE_AGREE;
}

function inPoints(price: number): number {
  return Math.floor(price / HUNDRED) + (price % HUNDRED) / TO_A_POINT;
}
