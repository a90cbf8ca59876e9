import { FOREIGN, FULL } from './candle-coverage.ts';
import { inkPixels } from '../layers/ink-pixels.ts';

const ROWS_PER_WORD = 32;
const known = new WeakMap<Uint8Array, CoveredRows>();

/**
 * In which rows each column of a picture is covered, one bit a row: candles cover a small part of their columns, so what
 * reads a cell row by row need not look at the rest.
 */
export class CoveredRows {
  /** Words of a column, the first for its uppermost 32 rows. */
  readonly wordsPerColumn: number;
  /** Pixels that are not 0. */
  readonly #covered: Int32Array;
  /** Pixels that a candle covers at least by half. */
  readonly #solid: Int32Array;

  /** `coverage` holds rows of `width` pixels from the top. */
  constructor(coverage: Uint8Array, width: number) {
    const height = coverage.length / width;
    const perColumn = Math.ceil(height / ROWS_PER_WORD);
    const covered = new Int32Array(width * perColumn);
    const solid = new Int32Array(width * perColumn);
    for (const pixel of inkPixels(coverage)) {
      const y = Math.floor(pixel / width);
      const bit = 1 << (y % ROWS_PER_WORD);
      const word = (y >> 5) + (pixel - y * width) * perColumn;
      covered[word]! |= bit;
      const value = coverage[pixel]!;
      if (value >= FULL / 2 && value !== FOREIGN) solid[word]! |= bit;
    }
    this.wordsPerColumn = perColumn;
    this.#covered = covered;
    this.#solid = solid;
  }

  /** Sets the bits of the rows in which any of the columns is covered, and clears the others. Both columns count. */
  markBetween(left: number, right: number, marks: Int32Array): void {
    marks.fill(0);
    for (let column = left; column <= right; column++) {
      const first = column * this.wordsPerColumn;
      for (let word = 0; word < marks.length; word++) marks[word]! |= this.#covered[first + word]!;
    }
  }

  /** How many pixels a candle covers at least by half, from column `left` to the one before `right` and from row `top` to `bottom`. */
  countSolid(left: number, right: number, top: number, bottom: number): number {
    const solid = this.#solid;
    const firstWord = top >> 5;
    const lastWord = bottom >> 5;
    const below = -1 << (top % ROWS_PER_WORD);
    const above = -1 >>> (ROWS_PER_WORD - 1 - (bottom % ROWS_PER_WORD));
    let count = 0;
    for (let column = left; column < right; column++) {
      const first = column * this.wordsPerColumn;
      for (let word = firstWord; word <= lastWord; word++) {
        let bits = solid[first + word]!;
        if (word === firstWord) bits &= below;
        if (word === lastWord) bits &= above;
        if (bits !== 0) count += bitCount(bits);
      }
    }
    return count;
  }
}

/** The covered rows of a picture; coverage that was asked for before, and must not have changed since, is not looked through again. */
export function coveredRows(coverage: Uint8Array, width: number): CoveredRows {
  let rows = known.get(coverage);
  if (rows === undefined) {
    rows = new CoveredRows(coverage, width);
    known.set(coverage, rows);
  }
  return rows;
}

/** Number of bits that are set (Hacker's Delight, 5-1). */
function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bits, 0x01010101) >>> 24;
}

/** The first marked row from `from` on, or -1. */
export function nextMarked(marks: Int32Array, from: number): number {
  for (let word = from >> 5, mask = -1 << (from % ROWS_PER_WORD); word < marks.length; word++, mask = -1) {
    const bits = marks[word]! & mask;
    // The lowest bit that is set.
    if (bits !== 0) return word * ROWS_PER_WORD + 31 - Math.clz32(bits & -bits);
  }
  return -1;
}
