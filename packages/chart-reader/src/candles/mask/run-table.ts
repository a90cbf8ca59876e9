import type { Rect } from '../../chart-reading.ts';
import type { InkRuns } from './ink-runs.ts';

/** Stretches of columns and in how many rows each occurs. */
export interface RunTable {
  readonly left: readonly number[];
  /** One past the last column. */
  readonly right: readonly number[];
  readonly rows: readonly number[];
}

/** The runs of ink inside a window, counted by where they begin and end; far fewer than the runs themselves. */
export interface RunTables {
  /** Runs of any height. */
  readonly all: RunTable;
  /** Runs repeated in the row above or below. */
  readonly upright: RunTable;
  /**
   * From the first to the second of two neighbouring upright runs that are thin and equally thick, as the sides of a hollow body are, and over one in their
   * middle, as a wick that shows through it is.
   */
  readonly pairs: RunTable;
}

/** Thickest side of a hollow body. */
const THICKEST_SIDE_PX = 4;

/** Counts the runs inside `window`; those wider than `widestPx` are left out. */
export function tabulateRuns(runs: InkRuns, window: Rect, width: number, widestPx: number): RunTables {
  const all = new Tally(width, widestPx);
  const upright = new Tally(width, widestPx);
  const pairs = new Tally(width, widestPx);
  const bottom = window.y + window.h;
  const rightmost = window.x + window.w;
  for (let i = firstInRow(runs, window.y); i < runs.count; i++) {
    const row = runs.row[i]!;
    if (row >= bottom) break;
    const left = runs.left[i]!;
    const right = runs.right[i]! + 1;
    if (left < window.x || right > rightmost) continue;
    all.add(left, right);
    if (runs.upright[i] === 0) continue;
    upright.add(left, right);
    const next = i + 1;
    if (next >= runs.count || runs.row[next] !== row || runs.upright[next] === 0) continue;
    if (!areSides(runs, i, next)) continue;
    pairs.add(left, runs.right[next]! + 1);
    const far = next + 1;
    const isRow = far < runs.count && runs.row[far] === row && runs.upright[far] === 1;
    if (isRow && areSides(runs, i, far) && isBetween(runs, next, i, far)) pairs.add(left, runs.right[far]! + 1);
  }
  return { all: all.table(), upright: upright.table(), pairs: pairs.table() };
}

/** Whether two runs are thin and equally thick. */
function areSides({ left, right }: InkRuns, one: number, other: number): boolean {
  const thickness = right[one]! - left[one]! + 1;
  return thickness <= THICKEST_SIDE_PX && Math.abs(right[other]! - left[other]! + 1 - thickness) <= 1;
}

/** Whether a run lies in the middle between two others, as a wick drawn through an empty body does. */
function isBetween({ left, right }: InkRuns, middle: number, one: number, other: number): boolean {
  return Math.abs(left[middle]! + right[middle]! - (left[one]! + right[other]!)) <= 2;
}

/** The first run that does not lie above a row. */
function firstInRow({ row, count }: InkRuns, y: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (row[middle]! < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Counts stretches of columns; most of the possible ones never occur, so those that do are listed. */
class Tally {
  readonly #counts: Uint32Array;
  readonly #stride: number;
  readonly #seen: number[] = [];

  constructor(width: number, widestPx: number) {
    this.#stride = widestPx + 1;
    this.#counts = new Uint32Array(width * this.#stride);
  }

  add(left: number, right: number): void {
    if (right - left >= this.#stride) return;
    const at = left * this.#stride + right - left;
    if (this.#counts[at] === 0) this.#seen.push(at);
    this.#counts[at]! += 1;
  }

  table(): RunTable {
    const lefts = this.#seen.map((at) => Math.floor(at / this.#stride));
    return {
      left: lefts,
      right: this.#seen.map((at, i) => lefts[i]! + (at % this.#stride)),
      rows: this.#seen.map((at) => this.#counts[at]!),
    };
  }
}
