import type { Rect } from '../chart-reading.ts';
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
  /** From the first to the second of two neighbouring upright runs that are thin and equally thick, as the sides of a hollow body are. */
  readonly pairs: RunTable;
}

/** Thickest side of a hollow body. */
const THICKEST_SIDE_PX = 4;

export function tabulateRuns(runs: InkRuns, window: Rect, width: number, widestPx: number): RunTables {
  const all = new Tally(width, widestPx);
  const upright = new Tally(width, widestPx);
  const pairs = new Tally(width, widestPx);
  for (let i = 0; i < runs.count; i++) {
    const row = runs.row[i]!;
    const left = runs.left[i]!;
    const right = runs.right[i]! + 1;
    if (row < window.y || row >= window.y + window.h || left < window.x || right > window.x + window.w) continue;
    all.add(left, right);
    if (runs.upright[i] === 0) continue;
    upright.add(left, right);
    const next = i + 1;
    if (next >= runs.count || runs.row[next] !== row || runs.upright[next] === 0) continue;
    const thickness = right - left;
    const nextThickness = runs.right[next]! + 1 - runs.left[next]!;
    if (thickness <= THICKEST_SIDE_PX && Math.abs(nextThickness - thickness) <= 1) {
      pairs.add(left, runs.right[next]! + 1);
    }
  }
  return { all: all.table(), upright: upright.table(), pairs: pairs.table() };
}

class Tally {
  readonly #counts: Uint32Array;
  readonly #widest: number;

  constructor(width: number, widestPx: number) {
    this.#counts = new Uint32Array(width * (widestPx + 1));
    this.#widest = widestPx;
  }

  add(left: number, right: number): void {
    if (right - left <= this.#widest) this.#counts[left * (this.#widest + 1) + right - left]! += 1;
  }

  table(): RunTable {
    const table = { left: [] as number[], right: [] as number[], rows: [] as number[] };
    const stride = this.#widest + 1;
    for (let i = 0; i < this.#counts.length; i++) {
      const rows = this.#counts[i]!;
      if (rows === 0) continue;
      const left = Math.floor(i / stride);
      table.left.push(left);
      table.right.push(left + (i % stride));
      table.rows.push(rows);
    }
    return table;
  }
}
