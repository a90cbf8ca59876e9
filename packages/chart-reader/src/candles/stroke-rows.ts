import { FOREIGN, FULL } from './candle-coverage.ts';
import type { CandleShape } from './candle-shape.ts';
import { coveredRows, type CoveredRows, nextMarked } from './covered-rows.ts';
import type { InkMask } from './ink-mask.ts';
import { findTick, withinTicks } from './find-tick.ts';
import { bodyShareByArea, type RowAreas, typicalAreas } from './row-areas.ts';
import type { Stroke } from './stroke.ts';
import { strokeEnds } from './stroke-ends.ts';

/** Covered pixels a row must add up to, as a share of one, to count: half of one, less what rounding takes from a line smoothed over three rows. */
const HALF = 0.45 * FULL;
/** What is left of a body of one row that blur has spread over three, at least; noise beside a wick is fainter. */
const LEAST_FLAT = 0.3;
/** Blurred bodies up to this width have no columns of their own beside the wick. */
const NARROW_PX = 9;
/** Neighbours with this much room between them have no column together. */
const ROOM_PX = 2;
/** Smoothed bodies with less room than this between them lie in one column together, and sides are looked for inside of it. */
const TOUCHING_PX = 1.5;
/** Filled bodies cover this share of their outermost columns' rows in the next ones too, where outlines show what lies behind. */
const FILLED = 0.75;
/** Where the expected column of a side has less than this share of the rows of another, the other is the side. */
const OTHER_SIDE = 0.5;
/** Fewer rows may be the dash of a line. */
const FEWEST_ROWS = 3;
/** The rows of a wick cover its width to within this share of it; both sides of a hollow body twice that. */
const WICK_SLACK = 0.4;
/** An outlined body covers this share of its width at most where it lies in two rows. */
const HOLLOW_SHARE = 0.75;
/** Noise of compression beside a wick covers less of both sides. */
const LEAST_SIDES = 0.15;
/** What lies behind more rows than this alike is a zone or the pane, no line. */
const THICKEST_LINE_PX = 6;
/** Columns of one row that is covered alike differ by no more than this. */
const SAME_SHARE = 0.2;
/** Bodies less wider than wicks than this are measured by their sides. */
const LEAST_SPAN_PX = 2;
/** A row is wider than a wick from this much on. */
const WIDER_PX = 0.6;

/** The rows of one cell at a time; its buffers are reused for every cell. */
export class StrokeRows {
  readonly #mask: InkMask;
  readonly #shape: CandleShape;
  readonly #coverage: Uint8Array;
  /** Coverage of wick and sides by row, at most `FULL`; `FOREIGN` where something else hides it. */
  readonly #wick: Uint8Array;
  readonly #left: Uint8Array;
  readonly #right: Uint8Array;
  /** What is covered from side to side, in pixels times `FULL`. */
  readonly #extent: Int32Array;
  /** How many rows of a wick begin in each column of the body. */
  readonly #places: Int32Array;
  readonly #longestBridge: number;
  readonly #blurred: boolean;
  readonly #areas: RowAreas | null;
  /** Outermost columns of a body on either side that its neighbours may lie in too. */
  readonly #shared: 0 | 1;
  readonly #covered: CoveredRows;
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
    this.#places = new Int32Array(shape.bodyPx + 1);
    this.#longestBridge = Math.max(4, Math.round(shape.pitchPx));
    this.#blurred = blurred;
    this.#covered = coveredRows(coverage, mask.width);
    this.#marks = new Int32Array(this.#covered.wordsPerColumn);
    this.#areas = blurred && shape.style === 'candles' ? typicalAreas(mask, shape, coverage) : null;
    // Wide bodies have been measured to the pixel, and other drawings may have rows of another width.
    if (this.#areas !== null && shape.bodyPx <= NARROW_PX) this.#shape = { ...shape, ...roundedTo(this.#areas) };
    this.#shared = this.#areas !== null && this.#sharesColumns() ? 1 : 0;
  }

