import { FOREIGN, FULL } from '../coverage/candle-coverage.ts';
import { HALF, isCovered, isHiddenBetween, lineShare, sumBetween, sumOf } from '../coverage/coverage-sums.ts';
import { coveredRows, type CoveredRows, nextMarked } from '../coverage/covered-rows.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { halvesBesideWick, haveNoColumns } from '../shapes/soft-narrow.ts';
import { barSides } from './bar-sides.ts';
import { haveNarrowBodies, narrowSides, type RowsIn, sharesColumns, sideColumn } from './body-sides.ts';
import { bodyShareByArea, roundedTo, type RowAreas, typicalAreas } from './row-areas.ts';
import { type ScannedRows, wickAside } from './wick-aside.ts';

/** Blurred bodies up to this width have no columns of their own beside the wick. */
const NARROW_PX = 9;
/** Bodies that reach this far beyond their wicks may do so to one side only, where their neighbours are no nearer than that. */
const NARROWEST_SIDE_PX = 1;
const NEAREST_NARROW_PX = 3;

/** Neighbours of blurred candles that stand nearer reach into the columns beside a wick. */
const NEAR_NEIGHBOURS_PX = 5;

/** Share of its whole columns that the line of a blurred bar covers at least; dashes of a grid between ticks cover less. */
const LEAST_OF_BAR = 0.75;

/** Where the parts of one cell stand. */
interface CellColumns {
  /** Middle of the cell. */
  readonly x: number;
  /** First and last column of the wick. */
  readonly wickLeft: number;
  readonly wickRight: number;
  /** First and last column of the body. */
  readonly left: number;
  readonly right: number;
}

/** Measures what wick and body cover of each row of one cell at a time; its buffers are reused for every cell. */
export class CellScan implements ScannedRows {
  /** The shape of the candles; narrow blurred bodies are measured anew by what their rows cover. */
  readonly shape: CandleShape;
  readonly coverage: Uint8Array;
  readonly width: number;
  readonly blurred: boolean;
  /** What rows of wicks and bodies cover in a blurred picture, pixels; null in a sharp one, and of bars. */
  readonly areas: RowAreas | null;
  /** Outermost columns of a body on either side that its neighbours may lie in too. */
  readonly shared: 0 | 1;
  /** Coverage of wick and sides by row, at most `FULL`; `FOREIGN` where something else hides it. */
  readonly wick: Uint8Array;
  readonly left: Uint8Array;
  readonly right: Uint8Array;
  /** What is covered from side to side, in pixels times `FULL`. */
  readonly extent: Int32Array;
  /** Rows of the cell with any coverage, as bits; all others hold zeros. */
  readonly marks: Int32Array;
  /** Whether bodies may stand out to one side of their wick. */
  readonly #isNarrow: boolean;
  readonly #covered: CoveredRows;
  /** Pixels that a row of a wick covers in sum: thin ones that were smoothed never cover a pixel wholly. */
  readonly #wickWeight: number;
  /** Coverage from which on a row has a wick: half of what faint ones cover. */
  readonly #leastWick: number;
  #wickLeft = 0;
  #bodyLeft = 0;
  #bodyRight = 0;

