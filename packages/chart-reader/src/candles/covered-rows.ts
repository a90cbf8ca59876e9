const ROWS_PER_WORD = 32;
const known = new WeakMap<Uint8Array, CoveredRows>();

/**
 * In which rows each column of a picture is covered, one bit a row: candles cover a small part of their columns, so what
 * reads a cell row by row need not look at the rest.
 */
export class CoveredRows {
  /** Words of a column, the first for its uppermost 32 rows. */
  readonly wordsPerColumn: number;
  readonly #words: Int32Array;

  /** Marks the pixels that are not 0; `coverage` holds rows of `width` from the top. */
  constructor(coverage: Uint8Array, width: number) {
    const height = coverage.length / width;
    const perColumn = Math.ceil(height / ROWS_PER_WORD);
    const words = new Int32Array(width * perColumn);
    for (let y = 0, pixel = 0; y < height; y++) {
      const bit = 1 << (y % ROWS_PER_WORD);
      const first = y >> 5;
      for (let x = 0; x < width; x++, pixel++) if (coverage[pixel] !== 0) words[first + x * perColumn]! |= bit;
    }
    this.wordsPerColumn = perColumn;
    this.#words = words;
  }

  /** Sets the bits of the rows in which any of the columns is covered, and clears the others. Both columns count. */
  markBetween(left: number, right: number, marks: Int32Array): void {
    marks.fill(0);
    for (let column = left; column <= right; column++) {
      const first = column * this.wordsPerColumn;
      for (let word = 0; word < marks.length; word++) marks[word]! |= this.#words[first + word]!;
    }
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

/** The first marked row from `from` on, or -1. */
export function nextMarked(marks: Int32Array, from: number): number {
  for (let word = from >> 5, mask = -1 << (from % ROWS_PER_WORD); word < marks.length; word++, mask = -1) {
    const bits = marks[word]! & mask;
    // The lowest bit that is set.
    if (bits !== 0) return word * ROWS_PER_WORD + 31 - Math.clz32(bits & -bits);
  }
  return -1;
}
