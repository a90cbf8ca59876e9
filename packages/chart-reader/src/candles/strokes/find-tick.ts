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

/**
 * The tick to one side of a bar from row `top` to `bottom`: the rows that are covered most there, null where none stands out. `side` holds what is
 * covered beside the wick, row by row; a soft wick covers a part of that in all rows.
 */
export function findTick(side: Uint8Array, top: number, bottom: number): Tick | null {
  const rows = side.subarray(top, bottom + 1);
  const seen = [...rows].filter((value) => value !== FOREIGN);
  if (seen.length === 0) return null;
  const usual = seen.length < 3 ? 0 : median(seen);
  // The tick is most of a bar of few rows.
  const base = usual * 2 > FULL ? 0 : usual;
  const share = (y: number): number => {
    const value = side[y]!;
    return value === FOREIGN ? 0 : Math.max(0, value - base) / (FULL - base);
  };
  let best = top;
  for (let y = top; y <= bottom; y++) if (share(y) > share(best)) best = y;
  const most = share(best);
  if (most < LEAST_TICK) return null;
  let first = best;
  let last = best;
  while (first > top && share(first - 1) >= LEAST_PART * most) first--;
  while (last < bottom && share(last + 1) >= LEAST_PART * most) last++;
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