  constructor(mask: InkMask, shape: CandleShape, coverage: Uint8Array, blurred: boolean) {
    this.coverage = coverage;
    this.width = mask.width;
    this.blurred = blurred;
    this.wick = new Uint8Array(mask.height);
    this.left = new Uint8Array(mask.height);
    this.right = new Uint8Array(mask.height);
    this.extent = new Int32Array(mask.height);
    this.#covered = coveredRows(coverage, mask.width);
    this.marks = new Int32Array(this.#covered.wordsPerColumn);
    const typical = blurred && shape.style !== 'lines' ? typicalAreas(mask, shape, coverage) : null;
    this.areas = shape.style === 'candles' ? typical : null;
    // Wide bodies have been measured to the pixel, and other drawings may have rows of another width.
    this.shape = this.areas !== null && shape.bodyPx <= NARROW_PX ? { ...shape, ...roundedTo(this.areas) } : shape;
    const { wickPx: roundedPx } = this.shape;
    const leastPx = shape.style === 'bars' ? LEAST_OF_BAR * roundedPx : 0;
    this.#wickWeight = typical === null ? roundedPx : Math.min(roundedPx, Math.max(leastPx, typical.wick));
    this.#leastWick = this.areas === null ? HALF : HALF * Math.min(1, this.areas.faintWick / this.#wickWeight);
    // Columns of volume are filled, whatever the bodies above them are.
    const { top = 0, bottom = mask.height - 1 } = shape.among ?? {};
    const rowsIn: RowsIn = (x) => this.#covered.countSolid(x, x + 1, top, bottom);
    const { style, pitchPx, wickPx, bodyPx } = shape;
    const isNarrow = bodyPx <= wickPx + 2 * NARROWEST_SIDE_PX && pitchPx >= NEAREST_NARROW_PX;
    this.#isNarrow = style === 'candles' && !blurred && isNarrow && haveNarrowBodies(shape, rowsIn);
    this.shared = this.areas !== null && sharesColumns(this.shape, mask.width, rowsIn) ? 1 : 0;
  }

  /** First column of the wick. */
  get wickLeft(): number {
    return this.#wickLeft;
  }

  /** First and last column of the body. */
  get bodyLeft(): number {
    return this.#bodyLeft;
  }

  get bodyRight(): number {
    return this.#bodyRight;
  }

  /** Measures the rows of a cell; false if the cell lies partly outside the picture. */
  scan(cell: number): boolean {
    const { middles, wickPx, bodyPx } = this.shape;
    const x = middles[cell]!;
    const wickLeft = Math.round(x - wickPx / 2 - 0.01);
    const left = Math.round(x - bodyPx / 2 - 0.01) + this.shared;
    const right = left + bodyPx - 1 - 2 * this.shared;
    if (left - 1 < 0 || right + 1 >= this.width) return false;
    [this.#wickLeft, this.#bodyLeft, this.#bodyRight] = [wickLeft, left, right];
    for (const buffer of [this.wick, this.left, this.right, this.extent]) buffer.fill(0);
    this.#covered.markBetween(left - 1, right + 1, this.marks);
    const columns = { x, wickLeft, wickRight: wickLeft + wickPx - 1, left, right };
    this.#scanWick(columns);
    if (this.shape.style === 'lines') this.#scanLine();
    else if (this.shape.style === 'bars') this.#scanTicks(columns);
    else this.#scanBody(columns);
    return true;
  }

  /** Whether row `y` has a wick, however faint. */
  hasWick(y: number): boolean {
    const share = this.wick[y]!;
    return share >= this.#leastWick && share !== FOREIGN;
  }

  #scanWick({ wickLeft, wickRight }: CellColumns): void {
    // A blurred line lies in more columns than it is wide, but covers as much in sum.
    const pad = this.blurred ? 1 : 0;
    const isNear = this.blurred && this.shape.pitchPx < NEAR_NEIGHBOURS_PX;
    for (let y = nextMarked(this.marks, 0); y >= 0; y = nextMarked(this.marks, y + 1)) {
      const [left, right] = [y * this.width + wickLeft, y * this.width + wickRight];
      this.wick[y] = lineShare(
        this.coverage,
        isNear && this.#isOfNeighbour(left - pad, -1) ? left : left - pad,
        isNear && this.#isOfNeighbour(right + pad, 1) ? right : right + pad,
        this.#wickWeight,
        this.#leastWick,
      );
    }
  }

  /** Whether what a pixel beside the wick shows is the soft edge of a neighbour: more is covered further out. */
  #isOfNeighbour(pixel: number, outward: -1 | 1): boolean {
    const [own, next] = [this.coverage[pixel]!, this.coverage[pixel + outward]!];
    return own !== FOREIGN && next !== FOREIGN && next > own && this.coverage[pixel - outward]! < own;
  }

