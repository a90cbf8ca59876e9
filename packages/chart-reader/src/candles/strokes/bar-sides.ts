import { meanShare, sumBetween } from '../coverage/coverage-sums.ts';

/** Columns of a bar: its middle, the outermost that its ticks reach, and those of its line. */
interface BarColumns {
  readonly x: number;
  readonly left: number;
  readonly wickLeft: number;
  readonly wickRight: number;
  readonly right: number;
}

/**
 * How much of a row is covered to the left and to the right of a bar's line, on average: of the columns that ticks stand in or, in a blurred picture,
 * of so many pixels to either side of the middle.
 */
export function barSides(
  coverage: Uint8Array,
  offset: number,
  { x, left, wickLeft, wickRight, right }: BarColumns,
  blurredHalfPx: number | null,
): [left: number, right: number] {
  if (blurredHalfPx !== null) {
    return [
      sumBetween(coverage, offset, x - blurredHalfPx, x) / blurredHalfPx,
      sumBetween(coverage, offset, x, x + blurredHalfPx) / blurredHalfPx,
    ];
  }
  return [
    meanShare(coverage, offset + left, offset + wickLeft - 1),
    meanShare(coverage, offset + wickRight + 1, offset + right),
  ];
}
