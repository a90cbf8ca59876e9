import type { CandleShape } from '../shapes/candle-shape.ts';

/** In how many rows a column is covered. */
export type RowsIn = (column: number) => number;

/** Neighbours with this much room between them have no column together: of two, one at most reaches into it, as hollow bodies do that are a column wider than others. */
const ROOM_PX = 1.5;
/** Smoothed bodies with less room than this between them lie in one column together, and sides are looked for inside of it. */
const TOUCHING_PX = 1.5;
/** With less than this between them outlines of neighbours may reach into each other's columns, which then have more rows than those next to them. */
const NEAR_PX = 2;
/** Filled bodies cover this share of their outermost columns' rows in the next ones too, and of those farther inside, where outlines show what lies behind. */
const FILLED = 0.75;
/** The same of the columns next to the outermost, in which neighbours lie as well where bodies overlap. */
const SOLID = 0.6;
/** What the outermost columns have of the rows of those next to them, at least, where bodies reach into them. */
const LEAST_OUTERMOST = 0.5;
/** Where the filled bodies have less than this share of the rows of all, the others are hollow: of those that are filled, some look empty where two stand in one cell, and low ones of those that are not look filled. */
const MOSTLY_FILLED = 0.75;
/** The same of where sides lie in the outermost columns alone, in which neighbours stand as well that are so near. */
const LEAST_INSIDE = 0.4;
const MEETING_PX = 1;
/** Bodies less wider than wicks than this have no columns of their own inside of the outermost. */
const LEAST_SPAN_PX = 4;
/** Where the expected column of a side has less than this share of the rows of another, the other is the side. */
const OTHER_SIDE = 0.5;
/** Fewer rows may be the dash of a line. */
const FEWEST_ROWS = 3;
/** Share of the cells beside whose wick something stands that show it for a body. */
const LEAST_BODIES = 0.25;
/** Nearer neighbours stand in the second column beside a wick. */
const NEAREST_FAR_SIDE_PX = 4;
/** Where a side has no more of the rows of its wick than this, the others are wick alone. */
const PART_OF_WICK = 0.8;
/** A narrow body stands out to one side where the other one's column has no more rows than this share of its own, such as the dash of a line. */
const ONE_SIDED = 1 / 3;

/** Whether bodies stand so near to each other, and are so much wider than their wicks, that neighbours may reach into their outermost columns. */
export function mayHoldNeighbours({ pitchPx, bodyPx, wickPx }: CandleShape): boolean {
  return pitchPx - bodyPx < NEAR_PX && bodyPx - wickPx >= LEAST_SPAN_PX;
}

/**
 * Whether the bodies of a picture `width` pixels wide touch their neighbours, are as solid beside their outermost columns as in these, and nearly all
 * of them farther inside too: soft outlines lie in a column more than they are wide.
 */
export function sharesColumns(shape: CandleShape, width: number, rowsIn: RowsIn): boolean {
  const { pitchPx, bodyPx, wickPx, middles, among = { left: 0, right: width } } = shape;
  if (!mayHoldNeighbours(shape)) return false;
  // The columns farther inside are not those of the wick.
  const inward = wickPx + 1 < Math.floor((bodyPx - wickPx) / 2) ? wickPx + 1 : 1;
  const leastInside = pitchPx - bodyPx < MEETING_PX ? LEAST_INSIDE : SOLID;
  let outermost = 0;
  let next = 0;
  let bodyRows = 0;
  let filledRows = 0;
  for (const x of middles) {
    const left = Math.round(x - bodyPx / 2 - 0.01);
    const right = left + bodyPx - 1;
    if (left < 0 || right >= width || x < among.left || x > among.right) continue;
    const own = rowsIn(left + 1) + rowsIn(right - 1);
    const outer = rowsIn(left) + rowsIn(right);
    outermost += outer;
    next += own;
    const rows = Math.max(own, outer);
    if (rows < 2 * FEWEST_ROWS) continue;
    bodyRows += rows;
    const inside = rowsIn(left + inward) + rowsIn(right - inward);
    if (inside >= FILLED * own && inside >= leastInside * outer) filledRows += rows;
  }
  // Bodies that are mostly a column narrower on one side have theirs beside their neighbours'.
  if (outermost < LEAST_OUTERMOST * next) return false;
  const areShared = pitchPx - bodyPx < TOUCHING_PX || outermost > next;
  return areShared && next >= SOLID * outermost && filledRows >= MOSTLY_FILLED * bodyRows;
}