  /** Lines have nothing beside them. */
  #scanLine(): void {
    this.left.set(this.wick);
    this.right.set(this.wick);
  }

  #scanTicks(columns: CellColumns): void {
    const reach = this.blurred ? this.shape.bodyPx / 2 : null;
    for (let y = nextMarked(this.marks, 0); y >= 0; y = nextMarked(this.marks, y + 1)) {
      [this.left[y], this.right[y]] = barSides(this.coverage, y * this.width, columns, reach);
    }
  }

  #scanBody(columns: CellColumns): void {
    const { pitchPx, bodyPx } = this.shape;
    const { x, wickLeft, wickRight, left, right } = columns;
    const { areas, shared } = this;
    const isWide = bodyPx > NARROW_PX;
    const hasOwnSides = shared === 0 && (!this.blurred || isWide);
    // A blurred edge lies in two columns, that of a wide body in its second.
    const outer = this.blurred && bodyPx >= 4 && shared === 0 ? 1 : 0;
    const slack = bodyPx >= 6 && shared === 0 ? 1 : 0;
    const reach = Math.min(bodyPx / 2 + 1 - shared, pitchPx / 2);
    const cellBounds = { left: x - reach, right: x + reach };
    const halves = areas !== null && haveNoColumns(this.shape) ? halvesBesideWick(x, pitchPx, areas.wick) : null;
    const hasSides = areas === null || bodyPx - this.shape.wickPx >= 2;
    let sides = [left, right] as const;
    let runBottom = -1;
    for (let y = nextMarked(this.marks, 0); y >= 0; y = nextMarked(this.marks, y + 1)) {
      const offset = y * this.width;
      if (hasOwnSides && y > runBottom) {
        // Each figure of the cell has its own sides: a volume bar below a candle often has others.
        runBottom = this.#lastOfRun(y);
        sides = this.#sidesOf(columns, y, runBottom);
      }
      this.extent[y] = sumOf(this.coverage, offset + left, offset + right);
      const share =
        areas === null || isWide
          ? null
          : bodyShareByArea(this.coverage, offset, x, cellBounds, { ...areas, body: Math.min(areas.body, 2 * reach) });
      // A side beside the wick has no second column of its own.
      const leftInner = Math.max(sides[0], Math.min(sides[0] + slack, wickLeft - 1));
      const rightInner = Math.min(sides[1], Math.max(sides[1] - slack, wickRight + 1));
      const [leftSum, rightSum] = !hasSides
        ? [0, 0]
        : share !== null && halves !== null
          ? [this.#sumBetween(offset, halves[0]), this.#sumBetween(offset, halves[1])]
          : [
              lineShare(this.coverage, offset + sides[0] - outer, offset + leftInner),
              lineShare(this.coverage, offset + rightInner, offset + sides[1] + outer),
            ];
      this.left[y] = share === null ? leftSum : Math.max(leftSum, share * FULL);
      this.right[y] = share === null ? rightSum : Math.max(rightSum, share * FULL);
    }
    if (!this.blurred) this.#moveWickAside();
  }

  /** Outermost columns of the figure between two rows. */
  #sidesOf({ left, right, wickLeft, wickRight }: CellColumns, top: number, bottom: number): readonly [number, number] {
    const rowsIn: RowsIn = (column) => this.#covered.countSolid(column, column + 1, top, bottom);
    if (this.#isNarrow) return narrowSides(rowsIn, this.shape.pitchPx, [wickLeft, wickRight]);
    // The soft edge of a wick may cover half of the column beside it.
    const beside = this.blurred ? 2 : 1;
    return [
      sideColumn(this.shape, rowsIn, { expected: left, outward: -1, last: wickLeft - beside }),
      sideColumn(this.shape, rowsIn, { expected: right, outward: 1, last: wickRight + beside }),
    ];
  }

  /** Measures the wick where it stands beside the middle of the body. */
  #moveWickAside(): void {
    const aside = wickAside(this, this.shape, this.#wickWeight);
    if (aside === null) return;
    this.#wickLeft = aside;
    for (let y = nextMarked(this.marks, 0); y >= 0; y = nextMarked(this.marks, y + 1)) {
      if (isCovered(this.wick[y]!)) continue;
      const offset = y * this.width + aside;
      this.wick[y] = lineShare(this.coverage, offset, offset + this.shape.wickPx - 1, this.#wickWeight);
    }
  }

  /** What is covered between two places of a row, at most `FULL`; `FOREIGN` where something hides it so that less than half is left. */
  #sumBetween(offset: number, [from, to]: readonly [number, number]): number {
    const sum = sumBetween(this.coverage, offset, from, to);
    return sum < HALF && isHiddenBetween(this.coverage, offset, from, to) ? FOREIGN : Math.min(FULL, sum);
  }

  /** The last of the rows in a row from `top` on that have any coverage. */
  #lastOfRun(top: number): number {
    let last = top;
    while (nextMarked(this.marks, last + 1) === last + 1) last++;
    return last;
  }
}
