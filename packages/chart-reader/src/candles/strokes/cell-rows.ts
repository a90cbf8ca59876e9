import { barSides } from './bar-sides.ts';
import { haveNarrowBodies, narrowSides, type RowsIn, sharesColumns, sideColumn } from './body-sides.ts';
import { FOREIGN, FULL } from '../coverage/candle-coverage.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { isCovered, lineShare, sumBetween, sumOf } from '../coverage/coverage-sums.ts';
import { coveredRows, type CoveredRows, nextMarked } from '../coverage/covered-rows.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { bodyShareByArea, roundedTo, type RowAreas, typicalAreas } from './row-areas.ts';
import { halvesBesideWick, haveNoColumns } from '../shapes/soft-narrow.ts';
import { type ScannedRows, WICK_SLACK, wickAside } from './wick-aside.ts';

/** What is left of a body of one row that blur has spread over three, at least; noise beside a wick is fainter. */
const LEAST_FLAT = 0.3;
/** Blurred bodies up to this width have no columns of their own beside the wick. */
const NARROW_PX = 9;
/** An outlined body covers this share of its width at most where it lies in two rows. */
const HOLLOW_SHARE = 0.75;
/** Noise of compression beside a wick covers less of both sides. */
const LEAST_SIDES = 0.15;
/** Columns of one row that is covered alike differ by no more than this. */
const SAME_SHARE = 0.2;
/** Bodies that reach this far beyond their wicks may do so to one side only, where their neighbours are no nearer than that. */
const NARROWEST_SIDE_PX = 1;
const NEAREST_NARROW_PX = 3;
/** Bodies less wider than wicks than this are measured by their sides. */
const LEAST_SPAN_PX = 2;
/** Narrower bodies without one of their columns look like a tick. */
const LEAST_ASIDE_PX = 4;
/** A row is wider than a wick from this much on. */
const WIDER_PX = 0.6;

/** What wick and body cover of each row of one cell at a time; its buffers are reused for every cell. */
export class CellRows {
  readonly #mask: InkMask;
  readonly #shape: CandleShape;
  readonly #coverage: Uint8Array;
  /** Coverage of wick and sides by row, at most `FULL`; `FOREIGN` where something else hides it. */
  readonly #wick: Uint8Array;
  readonly #left: Uint8Array;
  readonly #right: Uint8Array;
  /** What is covered from side to side, in pixels times `FULL`. */
  readonly #extent: Int32Array;
  readonly #blurred: boolean;
  readonly #areas: RowAreas | null;
  /** Outermost columns of a body on either side that its neighbours may lie in too. */
  readonly #shared: 0 | 1;
  /** Whether bodies may stand out to one side of their wick. */
  readonly #isNarrow: boolean;
  readonly #covered: CoveredRows;
  readonly #rowsIn: RowsIn;
  /** Rows of the cell with any coverage, as bits; all others hold zeros. */
  readonly #marks: Int32Array;
  #wickLeft = 0;
  /** First and last column of the body. */
  #bodyLeft = 0;
  #bodyRight = 0;