/**
 * The column of a body's side, the expected one or one near it: where edges fall between pixels, bodies of one chart differ by a column, on
 * a denser screen by as many as a wick is wide, and so do their places about the wick; filled bodies are narrower than outlined ones by half
 * a line. Another column is taken only if it is covered in far more rows. `last` is the one beside the wick.
 */
export function sideColumn(
  { pitchPx, bodyPx, wickPx }: CandleShape,
  rowsIn: RowsIn,
  { expected, outward, last }: { readonly expected: number; readonly outward: -1 | 1; readonly last: number },
): number {
  const gap = pitchPx - bodyPx;
  const room = gap < ROOM_PX ? 0 : Math.max(1, Math.min(wickPx, Math.floor(gap / 4)));
  const own = rowsIn(expected);
  let [best, most] = [expected, own];
  const compare = (x: number): void => {
    const rows = (x - last) * outward >= 0 ? rowsIn(x) : 0;
    if (rows > most) [best, most] = [x, rows];
  };
  for (let offset = 1; offset <= wickPx; offset++) {
    compare(expected + outward * Math.min(room, offset));
    compare(expected - outward * offset);
  }
  // The outline of a body lower than it is thick reaches beyond it above and below, but not in its outermost columns.
  if (own > 0 && own + most <= 2 * wickPx) return expected;
  return most >= FEWEST_ROWS && own < OTHER_SIDE * most ? best : expected;
}

/**
 * Whether bodies stand out from their wicks in many cells, to both sides or for a part of their rows, so that others may do so to one side, where edges are
 * rounded each for itself. Lines without bodies that lie between two pixels look like the latter in all their rows.
 */
export function haveNarrowBodies({ middles, wickPx }: CandleShape, rowsIn: RowsIn): boolean {
  let sided = 0;
  let bodies = 0;
  for (const x of middles) {
    const wickLeft = Math.round(x - wickPx / 2 - 0.01);
    const left = rowsIn(wickLeft - 1);
    const right = rowsIn(wickLeft + wickPx);
    const most = Math.max(left, right);
    if (most < FEWEST_ROWS) continue;
    sided++;
    if (Math.min(left, right) > ONE_SIDED * most || most <= PART_OF_WICK * rowsIn(wickLeft)) bodies++;
  }
  return bodies >= LEAST_BODIES * sided;
}

/**
 * The columns of both sides of a body no wider than a column to either side of its wick. Where edges fall between pixels, such bodies stand out to one
 * side only as often as not: then the other side is that of the wick. The far side of a hollow one, beyond a column with two rows of its outline, is
 * looked for only where there is room for it.
 */
export function narrowSides(
  rowsIn: RowsIn,
  pitchPx: number,
  [wickLeft, wickRight]: readonly [number, number],
): [left: number, right: number] {
  const left = rowsIn(wickLeft - 1);
  const right = rowsIn(wickRight + 1);
  const far = (near: number, beyond: number): number =>
    pitchPx >= NEAREST_FAR_SIDE_PX && rowsIn(beyond) > rowsIn(near) ? beyond : near;
  if (right > 0 && left <= ONE_SIDED * right) return [wickLeft, far(wickRight + 1, wickRight + 2)];
  if (left > 0 && right <= ONE_SIDED * left) return [far(wickLeft - 1, wickLeft - 2), wickRight];
  return [wickLeft - 1, wickRight + 1];
}
