/**
 * Farthest that a label stands from its line or its price, in letter heights: some libraries print labels above their lines, then half a letter, what
 * hangs below the line of text, and two or three pixels of air lie between.
 */
export const FARTHEST_FROM_LINE = 1.3;

/** A text no further than this from the middle of its box, or from its line, in letter heights, is meant to stand on it: fonts put it a little higher or lower. */
export const CENTRED = 0.35;

/** By how much letters in boxes and beside candles differ in height from those of labels. */
const LEAST_SIZE = 0.7;
const MOST_SIZE = 1.4;

/** Whether letters so high may be those of a price where labels' are `labelPx` high. */
export function isAsHighAsLabels(letterPx: number, labelPx: number): boolean {
  return letterPx >= LEAST_SIZE * labelPx && letterPx <= MOST_SIZE * labelPx;
}

/**
 * How far labels with letters of this height lie from the rows of their prices, pixels, where these are rounded: to whole pixels; those of large ones, on
 * dense screens, to whole points of several pixels.
 */
export function roundingTolerancePx(letterPx: number): number {
  return Math.max(1.25, 0.08 * letterPx);
}
