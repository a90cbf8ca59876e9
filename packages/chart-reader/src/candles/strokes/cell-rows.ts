import { FOREIGN, FULL } from '../coverage/candle-coverage.ts';
import { HALF, isCovered, sumOf } from '../coverage/coverage-sums.ts';
import { nextMarked } from '../coverage/covered-rows.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { CellScan } from './cell-scan.ts';
import { WICK_SLACK } from './wick-aside.ts';

/** What is left of a body of one row that blur has spread over three, at least; noise beside a wick is fainter. */
const LEAST_FLAT = 0.3;
/** An outlined body covers this share of its width at most where it lies in two rows. */
const HOLLOW_SHARE = 0.75;
/** A row is whole from this share of the body's width on: its outermost columns may be soft, or rounded off. */
const WHOLE_SHARE = 0.6;
/** Ground between a wick and the outline of a neighbour is so wide at least. */
const LEAST_HOLE_PX = 2;
/** Noise of compression beside a wick covers less of both sides. */
const LEAST_SIDES = 0.15;
/** Columns of one row that is covered alike differ by no more than this. */
const SAME_SHARE = 0.2;
/** Bodies less wider than wicks than this are measured by their sides. */
const LEAST_SPAN_PX = 2;
/** Narrower bodies without one of their columns look like a tick. */
const LEAST_ASIDE_PX = 4;
/** What crosses a wick at a slant lies to one side of it in this share of the rows more than to the other. */
const LEAST_ASIDE = 0.25;
/** A slanted line is on one side of a wick so many rows above or below where it is on the other. */
const CLOSE_PX = 3;
/** A row is wider than a wick from this much on. */
const WIDER_PX = 0.6;

/** What the rows of one cell at a time are: parts of a wick, of a body, or hidden by something else. */
export class CellRows {
  readonly #ink: Uint8Array;
  readonly #cell: CellScan;

  constructor(mask: InkMask, shape: CandleShape, coverage: Uint8Array, blurred: boolean) {
    this.#ink = mask.ink;
    this.#cell = new CellScan(mask, shape, coverage, blurred);
  }

  /** The shape of the candles; narrow blurred bodies are measured anew by what their rows cover. */
  get shape(): CandleShape {
    return this.#cell.shape;
  }

  /** Reads the rows of a cell; false if the cell lies partly outside the picture. */
  scan(cell: number): boolean {
    return this.#cell.scan(cell);
  }

