import type { CandleShape } from '../shapes/candle-shape.ts';
import { FULL } from '../coverage/candle-coverage.ts';
import { isCovered } from '../coverage/coverage-sums.ts';
import { nextMarked } from '../coverage/covered-rows.ts';

/** The rows of a wick cover its width to within this share of it; both sides of a hollow body twice that. */
export const WICK_SLACK = 0.4;
/** Bodies of three columns and less have no column beside their middle that is none of their sides. */
const NARROWEST_ODD_PX = 3;
/** Fewer rows may be the dash of a line. */
const FEWEST_ROWS = 3;
/** The column of a wick has so many times as many rows as any other, where something else crosses the cell too. */
const TIMES_NEXT = 4;

/** A body of two columns covers as much, soft edges left out. */
const LEAST_SHARED = 1.75;

/** The rows of a cell, as `CellScan` has them. */
export interface ScannedRows {
  /** Rows of the cell with any coverage, as bits. */
  readonly marks: Int32Array;
  /** Of the picture. */
  readonly width: number;
  /** Of the picture, row by row. */
  readonly coverage: Uint8Array;
  /** What is covered from side to side in each row, in pixels times `FULL`. */
  readonly extent: Int32Array;
  /** Coverage of the wick by row. */
  readonly wick: Uint8Array;
  /** Columns where the wick was looked for, and those of the body. */
  readonly wickLeft: number;
  readonly bodyLeft: number;
  readonly bodyRight: number;
}

/**
 * First column of the wick where that is not in the middle of the body, null where it is: platforms that place bodies in screen pixels and wicks
 * in those of the page, two or three times as wide, put some of them beside the middle, up to the very side. One of a single column is at most
 * rounded to the next, as bodies of one chart may differ by a column; beside the middle of three columns it would be a side of a body, unless that is
 * filled.
 *
 * @param wickWeight pixels that a row of a wick covers in sum
 */
export function wickAside(
  { marks, width, coverage, extent, wick, wickLeft, bodyLeft, bodyRight }: ScannedRows,
  { wickPx, bodyPx }: Pick<CandleShape, 'wickPx' | 'bodyPx'>,
  wickWeight: number,
): number | null {
  const places = new Int32Array(bodyRight - bodyLeft + 1);
  let narrow = 0;
  let stray = 0;
  let whole = 0;
  let shared = 0;
  for (let y = nextMarked(marks, 0); y >= 0; y = nextMarked(marks, y + 1)) {
    if (extent[y]! >= bodyPx * FULL) whole++;
    if (extent[y]! >= LEAST_SHARED * FULL && isCovered(wick[y]!)) shared++;
    const share = extent[y]! / FULL / wickWeight;
    if (share < 1 - WICK_SLACK || share > 1 + WICK_SLACK) continue;
    if (isCovered(wick[y]!)) {
      narrow++;
      continue;
    }
    let [first, last] = [bodyLeft, bodyRight];
    while (!isCovered(coverage[y * width + first]!) && first < bodyRight) first++;
    while (!isCovered(coverage[y * width + last]!) && last > first) last--;
    // Thin sides of a hollow body cover little more than a thick wick.
    if (last - first > wickPx) continue;
    narrow++;
    stray++;
    places[first - bodyLeft]! += 1;
  }
  const [own = 0, next = 0] = places.toSorted((a, b) => b - a);
  // The column of a wick is covered in all rows: where that in the middle never is alone, but with the other one, it is the body's.
  const isOfBody =
    bodyPx <= NARROWEST_ODD_PX && stray > 0 && stray === narrow && own === stray && shared >= FEWEST_ROWS;
  if ((stray < FEWEST_ROWS && !isOfBody) || stray * 2 < narrow) return null;
  const place = bodyLeft + places.indexOf(own);
  const mayBeSide = bodyPx <= NARROWEST_ODD_PX && whole < FEWEST_ROWS && !isOfBody;
  if (wickPx === 1 && (mayBeSide || Math.abs(place - wickLeft) > 1)) return null;
  // A curve through the cell stands in a column after the other.
  return own * 2 > stray || own >= TIMES_NEXT * next ? place : null;
}
