/** Horizontal stretches of ink, row by row from the top and from left to right. */
export interface InkRuns {
  /** How many there are; the arrays may be longer. */
  readonly count: number;
  readonly row: Int32Array;
  /** First column. */
  readonly left: Int32Array;
  /** Last column. */
  readonly right: Int32Array;
  /** 1 where the row above or below has a run that begins and ends within a pixel of this one. */
  readonly upright: Uint8Array;
}

/** Runs there is room for at first: a chart has a few ten thousand. */
const CAPACITY = 1 << 16;

/** Pictures with more runs of ink than this are photos or noise. */
const MOST_RUNS = 3_000_000;

/**
 * Collects the horizontal runs of ink that are at most `widestPx` wide; null if there are more than `most`, as in a photo. `pixels`: where ink is in a
 * picture `width` pixels wide, in order.
 */
export function findInkRuns(pixels: Int32Array, width: number, widestPx: number, most = MOST_RUNS): InkRuns | null {
  const runs = new RunList();
  // Which run of the row above begins at a column, one-based so that 0 means none.
  let above = new Int32Array(width + 2);
  let current = new Int32Array(width + 2);
  let row = -1;
  for (let i = 0; i < pixels.length; i++) {
    const start = pixels[i]!;
    const y = Math.floor(start / width);
    const end = (y + 1) * width;
    while (i + 1 < pixels.length && pixels[i + 1] === pixels[i]! + 1 && pixels[i + 1]! < end) i++;
    if (pixels[i]! - start >= widestPx) continue;
    if (runs.count === most) return null;
    if (y !== row) {
      [above, current] = [current, above];
      current.fill(0);
      if (y !== row + 1) above.fill(0);
      row = y;
    }
    const left = start - y * width;
    runs.add(y, left, pixels[i]! - y * width, above);
    current[left + 1] = runs.count;
  }
  return runs;
}

/** Runs in arrays that grow as needed. */
export class RunList implements InkRuns {
  count = 0;
  row = new Int32Array(CAPACITY);
  left = new Int32Array(CAPACITY);
  right = new Int32Array(CAPACITY);
  upright = new Uint8Array(CAPACITY);

  /** `above`: the runs of the row before by their first column. */
  add(row: number, left: number, right: number, above: Int32Array): void {
    if (this.count === this.row.length) this.#grow();
    const index = this.count++;
    this.row[index] = row;
    this.left[index] = left;
    this.right[index] = right;
    for (let column = left; column <= left + 2; column++) {
      const other = above[column]! - 1;
      if (other < 0 || Math.abs(this.right[other]! - right) > 1) continue;
      this.upright[index] = 1;
      this.upright[other] = 1;
    }
  }

  #grow(): void {
    this.row = doubled(this.row);
    this.left = doubled(this.left);
    this.right = doubled(this.right);
    const upright = new Uint8Array(2 * this.upright.length);
    upright.set(this.upright);
    this.upright = upright;
  }
}

function doubled(values: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * values.length);
  larger.set(values);
  return larger;
}
