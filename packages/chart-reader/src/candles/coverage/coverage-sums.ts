import { FOREIGN, FULL } from './candle-coverage.ts';

/** Covered pixels a row must add up to, as a share of one, to count: half of one, less what rounding takes from a line smoothed over three rows. */
export const HALF = 0.45 * FULL;

export function isCovered(value: number): boolean {
  return value >= HALF && value !== FOREIGN;
}

/** Coverage from one pixel to another, both included, in pixels times `FULL`; hidden ones count nothing. */
export function sumOf(coverage: Uint8Array, from: number, to: number): number {
  let sum = 0;
  for (let pixel = from; pixel <= to; pixel++) if (coverage[pixel] !== FOREIGN) sum += coverage[pixel]!;
  return sum;
}

/** The same of a line so many pixels wide, at most `FULL`; `FOREIGN` where something hides it so that less than `least` is left. */
export function lineShare(coverage: Uint8Array, from: number, to: number, widthPx = 1, least = HALF): number {
  const share = sumOf(coverage, from, to) / widthPx;
  return share < least && coverage.subarray(from, to + 1).includes(FOREIGN) ? FOREIGN : Math.min(FULL, share);
}

/** Whether something hides a pixel between two places of the row that begins at pixel `offset`. */
export function isHiddenBetween(coverage: Uint8Array, offset: number, from: number, to: number): boolean {
  return coverage.subarray(offset + Math.floor(from), offset + Math.ceil(to)).includes(FOREIGN);
}

/** The mean of the same pixels. */
export function meanShare(coverage: Uint8Array, from: number, to: number): number {
  return sumOf(coverage, from, to) / Math.max(1, to - from + 1);
}

/**
 * Coverage between two places of the row that begins at pixel `offset`, in pixels times `FULL`, pixels at both ends by their part; hidden ones
 * count nothing.
 */
export function sumBetween(coverage: Uint8Array, offset: number, from: number, to: number): number {
  let sum = 0;
  for (let column = Math.floor(from); column < to; column++) {
    const value = coverage[offset + column]!;
    if (value !== FOREIGN) sum += value * (Math.min(to, column + 1) - Math.max(from, column));
  }
  return sum;
}