  constructor(mask: InkMask, shape: CandleShape, coverage: Uint8Array, blurred: boolean) {
    this.#mask = mask;
    this.#shape = shape;
    this.#coverage = coverage;
    this.#wick = new Uint8Array(mask.height);
    this.#left = new Uint8Array(mask.height);
    this.#right = new Uint8Array(mask.height);
    this.#extent = new Int32Array(mask.height);
    this.#blurred = blurred;
    this.#covered = coveredRows(coverage, mask.width);
    this.#rowsIn = (x) => this.#covered.countSolid(x, x + 1, 0, mask.height - 1);
    this.#marks = new Int32Array(this.#covered.wordsPerColumn);
    this.#areas = blurred && shape.style === 'candles' ? typicalAreas(mask, shape, coverage) : null;
    // Wide bodies have been measured to the pixel, and other drawings may have rows of another width.
    if (this.#areas !== null && shape.bodyPx <= NARROW_PX) this.#shape = { ...shape, ...roundedTo(this.#areas) };
    const { style, pitchPx, wickPx, bodyPx } = shape;
    const isNarrow = bodyPx <= wickPx + 2 * NARROWEST_SIDE_PX && pitchPx >= NEAREST_NARROW_PX;
    this.#isNarrow = style === 'candles' && !blurred && isNarrow && haveNarrowBodies(shape, this.#rowsIn);
    this.#shared = this.#areas !== null && sharesColumns(this.#shape, mask.width, this.#rowsIn) ? 1 : 0;
  }

  /** Reads the rows of a cell; false if the cell lies partly outside the picture. */
  scan(cell: number): boolean {
    const { middles, pitchPx, wickPx, bodyPx, style } = this.#shape;
    const { width } = this.#mask;
    const x = middles[cell]!;
    const wickLeft = Math.round(x - wickPx / 2 - 0.01);
    const wickRight = wickLeft + wickPx - 1;
    const bars = style === 'bars';
    const shared = this.#shared;
    const left = Math.round(x - bodyPx / 2 - 0.01) + shared;
    const right = left + bodyPx - 1 - 2 * shared;
    // A blurred edge lies in two columns, that of a wide body in its second.
    const outer = this.#blurred && !bars && bodyPx >= 4 && shared === 0 ? 1 : 0;
    const slack = !bars && bodyPx >= 6 && shared === 0 ? 1 : 0;
    // A blurred line lies in more columns than it is wide, but covers as much in sum.
    const pad = this.#blurred ? 1 : 0;
    if (left - 1 < 0 || right + 1 >= width) return false;
    this.#wickLeft = wickLeft;
    this.#bodyLeft = left;
    this.#bodyRight = right;
    const hasOwnSides = style === 'candles' && shared === 0 && (!this.#blurred || bodyPx > NARROW_PX);
    let leftSide = left;
    let rightSide = right;
    let runBottom = -1;
    const areas = this.#areas;
    // Thin wicks that were smoothed never cover a pixel wholly.
    const wickWeight = areas === null ? wickPx : Math.min(wickPx, areas.wick);
    const reach = Math.min(bodyPx / 2 + 1 - shared, pitchPx / 2);
    const cellBounds = { left: x - reach, right: x + reach };
    const halves = areas !== null && haveNoColumns(this.#shape) ? halvesBesideWick(x, pitchPx, areas.wick) : null;
    this.#wick.fill(0);
    this.#left.fill(0);
    this.#right.fill(0);
    this.#extent.fill(0);
    this.#covered.markBetween(left - 1, right + 1, this.#marks);
    for (let y = nextMarked(this.#marks, 0); y >= 0; y = nextMarked(this.#marks, y + 1)) {
      const offset = y * width;
      this.#wick[y] = lineShare(this.#coverage, offset + wickLeft - pad, offset + wickRight + pad, wickWeight);
      if (style === 'lines') {
        this.#left[y] = this.#wick[y]!;
        this.#right[y] = this.#wick[y]!;
        continue;
      }
      if (bars) {
        const columns = { x, left, wickLeft, wickRight, right };
        [this.#left[y], this.#right[y]] = barSides(this.#coverage, offset, columns, this.#blurred ? bodyPx / 2 : null);
        continue;
      }
      if (hasOwnSides && y > runBottom) {
        // Each figure of the cell has its own sides: a volume bar below a candle often has others.
        const top = y;
        runBottom = this.#lastOfRun(top);
        const rowsIn: RowsIn = (column) => this.#covered.countSolid(column, column + 1, top, runBottom);
        [leftSide, rightSide] = this.#isNarrow
          ? narrowSides(rowsIn, pitchPx, [wickLeft, wickRight])
          : [
              sideColumn(this.#shape, rowsIn, { expected: left, outward: -1, last: wickLeft - 1 }),
              sideColumn(this.#shape, rowsIn, { expected: right, outward: 1, last: wickRight + 1 }),
            ];
      }
      this.#extent[y] = sumOf(this.#coverage, offset + left, offset + right);
      const share =
        areas === null || bodyPx > NARROW_PX
          ? null
          : bodyShareByArea(this.#coverage, offset, x, cellBounds, { ...areas, body: Math.min(areas.body, 2 * reach) });
      const hasSides = areas === null || bodyPx - wickPx >= 2;
      // A side beside the wick has no second column of its own.
      const leftInner = Math.max(leftSide, Math.min(leftSide + slack, wickLeft - 1));
      const rightInner = Math.min(rightSide, Math.max(rightSide - slack, wickRight + 1));
      const [leftSum, rightSum] = !hasSides
        ? [0, 0]
        : share !== null && halves !== null
          ? [this.#sumBetween(offset, halves[0]), this.#sumBetween(offset, halves[1])]
          : [
              lineShare(this.#coverage, offset + leftSide - outer, offset + leftInner),
              lineShare(this.#coverage, offset + rightInner, offset + rightSide + outer),
            ];
      this.#left[y] = share === null ? leftSum : Math.max(leftSum, share * FULL);
      this.#right[y] = share === null ? rightSum : Math.max(rightSum, share * FULL);
    }
    const aside = style !== 'candles' || this.#blurred ? null : wickAside(this.#scanned(), this.#shape, wickWeight);
    if (aside === null) return true;
    this.#wickLeft = aside;
    for (let y = nextMarked(this.#marks, 0); y >= 0; y = nextMarked(this.#marks, y + 1)) {
      if (isCovered(this.#wick[y]!)) continue;
      const offset = y * width + aside;
      this.#wick[y] = lineShare(this.#coverage, offset, offset + wickPx - 1, wickWeight);
    }
    return true;
  }

  /** What is covered between two places of a row, at most `FULL`. */
  #sumBetween(offset: number, [from, to]: readonly [number, number]): number {
    return Math.min(FULL, sumBetween(this.#coverage, offset, from, to));
  }

  /** The last of the rows in a row from `top` on that have any coverage. */
  #lastOfRun(top: number): number {
    let last = top;
    while (nextMarked(this.#marks, last + 1) === last + 1) last++;
    return last;
  }

  #scanned(): ScannedRows {
    return {
      marks: this.#marks,
      width: this.#mask.width,
      coverage: this.#coverage,
      extent: this.#extent,
      wick: this.#wick,
      wickLeft: this.#wickLeft,
      bodyLeft: this.#bodyLeft,
      bodyRight: this.#bodyRight,
    };
  }

  /** The first row from `from` on with any coverage, or -1. */
  nextInked(from: number): number {
    return nextMarked(this.#marks, from);
  }

  /** First column of the wick. */
  get wickLeft(): number {
    return this.#wickLeft;
  }

  /** Coverage left of the wick, row by row, and right of it. */
  get sides(): readonly [left: Uint8Array, right: Uint8Array] {
    return [this.#left, this.#right];
  }

  /** Whether a body covers part of row `y` from side to side, which looks like a whole wick in the middle. */
  isSoft(y: number): boolean {
    const sides = this.bodyShare(y);
    if (sides <= LEAST_SIDES) return false;
    const wick = this.#areas?.wick ?? this.#shape.wickPx;
    if (this.#extent[y]! > (1 + WICK_SLACK) * wick * FULL) return true;
    return this.#shared === 1 && this.#middleShare(y) <= sides + SAME_SHARE;
  }

  /** How much of the wick's own columns row `y` covers, 0 to 1. */
  #middleShare(y: number): number {
    const first = y * this.#mask.width + this.#wickLeft;
    return sumOf(this.#coverage, first, first + this.#shape.wickPx - 1) / (this.#shape.wickPx * FULL);
  }

  /** How much of row `y` the wick covers, 0 to 1. */
  wickShare(y: number): number {
    const wick = this.#wick[y]!;
    return wick === FOREIGN ? 0 : wick / FULL;
  }

  bodyShare(y: number): number {
    const left = this.#left[y]!;
    const right = this.#right[y]!;
    if (left === FOREIGN) return right === FOREIGN ? 0 : right / FULL;
    return Math.min(left, right === FOREIGN ? left : right) / FULL;
  }

  /**
   * How much of a row the body from `top` to `bottom` covers: what the row covers beyond a wick, as a share of what a whole row does. Unlike
   * the sides alone it is in proportion, however soft those are.
   */
  bodyArea(top: number, bottom: number): (y: number) => number {
    const wholePx = this.#shape.bodyPx - 2 * this.#shared;
    const wick = (this.#areas?.wick ?? 0) * FULL;
    let widest = 0;
    for (let y = top; y <= bottom; y++) if (this.#extent[y]! > widest) widest = this.#extent[y]!;
    // Neither end row of an outline that lies in two rows is whole.
    const whole = (widest > HOLLOW_SHARE * wholePx * FULL ? widest : wholePx * FULL) - wick;
    return (y) => {
      if (whole < LEAST_SPAN_PX * FULL || this.#isCrossed(y)) return this.bodyShare(y);
      return Math.max(0, Math.min(this.bodyShare(y), (this.#extent[y]! - wick) / whole));
    };
  }

  /** Whether something else covers part of row `y` from side to side. */
  #isCrossed(y: number): boolean {
    const offset = y * this.#mask.width;
    return this.#coverage.subarray(offset + this.#bodyLeft, offset + this.#bodyRight + 1).includes(FOREIGN);
  }

  isRow(y: number): boolean {
    return isCovered(this.#wick[y]!) || (this.#shape.style === 'candles' && this.isBody(y));
  }

  /** Whether both sides of row `y` are covered, or one of them with the other hidden. */
  isBody(y: number): boolean {
    const left = this.#left[y]!;
    const right = this.#right[y]!;
    return isCovered(left) ? isCovered(right) || right === FOREIGN : left === FOREIGN && isCovered(right);
  }

  /** Whether row `y` is wider than a wick, which may stand a pixel beside the middle. */
  #isWide(y: number): boolean {
    return this.#extent[y]! >= (this.#shape.wickPx + WIDER_PX) * FULL;
  }

  /** Whether row `y` may be a body of one row: blur spreads one over its neighbours above and below, so that none is covered by half. */
  isFlatBody(y: number): boolean {
    return this.isBody(y) || (this.#blurred && this.bodyShare(y) >= LEAST_FLAT);
  }

  /** Whether row `y` is as wide as a body but for a column: bodies are rounded to either side, which low ones show nowhere else. */
  isAside(y: number): boolean {
    const { bodyPx } = this.#shape;
    return !this.#blurred && bodyPx >= LEAST_ASIDE_PX && this.#extent[y]! >= (bodyPx - 1) * FULL;
  }

  /** Whether row `y` is wider than a wick to one side only. */
  isLopsided(y: number): boolean {
    return isCovered(this.#left[y]!) !== isCovered(this.#right[y]!) && this.#isWide(y);
  }

  /** Whether something else hides the wick in row `y`. */
  isWickHidden(y: number): boolean {
    return this.#wick[y] === FOREIGN;
  }

  /** Whether something else that goes on beside it hides the wick in row `y`: a dash above or below a wick does not. */
  isWickCrossed(y: number): boolean {
    if (!this.isWickHidden(y)) return false;
    const px = this.#blurred ? 2 : 1;
    const { ink } = this.#mask;
    return this.#besideWick(y, px).some((pixel) => ink[pixel] === 1);
  }

  /** Whether what covers the wick in row `y` goes on to either side of it, farther than a soft edge. */
  isWickOverrun(y: number): boolean {
    const [near, far] = [1, 2].map((px) => this.#besideWick(y, px).map((pixel) => isCovered(this.#coverage[pixel]!)));
    return near!.some((isNear, side) => isNear && far![side]!);
  }

  /** The pixels so far to the left and to the right of the wick. */
  #besideWick(y: number, px: number): [left: number, right: number] {
    const first = y * this.#mask.width + this.#wickLeft;
    return [first - px, first + this.#shape.wickPx - 1 + px];
  }

  /** Whether something else hides both sides of row `y`. */
  areSidesHidden(y: number): boolean {
    return this.#left[y] === FOREIGN && this.#right[y] === FOREIGN;
  }
}