  /** Whether bodies touch their neighbours, and are as solid beside their outermost columns as in these. */
  #sharesColumns(): boolean {
    const { pitchPx, bodyPx, wickPx, middles } = this.#shape;
    if (pitchPx - bodyPx >= TOUCHING_PX || bodyPx - wickPx < 2 * LEAST_SPAN_PX) return false;
    let outermost = 0;
    let next = 0;
    for (const x of middles) {
      const left = Math.round(x - bodyPx / 2 - 0.01);
      const right = left + bodyPx - 1;
      if (left < 0 || right >= this.#mask.width) continue;
      outermost += this.#rowsIn(left) + this.#rowsIn(right);
      next += this.#rowsIn(left + 1) + this.#rowsIn(right - 1);
    }
    return next >= FILLED * outermost;
  }

  /** In how many rows a column is covered. */
  #rowsIn(x: number): number {
    return this.#covered.countSolid(x, x + 1, 0, this.#mask.height - 1);
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
    const leftSide = hasOwnSides ? this.#side(left, -1, wickLeft - 1) : left;
    const rightSide = hasOwnSides ? this.#side(right, 1, wickRight + 1) : right;
    const areas = this.#areas;
    // Thin wicks that were smoothed never cover a pixel wholly.
    const wickWeight = areas === null ? wickPx : Math.min(wickPx, areas.wick);
    const reach = Math.min(bodyPx / 2 + 1, pitchPx / 2);
    const cellBounds = { left: x - reach, right: x + reach };
    this.#wick.fill(0);
    this.#left.fill(0);
    this.#right.fill(0);
    this.#extent.fill(0);
    this.#covered.markBetween(left - 1, right + 1, this.#marks);
    for (let y = nextMarked(this.#marks, 0); y >= 0; y = nextMarked(this.#marks, y + 1)) {
      const offset = y * width;
      this.#wick[y] = this.#sum(offset + wickLeft - pad, offset + wickRight + pad, wickWeight);
      if (style === 'lines') {
        this.#left[y] = this.#wick[y]!;
        this.#right[y] = this.#wick[y]!;
        continue;
      }
      if (bars) {
        this.#left[y] = this.#blurred
          ? this.#shareBetween(offset, x - bodyPx / 2, x)
          : this.#mean(offset + left, offset + wickLeft - 1);
        this.#right[y] = this.#blurred
          ? this.#shareBetween(offset, x, x + bodyPx / 2)
          : this.#mean(offset + wickRight + 1, offset + right);
        continue;
      }
      this.#extent[y] = this.#sumOf(offset + left, offset + right);
      const share =
        areas === null || bodyPx > NARROW_PX ? null : bodyShareByArea(this.#coverage, offset, x, cellBounds, areas);
      const hasSides = areas === null || bodyPx - wickPx >= 2;
      const leftSum = hasSides ? this.#sum(offset + leftSide - outer, offset + leftSide + slack) : 0;
      const rightSum = hasSides ? this.#sum(offset + rightSide - slack, offset + rightSide + outer) : 0;
      this.#left[y] = share === null ? leftSum : Math.max(leftSum, share * FULL);
      this.#right[y] = share === null ? rightSum : Math.max(rightSum, share * FULL);
    }
    const aside =
      bars || this.#blurred || wickPx < 2 || bodyPx - wickPx < LEAST_SPAN_PX ? null : this.#wickAside(wickWeight);
    if (aside === null) return true;
    for (let y = nextMarked(this.#marks, 0); y >= 0; y = nextMarked(this.#marks, y + 1)) {
      if (isCovered(this.#wick[y]!)) continue;
      const offset = y * width + aside;
      this.#wick[y] = this.#sum(offset, offset + wickPx - 1, wickWeight);
    }
    return true;
  }

  /**
   * First column of the wick where that is not in the middle of the body, null where it is: platforms that place bodies in screen pixels and wicks
   * in those of the page, two or three times as wide, put some of them beside the middle, up to the very side.
   */
  #wickAside(wickWeight: number): number | null {
    const { width } = this.#mask;
    const places = this.#places.fill(0);
    let narrow = 0;
    let stray = 0;
    for (let y = nextMarked(this.#marks, 0); y >= 0; y = nextMarked(this.#marks, y + 1)) {
      const share = this.#extent[y]! / FULL / wickWeight;
      if (share < 1 - WICK_SLACK || share > 1 + WICK_SLACK) continue;
      narrow++;
      if (isCovered(this.#wick[y]!)) continue;
      stray++;
      let first = this.#bodyLeft;
      while (!isCovered(this.#coverage[y * width + first]!) && first < this.#bodyRight) first++;
      places[first - this.#bodyLeft]! += 1;
    }
    if (stray < FEWEST_ROWS || stray * 2 < narrow) return null;
    const place = places.indexOf(Math.max(...places));
    return places[place]! * 2 > stray ? this.#bodyLeft + place : null;
  }

  /**
   * The column of a body's side, the expected one or one near it: where edges fall between pixels, bodies of one chart differ by a column, on
   * a denser screen by as many as a wick is wide, and so do their places about the wick; filled bodies are narrower than outlined ones by half
   * a line. Another column is taken only if it is covered in far more rows. `last` is the one beside the wick.
   */
  #side(expected: number, outward: -1 | 1, last: number): number {
    const { pitchPx, bodyPx, wickPx } = this.#shape;
    const gap = pitchPx - bodyPx;
    const room = gap < ROOM_PX ? 0 : Math.max(1, Math.min(wickPx, Math.floor(gap / 4)));
    const rowsOf = (x: number): number => this.#rowsIn(x);
    const others = Array.from({ length: wickPx }, (_, i) => i + 1)
      .flatMap((offset) => [expected + outward * Math.min(room, offset), expected - outward * offset])
      .filter((x) => (x - last) * outward >= 0);
    const best = others.reduce((a, b) => (rowsOf(b) > rowsOf(a) ? b : a), expected);
    return rowsOf(best) >= FEWEST_ROWS && rowsOf(expected) < OTHER_SIDE * rowsOf(best) ? best : expected;
  }

  /** The first row from `from` on that belongs to a stroke, or -1. */
  nextRow(from: number): number {
    let y = nextMarked(this.#marks, from);
    while (y >= 0 && !this.#isRow(y)) y = nextMarked(this.#marks, y + 1);
    return y;
  }

  /** The last row of the stroke that begins at `top`. */
  lastRow(top: number): number {
    let bottom = top;
    for (let y = top + 1; y < this.#mask.height && y - bottom <= this.#longestBridge + 1; y++) {
      if (this.#isRow(y)) bottom = y;
      else if (this.#showsBackground(y, bottom)) break;
    }
    return bottom;
  }

  stroke(cell: number, top: number, bottom: number): Stroke {
    let inkRows = 0;
    let wideRows = 0;
    let lopsidedRows = 0;
    for (let y = top; y <= bottom; y++) {
      if (this.#isRow(y)) inkRows++;
      if (this.isBody(y)) wideRows++;
      else if (isCovered(this.#left[y]!) !== isCovered(this.#right[y]!) && this.#isWide(y)) lopsidedRows++;
    }
    const [bodyTop, bodyBottom] = this.#body(top, bottom);
    const bodyShare = this.#bodyArea(bodyTop, bodyBottom);
    const ends = this.#ends(top, bottom, (y) => (this.#isSoft(y) ? bodyShare(y) : this.#wickShare(y)));
    const ticks = [this.#left, this.#right].map((side) => findTick(side, top, bottom));
    const [highY, lowY] = this.#shape.style === 'bars' ? withinTicks(ends, top, bottom, ticks) : ends;
    const [bodyTopY, bodyBottomY] = this.#ends(bodyTop, bodyBottom, bodyShare);
    return {
      cell,
      x: this.#shape.middles[cell]!,
      top,
      bottom,
      bodyTop,
      bodyBottom,
      highY,
      lowY,
      bodyTopY,
      bodyBottomY,
      wideRows,
      lopsidedRows,
      inkRows,
      leftTick: ticks[0]?.middle ?? -1,
      rightTick: ticks[1]?.middle ?? -1,
    };
  }

  #ends(top: number, bottom: number, share: (y: number) => number): [number, number] {
    if (!this.#blurred || top < 0) return [top + 0.5, bottom + 0.5];
    return strokeEnds({ top, bottom, height: this.#mask.height }, share);
  }

  /** Whether a body covers part of row `y` from side to side, which looks like a whole wick in the middle. */
  #isSoft(y: number): boolean {
    const sides = this.#bodyShare(y);
    if (sides <= LEAST_SIDES) return false;
    const wick = this.#areas?.wick ?? this.#shape.wickPx;
    if (this.#extent[y]! > (1 + WICK_SLACK) * wick * FULL) return true;
    return this.#shared === 1 && this.#middleShare(y) <= sides + SAME_SHARE;
  }

  /** How much of the wick's own columns row `y` covers, 0 to 1. */
  #middleShare(y: number): number {
    const first = y * this.#mask.width + this.#wickLeft;
    return this.#sumOf(first, first + this.#shape.wickPx - 1) / (this.#shape.wickPx * FULL);
  }

  /** How much of row `y` the wick covers, 0 to 1. */
  #wickShare(y: number): number {
    const wick = this.#wick[y]!;
    return wick === FOREIGN ? 0 : wick / FULL;
  }

  #bodyShare(y: number): number {
    const left = this.#left[y]!;
    const right = this.#right[y]!;
    if (left === FOREIGN) return right === FOREIGN ? 0 : right / FULL;
    return Math.min(left, right === FOREIGN ? left : right) / FULL;
  }

  /**
   * How much of a row the body from `top` to `bottom` covers: what the row covers beyond a wick, as a share of what a whole row does. Unlike
   * the sides alone it is in proportion, however soft those are.
   */
  #bodyArea(top: number, bottom: number): (y: number) => number {
    const wholePx = this.#shape.bodyPx - 2 * this.#shared;
    const wick = (this.#areas?.wick ?? 0) * FULL;
    let widest = 0;
    for (let y = top; y <= bottom; y++) if (this.#extent[y]! > widest) widest = this.#extent[y]!;
    // Neither end row of an outline that lies in two rows is whole.
    const whole = (widest > HOLLOW_SHARE * wholePx * FULL ? widest : wholePx * FULL) - wick;
    return (y) => {
      if (whole < LEAST_SPAN_PX * FULL || this.#isCrossed(y)) return this.#bodyShare(y);
      return Math.max(0, Math.min(this.#bodyShare(y), (this.#extent[y]! - wick) / whole));
    };
  }

  /** Whether something else covers part of row `y` from side to side. */
  #isCrossed(y: number): boolean {
    const offset = y * this.#mask.width;
    return this.#coverage.subarray(offset + this.#bodyLeft, offset + this.#bodyRight + 1).includes(FOREIGN);
  }

  /** Coverage from one column to another of a line so many pixels wide. */
  #sum(from: number, to: number, widthPx = 1): number {
    let sum = 0;
    let foreign = false;
    for (let pixel = from; pixel <= to; pixel++) {
      const value = this.#coverage[pixel]!;
      if (value === FOREIGN) foreign = true;
      else sum += value;
    }
    const share = sum / widthPx;
    return share < HALF && foreign ? FOREIGN : Math.min(FULL, share);
  }

  /** Coverage along a tick. */
  #mean(from: number, to: number): number {
    let sum = 0;
    for (let pixel = from; pixel <= to; pixel++) {
      const value = this.#coverage[pixel]!;
      if (value !== FOREIGN) sum += value;
    }
    return sum / Math.max(1, to - from + 1);
  }

  /** Mean coverage of a row between two places, hidden pixels counting nothing. */
  #shareBetween(offset: number, from: number, to: number): number {
    let sum = 0;
    for (let column = Math.floor(from); column < to; column++) {
      const value = this.#coverage[offset + column]!;
      if (value !== FOREIGN) sum += value * (Math.min(to, column + 1) - Math.max(from, column));
    }
    return sum / (to - from);
  }

  /** Coverage from one column to another in pixels times `FULL`. */
  #sumOf(from: number, to: number): number {
    let sum = 0;
    for (let pixel = from; pixel <= to; pixel++) if (this.#coverage[pixel] !== FOREIGN) sum += this.#coverage[pixel]!;
    return sum;
  }

  #isRow(y: number): boolean {
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
    return this.isBody(y) || (this.#blurred && this.#bodyShare(y) >= LEAST_FLAT);
  }

  /** Whether row `y` shows what lies behind the stroke at row `inkRow`. */
  #showsBackground(y: number, inkRow: number): boolean {
    return this.#wick[y] !== FOREIGN && !this.#isLine(y, inkRow);
  }

  /** Whether a line runs along row `y`: behind it lies something else than behind row `other` and than behind the rows next to it. */
  #isLine(y: number, other: number): boolean {
    if (this.#sameBackground(y, other)) return false;
    let first = y;
    let last = y;
    while (last - first < THICKEST_LINE_PX && first > 0 && this.#sameBackground(first - 1, y)) first--;
    while (last - first < THICKEST_LINE_PX && last + 1 < this.#mask.height && this.#sameBackground(last + 1, y)) last++;
    return last - first < THICKEST_LINE_PX;
  }

  #sameBackground(y: number, other: number): boolean {
    const { width, background } = this.#mask;
    const here = background[y * width + this.#wickLeft]!;
    const behind = background[other * width + this.#wickLeft]!;
    return (
      Math.abs((here >> 16) - (behind >> 16)) < 30 &&
      Math.abs(((here >> 8) & 255) - ((behind >> 8) & 255)) < 30 &&
      Math.abs((here & 255) - (behind & 255)) < 30
    );
  }

  /**
   * The stretch of rows that is most likely the body: that with the largest sum of what its rows cover beyond a half (maximum subarray,
   * Bentley 1984), so that neither a soft row breaks a body nor noise beside the wick makes one longer. Hidden rows count nothing.
   */
  #body(top: number, bottom: number): [top: number, bottom: number] {
    let best: [number, number] = [-1, -1];
    let most = 0;
    let start = top;
    let last = -1;
    let sum = 0;
    for (let y = top; y <= bottom; y++) {
      const isBody = this.isBody(y);
      const excess = !isBody && this.#isHidden(y, last) ? 0 : this.#bodyShare(y) - HALF / FULL;
      if (sum <= 0) {
        sum = 0;
        start = y;
      }
      // A row of a sharp picture that shows the background is no body, though a dashed line above it may look like one.
      sum = excess < 0 && !this.#blurred ? 0 : sum + excess;
      if (isBody) last = y;
      if (sum > most && isBody) {
        most = sum;
        best = [start, y];
      }
    }
    return best[0] < 0 ? this.#flatBody(top, bottom) : best;
  }

  /** The row that is covered most beside the wick, if it may be a body of one row. */
  #flatBody(top: number, bottom: number): [top: number, bottom: number] {
    let best = top;
    for (let y = top + 1; y <= bottom; y++) if (this.#bodyShare(y) > this.#bodyShare(best)) best = y;
    return this.isFlatBody(best) ? [best, best] : [-1, -1];
  }

  /** Whether something else covers row `y` of a body, whose row `bodyRow` is seen: the whole row or both its sides, or a line runs there. */
  #isHidden(y: number, bodyRow: number): boolean {
    if (this.#left[y] === FOREIGN && this.#right[y] === FOREIGN) return true;
    return bodyRow >= 0 && this.#isLine(y, bodyRow);
  }
}

/** Whole pixels for what was measured between them. */
function roundedTo({ wick, body }: RowAreas): Pick<CandleShape, 'wickPx' | 'bodyPx'> {
  const wickPx = Math.max(1, Math.round(wick));
  return { wickPx, bodyPx: Math.max(wickPx + 1, Math.round(body)) };
}

function isCovered(value: number): boolean {
  return value >= HALF && value !== FOREIGN;
}
