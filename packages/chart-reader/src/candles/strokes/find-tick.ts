import { FOREIGN, FULL } from '../coverage/candle-coverage.ts';
import { median } from '../../median.ts';

/** The tick of a bar: the middle of its rows and the first and last of them. */
export interface Tick {
  readonly middle: number;
  readonly first: number;
  readonly last: number;
}

/** What a tick covers beyond the rows above and below it, as a share of what is free there; smoothed over two rows it is half in each. */
const LEAST_TICK = 0.4;
/** Rows beside it that it reaches into cover this share of what its fullest row does. */
const LEAST_PART = 0.3;

/** Rows as full as the fullest are the tick's where it is thicker than the line was measured, of which but the inner columns may be known: so many times at most. */
const AS_FULL = 0.9;
const THICKEST = 4;

/** A line covers no more than this share of what a tick is looked for in. */
const MOST_LINE = 0.75;

/**
 * What each row of a bar from row `top` to `bottom` covers to one side beyond its usual row, as a share of what is free there; null where all rows are
 * hidden. `side` holds what is covered beside the wick, row by row; a soft wick covers a part of that in all rows.
 */
function beyondUsual(side: Uint8Array, top: number, bottom: number): ((y: number) => number) | null {
  const seen = [...side.subarray(top, bottom + 1)].filter((value) => value !== FOREIGN);
  if (seen.length === 0) return null;
  const base = seen.length < 3 ? 0 : usualOf(seen);
  return (y) => {
    const value = side[y]!;
    return value === FOREIGN ? 0 : Math.max(0, value - base) / (FULL - base);
  };
}

/** What the line alone covers of a row: half of the rows show it, or a quarter where ticks take up most of a bar of few rows. */
function usualOf(seen: readonly number[]): number {
  const usual = median(seen);
  if (usual * 2 <= FULL) return usual;
  const low = seen.toSorted((a, b) => a - b)[Math.floor(seen.length / 4)]!;
  return low <= MOST_LINE * FULL ? low : 0;
}

/** In how many rows of a bar both sides stand out as a tick does: two ticks in one row, or a body. */
export function rowsOutBothSides(sides: readonly Uint8Array[], top: number, bottom: number): number {
  const shares = sides.map((side) => beyondUsual(side, top, bottom));
  let rows = 0;
  for (let y = top; y <= bottom; y++) if (shares.every((share) => share !== null && share(y) >= LEAST_TICK)) rows++;
  return rows;
}

/**
 * The tick to one side of a bar from row `top` to `bottom`: the rows that are covered most there, null where none stands out. `side` is as in
 * `beyondUsual`, `linePx` the width of the bar's line, which ticks are about as thick as: paler rows farther from the fullest are noise.
 */
export function findTick(side: Uint8Array, top: number, bottom: number, linePx: number): Tick | null {
  const share = beyondUsual(side, top, bottom);
  if (share === null) return null;
  let best = top;
  for (let y = top; y <= bottom; y++) if (share(y) > share(best)) best = y;
  const most = share(best);
  if (most < LEAST_TICK) return null;
  let first = best;
  let last = best;
  const farthest = Math.max(1, linePx);
  const goesOn = (y: number): boolean => {
    const px = Math.abs(y - best);
    return share(y) >= (px <= farthest ? LEAST_PART : AS_FULL) * most && px <= THICKEST * farthest;
  };
  while (first > top && goesOn(first - 1)) first--;
  while (last < bottom && goesOn(last + 1)) last++;
  let sum = 0;
  let weighted = 0;
  for (let y = first; y <= last; y++) {
    sum += share(y);
    weighted += y * share(y);
  }
  return { middle: weighted / sum, first, last };
}

/** Where between its end and the middle of a tick there a bar ends: at the middle if that is its price, above it where the tick hides what reaches higher. */
const OPENED_AT_END = 0.6;

/**
 * The ends of a bar where a tick is drawn thicker than a line: one that stands at its very end reaches beyond it by up to half of that.
 */
export function withinTicks(
  [highY, lowY]: readonly [highY: number, lowY: number],
  top: number,
  bottom: number,
  ticks: readonly (Tick | null)[],
): [highY: number, lowY: number] {
  const present = ticks.filter((tick) => tick !== null);
  const upper = present.filter(({ first }) => first <= top).map(({ middle }) => middle + 0.5);
  const lower = present.filter(({ last }) => last >= bottom).map(({ middle }) => middle + 0.5);
  return [
    upper.length === 0 ? highY : highY + OPENED_AT_END * Math.max(0, Math.min(...upper) - highY),
    lower.length === 0 ? lowY : lowY - OPENED_AT_END * Math.max(0, lowY - Math.max(...lower)),
  ];
}
