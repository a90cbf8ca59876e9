import type { ColourLayers } from './colour-layers.ts';
import type { InkMask } from './ink-mask.ts';
import { type InkRuns, RunList } from './ink-runs.ts';

/**
 * Horizontal runs of each layer, at most `widestPx` wide: a run ends where another colour begins, so bodies that touch count apart if one rose
 * and the other fell. Null for a layer with more than `most` runs.
 */
export function findLayerRuns(
  { width, height }: Pick<InkMask, 'width' | 'height'>,
  { count, layerOf }: ColourLayers,
  widestPx: number,
  most: number,
): (InkRuns | null)[] {
  const recorders = Array.from({ length: count }, () => new Recorder(width, most));
  for (let y = 0; y < height; y++) {
    const offset = y * width;
    let left = 0;
    let layer = 0;
    for (let x = 0; x <= width; x++) {
      const here = x < width ? layerOf[offset + x]! : 0;
      if (here === layer) continue;
      if (layer > 0 && x - left <= widestPx) recorders[layer - 1]!.add(y, left, x - 1);
      left = x;
      layer = here;
    }
  }
  return recorders.map(({ runs, isFull }) => (isFull ? null : runs));
}

/** The runs of one layer and, for those to come, which of them the row above has. */
class Recorder {
  readonly runs = new RunList();
  isFull = false;
  readonly #most: number;
  // Which run of the row above begins at a column, one-based so that 0 means none.
  #above: Int32Array;
  #current: Int32Array;
  #lastRow = -1;

  constructor(width: number, most: number) {
    this.#most = most;
    this.#above = new Int32Array(width + 2);
    this.#current = new Int32Array(width + 2);
  }

  add(y: number, left: number, right: number): void {
    if (this.runs.count === this.#most) this.isFull = true;
    if (this.isFull) return;
    if (y !== this.#lastRow) {
      [this.#above, this.#current] = [this.#current, this.#above];
      this.#current.fill(0);
      if (y !== this.#lastRow + 1) this.#above.fill(0);
      this.#lastRow = y;
    }
    this.runs.add(y, left, right, this.#above);
    this.#current[left + 1] = this.runs.count;
  }
}