  /** The first row from `from` on with any coverage, or -1. */
  nextInked(from: number): number {
    return nextMarked(this.#cell.marks, from);
  }

  /** First column of the wick. */
  get wickLeft(): number {
    return this.#cell.wickLeft;
  }

  /** Coverage left of the wick, row by row, and right of it. */
  get sides(): readonly [left: Uint8Array, right: Uint8Array] {
    return [this.#cell.left, this.#cell.right];
  }

  /** Coverage to one side of the wick, from row `top` to `bottom` without a line that crosses the cell there: it goes on beyond the cell, and to the other side of the wick close by. */
  withoutCrossing(side: 0 | 1, top: number, bottom: number): Uint8Array {
    const { coverage, width, bodyLeft, bodyRight } = this.#cell;
    const own = this.sides[side].slice();
    const other = this.sides[1 - side]!;
    const beyond = side === 0 ? bodyLeft - 1 : bodyRight + 1;
    for (let y = top; y <= bottom; y++) {
      const goesOn = isCovered(coverage[y * width + beyond]!);
      if (goesOn && other.subarray(Math.max(0, y - CLOSE_PX), y + CLOSE_PX + 1).some(isCovered)) own[y] = 0;
    }
    return own;
  }

  /** Whether a body covers part of row `y` from side to side, which looks like a whole wick in the middle. */
  isSoft(y: number): boolean {
    const sides = this.bodyShare(y);
    if (sides <= LEAST_SIDES) return false;
    const wick = this.#cell.areas?.wick ?? this.#cell.shape.wickPx;
    if (this.#cell.extent[y]! > (1 + WICK_SLACK) * wick * FULL) return true;
    return this.#cell.shared === 1 && this.#middleShare(y) <= sides + SAME_SHARE;
  }

  /** How much of the wick's own columns row `y` covers, 0 to 1. */
  #middleShare(y: number): number {
    const first = y * this.#cell.width + this.#cell.wickLeft;
    return sumOf(this.#cell.coverage, first, first + this.#cell.shape.wickPx - 1) / (this.#cell.shape.wickPx * FULL);
  }

  /** How much of row `y` the wick covers, 0 to 1. */
  wickShare(y: number): number {
    const wick = this.#cell.wick[y]!;
    return wick === FOREIGN ? 0 : wick / FULL;
  }

  bodyShare(y: number): number {
    const left = this.#cell.left[y]!;
    const right = this.#cell.right[y]!;
    if (left === FOREIGN) return right === FOREIGN ? 0 : right / FULL;
    return Math.min(left, right === FOREIGN ? left : right) / FULL;
  }

  /**
   * How much of a row the body from `top` to `bottom` covers: what the row covers beyond a wick, as a share of what a whole row does. Unlike
   * the sides alone it is in proportion, however soft those are.
   */
  bodyArea(top: number, bottom: number): (y: number) => number {
    const wholePx = this.#cell.shape.bodyPx - 2 * this.#cell.shared;
    const wick = (this.#cell.areas?.wick ?? 0) * FULL;
    let widest = 0;
    for (let y = top; y <= bottom; y++) if (this.#cell.extent[y]! > widest) widest = this.#cell.extent[y]!;
    // Neither end row of an outline that lies in two rows is whole.
    const whole = (widest > HOLLOW_SHARE * wholePx * FULL ? widest : wholePx * FULL) - wick;
    return (y) => {
      if (whole < LEAST_SPAN_PX * FULL || this.isCrossed(y)) return this.bodyShare(y);
      return Math.max(0, Math.min(this.bodyShare(y), (this.#cell.extent[y]! - wick) / whole));
    };
  }

  /** Whether something else covers part of row `y` from side to side. */
  isCrossed(y: number): boolean {
    const offset = y * this.#cell.width;
    return this.#cell.coverage
      .subarray(offset + this.#cell.bodyLeft, offset + this.#cell.bodyRight + 1)
      .includes(FOREIGN);
  }

  hasWick(y: number): boolean {
    return this.#cell.hasWick(y);
  }

  isRow(y: number): boolean {
    return this.hasWick(y) || (this.#cell.shape.style === 'candles' && this.isBody(y));
  }

  /** Whether both sides of row `y` are covered, or one of them with the other hidden. */
  isBody(y: number): boolean {
    const left = this.#cell.left[y]!;
    const right = this.#cell.right[y]!;
    return isCovered(left) ? isCovered(right) || right === FOREIGN : left === FOREIGN && isCovered(right);
  }

  /** Whether row `y` is covered from side to side, as that of a filled body or of the end of an empty one is. */
  isWhole(y: number): boolean {
    return this.#cell.extent[y]! > WHOLE_SHARE * this.#cell.shape.bodyPx * FULL && !this.hasHole(y);
  }

  /** Whether ground shows on both sides of the wick in row `y`, as it does between thick outlines of both neighbours. */
  hasHole(y: number): boolean {
    return this.#isOpen(y, 0) && this.#isOpen(y, 1);
  }

  /** Whether ground shows on one side of the wick, so that what is covered there is another's. */
  #isOpen(y: number, side: 0 | 1): boolean {
    const { coverage, width, bodyLeft, bodyRight, wickLeft, shape } = this.#cell;
    const offset = y * width;
    const [from, to] = side === 0 ? [bodyLeft + 1, wickLeft - 1] : [wickLeft + shape.wickPx, bodyRight - 1];
    let open = 0;
    for (let x = from; x <= to && open < LEAST_HOLE_PX; x++) open = coverage[offset + x]! < HALF ? open + 1 : 0;
    return open >= LEAST_HOLE_PX;
  }

  /** Whether row `y` is wider than a wick, which may stand a pixel beside the middle. */
  #isWide(y: number): boolean {
    return this.#cell.extent[y]! >= (this.#cell.shape.wickPx + WIDER_PX) * FULL;
  }

  /** Whether row `y` may be a body of one row: blur spreads one over its neighbours above and below, so that none is covered by half. */
  isFlatBody(y: number): boolean {
    return this.isBody(y) || (this.#cell.blurred && this.bodyShare(y) >= LEAST_FLAT);
  }

  /** Whether row `y` is as wide as a body but for a column: bodies are rounded to either side, which low ones show nowhere else. */
  isAside(y: number): boolean {
    const { bodyPx } = this.#cell.shape;
    return !this.#cell.blurred && bodyPx >= LEAST_ASIDE_PX && this.#cell.extent[y]! >= (bodyPx - 1) * FULL;
  }

  /** Whether row `y` is wider than a wick to one side only, with nothing between. */
  isLopsided(y: number): boolean {
    const [left, right] = [isCovered(this.#cell.left[y]!), isCovered(this.#cell.right[y]!)];
    return left !== right && this.#isWide(y) && !this.#isOpen(y, left ? 0 : 1);
  }

  /** Whether something else hides the wick in row `y`. */
  isWickHidden(y: number): boolean {
    return this.#cell.wick[y] === FOREIGN;
  }

  /** Whether something else that goes on beside it hides the wick in row `y`: a dash above or below a wick does not. */
  isWickCrossed(y: number): boolean {
    if (!this.isWickHidden(y)) return false;
    const px = this.#cell.blurred ? 2 : 1;
    return this.#besideWick(y, px).some((pixel) => this.#ink[pixel] === 1);
  }

  /** Whether what covers the wick in row `y` goes on to either side of it, farther than a soft edge. */
  isWickOverrun(y: number): boolean {
    const [near, far] = [1, 2].map((px) =>
      this.#besideWick(y, px).map((pixel) => isCovered(this.#cell.coverage[pixel]!)),
    );
    return near!.some((isNear, side) => isNear && far![side]!);
  }

  /** Whether what hides the wick from row `top` to row `bottom` lies on one side of it in the upper half and on the other in the lower, as a slanted line does. */
  isCrossedSideways(top: number, bottom: number): boolean {
    const middle = Math.ceil((top + bottom) / 2);
    const [upper, lower] = [this.#sideOfInk(top, middle), this.#sideOfInk(middle, bottom + 1)];
    return upper * lower < 0 && Math.min(Math.abs(upper), Math.abs(lower)) >= LEAST_ASIDE;
  }

  /** In how many more of some rows something lies to the right of the wick than to the left of it, the last row not included, as a share of them. */
  #sideOfInk(from: number, to: number): number {
    const px = this.#cell.blurred ? 2 : 1;
    let rows = 0;
    for (let y = from; y < to; y++) {
      const [left, right] = this.#besideWick(y, px).map((pixel) => this.#ink[pixel]!);
      rows += right! - left!;
    }
    return rows / (to - from);
  }

  /** The pixels so far to the left and to the right of the wick. */
  #besideWick(y: number, px: number): [left: number, right: number] {
    const first = y * this.#cell.width + this.#cell.wickLeft;
    return [first - px, first + this.#cell.shape.wickPx - 1 + px];
  }

  /** Whether something else hides both sides of row `y`. */
  areSidesHidden(y: number): boolean {
    return this.#cell.left[y] === FOREIGN && this.#cell.right[y] === FOREIGN;
  }
}
