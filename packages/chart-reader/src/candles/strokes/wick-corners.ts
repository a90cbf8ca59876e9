import { isCovered } from '../coverage/coverage-sums.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import type { Stroke } from '../field/stroke.ts';

/** How far a line that ends a wick is followed to either side, in pitches, and at least, pixels. */
const REACH = 0.4;
const LEAST_REACH_PX = 5;
/** Its corner hides no more of a wick than this, in pitches. */
const MOST_HIDDEN = 3;
/** Nor less than this: averages have corners at candles as well, over some ends of wicks by chance. */
const LEAST_HIDDEN_PX = 2.5;
/** Rows that the soft edges of wick and line leave uncertain. */
const SOFT_PX = 1;
/** Sides of a corner lead back from it by so many rows a column at least, one of them at most by so few: averages bend less where they turn. */
const STEEP = 1;
const LEVEL = 0.1;
/** Wider ones are areas. */
const WIDEST_LINE_PX = 12;

/** What lines are told from: where there is ink, and how much of it is of the candles. */
interface Drawn {
  readonly mask: Pick<InkMask, 'width' | 'height' | 'ink'>;
  readonly coverage: Uint8Array;
}

/** Rows of a line in one column of pixels, from the one nearest to the wick to the one farthest out. */
interface Run {
  readonly near: number;
  readonly far: number;
}

/**
 * A stroke whose wicks go on to the corners of lines that hide their ends, and no further: zigzags, marked swings and channels of highs and lows turn at the prices where wicks
 * end. Other lines over the end of a wick tell nothing of it.
 */
export function toCorners(
  drawn: Drawn,
  { wickPx, pitchPx }: Pick<CandleShape, 'wickPx' | 'pitchPx'>,
  stroke: Stroke,
): Stroke {
  const wick = { left: stroke.wickLeft, right: stroke.wickLeft + wickPx - 1 };
  const above = cornerAt(drawn, wick, stroke.top, -1, pitchPx);
  const below = cornerAt(drawn, wick, stroke.bottom, 1, pitchPx);
  const isHigher = above !== null && above < (stroke.highEdgeY ?? stroke.highY) - LEAST_HIDDEN_PX;
  const isLower = below !== null && below > (stroke.lowEdgeY ?? stroke.lowY) + LEAST_HIDDEN_PX;
  return {
    ...stroke,
    ...(isHigher && { highY: above, highEdgeY: above }),
    ...(isLower && { lowY: below, lowEdgeY: below }),
  };
}

/** Where a line turns back over the end of a wick, which goes on upwards for a `step` of -1 and downwards for 1; null where none does. */
function cornerAt(
  drawn: Drawn,
  { left, right }: { readonly left: number; readonly right: number },
  end: number,
  step: -1 | 1,
  pitchPx: number,
): number | null {
  const middle = Math.floor((left + right) / 2);
  const hidden = runAt(drawn, middle, { near: end + step, far: end + step }, step, MOST_HIDDEN * pitchPx);
  // A line that does not touch the wick leaves its end to be seen.
  if (hidden === null || (hidden.near - end) * step > 1) return null;
  const reachPx = Math.max(LEAST_REACH_PX, Math.round(REACH * pitchPx));
  const sides = [followed(drawn, left, -1, hidden, step, reachPx), followed(drawn, right, 1, hidden, step, reachPx)];
  const endsThere = sides.some(({ length }) => length < reachPx);
  const goesOn = sides.flat().some((run) => (run.far - hidden.far) * step > SOFT_PX);
  if (endsThere || goesOn) return null;
  const lines = sides.map(lineOf);
  if (!areSharp(lines.map(({ slope }) => -slope * step))) return null;
  // The less steep a line, the nearer to its corner its rows tell it.
  const { cornerY } = lines.reduce((a, b) => (Math.abs(b.slope) < Math.abs(a.slope) ? b : a));
  const [first, last] = [Math.min(hidden.near, hidden.far), Math.max(hidden.near, hidden.far)];
  return cornerY >= first - SOFT_PX && cornerY <= last + 1 + SOFT_PX ? cornerY : null;
}

/** Whether the sides of a corner, by how steeply they lead back from it, are of a zigzag, or one of them is and the other of a level that begins there. */
function areSharp(slopes: readonly number[]): boolean {
  const areClear = slopes.every((slope) => slope >= STEEP || Math.abs(slope) <= LEVEL);
  return areClear && slopes.some((slope) => slope >= STEEP);
}

/** The rows of a line in the columns beside a wick, one after the other, as far as it goes on. */
function followed(drawn: Drawn, from: number, side: -1 | 1, first: Run, step: -1 | 1, reachPx: number): Run[] {
  const runs: Run[] = [];
  for (let run = first; runs.length < reachPx;) {
    const most = WIDEST_LINE_PX + Math.abs(run.far - run.near);
    const next = runAt(drawn, from + side * (runs.length + 1), run, step, most);
    if (next === null) break;
    runs.push(next);
    run = next;
  }
  return runs;
}

/** By how many rows the middle of a line moves from column to column, and where it is at the wick. */
function lineOf(runs: readonly Run[]): { readonly slope: number; readonly cornerY: number } {
  const middleAt = (index: number): number => (runs[index]!.near + runs[index]!.far + 1) / 2;
  const last = runs.length - 1;
  const half = Math.floor(last / 2);
  const slope = (middleAt(last) - middleAt(half)) / (last - half);
  return { slope, cornerY: middleAt(half) - slope * (half + 1) };
}

/** The rows of a line in a column that touch those in the one beside it; null for none, and for more than `most`. */
function runAt({ mask, coverage }: Drawn, x: number, beside: Run, step: -1 | 1, most: number): Run | null {
  const isLine = (y: number): boolean => {
    const pixel = y * mask.width + x;
    return y >= 0 && y < mask.height && mask.ink[pixel] === 1 && !isCovered(coverage[pixel]!);
  };
  if (x < 0 || x >= mask.width) return null;
  let far = beside.far + step;
  while (!isLine(far) && far !== beside.near - 2 * step) far -= step;
  if (!isLine(far)) return null;
  let near = far;
  while (isLine(far + step) && (far - near) * step <= most) far += step;
  while (isLine(near - step) && (far - near) * step <= most) near -= step;
  return (far - near) * step > most ? null : { near, far };
}
