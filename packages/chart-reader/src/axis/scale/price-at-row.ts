import type { PriceAxis } from '../../chart-reading.ts';
import { heightOf } from './price-height.ts';

/** A height of an axis, and by how much a price printed there may miss it. */
export interface AxisRow {
  readonly axis: PriceAxis;
  readonly y: number;
  readonly tolerancePx: number;
  /** Whether the axis drops trailing zeros, so that a price may have fewer decimals than it. */
  readonly dropsZeros: boolean;
}

const MAX_DECIMALS = 12;
/** Fewer digits than this lie somewhere on every axis. */
const MIN_DIGITS = 3;

/**
 * The price that digits mean where they are printed. The row bounds a price within a few pixels, and so tells where its decimal point
 * stands, and which digits before it are none: a name that was read as digits. A price has at least as many decimals as its axis, or one
 * digit lost would go unseen. Null if they mean no price there, and for fewer than three digits.
 */
export function priceAtRow(row: AxisRow, digits: string): number | null {
  for (let before = 0; before <= digits.length - MIN_DIGITS; before++) {
    const price = withPointAtRow(row, digits.slice(before));
    if (price !== null) return price;
  }
  return null;
}

function withPointAtRow({ axis, y, tolerancePx, dropsZeros }: AxisRow, digits: string): number | null {
  const sign = axis.price1 + axis.price2 < 0 ? -1 : 1;
  for (let decimals = dropsZeros ? 0 : axis.decimals; decimals <= MAX_DECIMALS; decimals++) {
    const price = (sign * Number(digits)) / 10 ** decimals;
    if (Math.abs(heightOf(axis, price) - y) <= tolerancePx) return price;
  }
  return null;
}

/** The digits of a price, without what was read before them: a stroke there is the edge of the box. */
export function digitsOf(read: string, price: number): string {
  const places = Array.from(read, (_, index) => index);
  return read.slice(places.find((from) => saysThat(read.slice(from), price)) ?? 0);
}

/** Index of the first of the digits that the row of their price does not tell: any other in place of one before it would mean a price elsewhere. */
export function firstUntold({ axis, tolerancePx }: AxisRow, digits: string, price: number): number {
  const last = price / Number(digitsOf(digits, price));
  const isTold = (index: number): boolean => {
    const place = last * 10 ** (digits.length - 1 - index);
    return Math.abs(heightOf(axis, price + place) - heightOf(axis, price)) > 2 * tolerancePx;
  };
  let index = 0;
  while (index < digits.length - 1 && isTold(index)) index++;
  return index;
}

/** Whether digits are those of a price, wherever its point stands. */
function saysThat(digits: string, price: number): boolean {
  const ratio = Math.log10(Number(digits) / Math.abs(price));
  return Math.abs(ratio - Math.round(ratio)) < 1e-9;
}
