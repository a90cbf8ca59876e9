import { FULL } from '../coverage/candle-coverage.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';
import { mayHoldNeighbours } from './body-sides.ts';
import { CellRows } from './cell-rows.ts';
import { HALF } from '../coverage/coverage-sums.ts';
import { crossedEnd } from './crossed-end.ts';
import { GroundRows, LINE_PX, THICKEST_LINE_PX } from './ground-rows.ts';
import { findTick, rowsOutBothSides, type Tick, withinTicks } from './find-tick.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Stroke } from '../field/stroke.ts';
import { strokeEnds } from './stroke-ends.ts';

/** The rows of a wick cover at least this share of its width where nothing hides it. */
const LEAST_WHOLE = 0.75;
/** Rows above and below what looks like a low body in which a slanted line that makes it shows, on one side of the wick in these and on the other in those. */
const LINE_REACH_PX = 3;

/** The strokes of one cell at a time, read from its rows. */
export class StrokeRows {
  readonly #mask: InkMask;
  readonly #shape: CandleShape;
  readonly #rows: CellRows;
  readonly #ground: GroundRows;
  readonly #longestBridge: number;
  readonly #blurred: boolean;

  constructor(mask: InkMask, shape: CandleShape, coverage: Uint8Array, blurred: boolean) {
    this.#mask = mask;
    this.#shape = shape;
    this.#rows = new CellRows(mask, shape, coverage, blurred);
    this.#ground = new GroundRows(mask, this.#rows);
    this.#longestBridge = Math.max(4, Math.round(shape.pitchPx));
    this.#blurred = blurred;
  }

  /** As of `CellRows`. */
  get shape(): CandleShape {
    return this.#rows.shape;
  }

  /** Reads the rows of a cell; false if the cell lies partly outside the picture. */
  scan(cell: number): boolean {
    return this.#rows.scan(cell);
  }

  /** The first row from `from` on that belongs to a stroke, or -1. */
  nextRow(from: number): number {
    let y = this.#rows.nextInked(from);
    while (y >= 0 && !this.#rows.isRow(y)) y = this.#rows.nextInked(y + 1);
    return y;
  }

  /** The last row of the stroke that begins at `top`. */
  lastRow(top: number): number {
    let bottom = top;
    for (let y = top + 1; y < this.#mask.height; y++) {
      if (this.#rows.isRow(y)) {
        const isBehindDash = y > bottom + 1 && bottom - top < LINE_PX && this.#rows.hasWick(bottom);
        if (isBehindDash && this.#beginsOnGround(y)) break;
        bottom = y;
      } else if (this.#showsBackground(y, bottom)) break;
      else if (y - bottom > this.#longestBridge) {
        const beyond = this.#firstBeyond(bottom);
        if (beyond < 0) break;
        bottom = beyond;
        y = beyond;
      }
    }
    return bottom;
  }

  /** Whether a row begins a stroke of its own: it stands on what shows above it, which nothing that hid a stroke would go on behind. */
  #beginsOnGround(y: number): boolean {
    return !this.#rows.isWickHidden(y - 1) && this.#ground.isSame(y - 1, y) && this.#ground.isSame(y - 1, y + LINE_PX);
  }

  /**
   * The row where a stroke goes on that a box or a steep line covers from row `bottom` on for longer than lines are thick; -1 where it does not. A steep line lies on the one side
   * of the stroke where it begins to cover it, and on the other where it ends; an upright one, which may run on from the stroke, does not.
   */
  #firstBeyond(bottom: number): number {
    let y = bottom + 1;
    while (y < this.#mask.height && y - bottom <= THICKEST_LINE_PX && this.#isCovered(y, bottom)) y++;
    const goesOn = this.#rows.isRow(y) && this.#rows.isRow(y + 1);
    if (!goesOn) return -1;
    return this.#ground.isBoxBetween(bottom, y) || this.#rows.isCrossedSideways(bottom + 1, y - 1) ? y : -1;
  }

  #isCovered(y: number, bottom: number): boolean {
    return !this.#rows.isRow(y) && !this.#showsBackground(y, bottom);
  }

  /** Whether rows make a stroke: a single one only if it may be a flat body, and not what neighbours on both sides have in the outermost columns. */
  isStroke(top: number, bottom: number): boolean {
    if (mayHoldNeighbours(this.#shape) && this.#isHollow(top, bottom)) return false;
    return top < bottom || this.#rows.isFlatBody(top);
  }

  /** Whether no row has a wick or goes on from side to side, as the first and last ones of an empty body do. */
  #isHollow(top: number, bottom: number): boolean {
    for (let y = top; y <= bottom; y++)
      if (this.#rows.hasWick(y) || this.#rows.isCrossed(y) || !this.#rows.hasHole(y)) return false;
    return true;
  }

  /** The stroke from row `first` to `last`; a bar, or less of it where these are the soft edges of a line over its end. */
  stroke(cell: number, first: number, last: number): Stroke {
    const isBar = this.#shape.style === 'bars';
    const seenTop = isBar ? this.#seenEnd(first, last, 1) : first;
    const seenBottom = isBar ? this.#seenEnd(last, seenTop, -1) : last;
    const [bodyTop, bodyBottom] = this.#ownBody(seenTop, seenBottom);
    const top = this.#ownEnd(seenTop, bodyTop, 1);
    const bottom = this.#ownEnd(seenBottom, bodyBottom, -1);
    let inkRows = 0;
    let wideRows = 0;
    let lopsidedRows = 0;
    for (let y = top; y <= bottom; y++) {
      if (this.#rows.isRow(y)) inkRows++;
      if (this.#rows.isBody(y)) wideRows++;
      else if (this.#rows.isLopsided(y)) lopsidedRows++;
    }
    const bodyShare = this.#rows.bodyArea(bodyTop, bodyBottom);
    const ends = this.#ends(top, bottom, (y) => (this.#rows.isSoft(y) ? bodyShare(y) : this.#rows.wickShare(y)));
    const ticks = isBar ? ([0, 1] as const).map((side) => this.#tick(side, top, bottom)) : [];
    const upper = this.#wickEnd(top, isBar ? bottom : bodyTop, -1) ?? ends[0];
    const lower = this.#wickEnd(bottom, isBar ? top : bodyBottom, 1) ?? ends[1];
    const [highY, lowY] = isBar ? withinTicks([upper, lower], top, bottom, ticks) : [upper, lower];
    const bodyEnds = this.#ends(bodyTop, bodyBottom, bodyShare);
    const bodyTopY = this.#bodyEnd(bodyTop, bodyBottom, -1) ?? bodyEnds[0];
    const bodyBottomY = this.#bodyEnd(bodyBottom, bodyTop, 1) ?? bodyEnds[1];
    return {
      cell,
      x: this.#shape.middles[cell]!,
      wickLeft: this.#rows.wickLeft,
      top,
      bottom,
      bodyTop,
      bodyBottom,
      highY,
      lowY,
      bodyTopY,
      bodyBottomY,
      wideRows: isBar ? rowsOutBothSides(this.#rows.sides, top, bottom) : wideRows,
      lopsidedRows,
      inkRows,
      leftTick: ticks[0]?.middle ?? -1,
      rightTick: ticks[1]?.middle ?? -1,
    };
  }

  /**
   * The row that a bar ends in as far as it is seen, from one that seems to be its last on towards `other`: beyond rows that something hides a soft row
   * is likelier the edge of what hides them.
   */
  #seenEnd(end: number, other: number, step: 1 | -1): number {
    let row = end;
    for (let y = end; y !== other && this.#isEdge(y, step); row = y) {
      y += step;
      while (y !== other && this.#rows.isWickHidden(y)) y += step;
      if (!this.#rows.isRow(y)) break;
    }
    return row;
  }

  /** The row that a stroke ends in, from one that seems to be its last on towards its body: beyond the wick lie the outlines of neighbours. */
  #ownEnd(end: number, body: number, step: 1 | -1): number {
    if (body < 0 || !mayHoldNeighbours(this.#shape)) return end;
    let row = end;
    while (row !== body && !this.#rows.hasWick(row) && this.#rows.hasHole(row)) row += step;
    return row;
  }

  /** Whether a row is covered in part only, next to one that something hides. */
  #isEdge(y: number, step: 1 | -1): boolean {
    return this.#rows.isWickHidden(y + step) && this.#rows.wickShare(y) < LEAST_WHOLE && !this.#rows.isBody(y);
  }

  /** The tick to one side of a bar; one that ends there rather than a line in the colour of the bars that crosses the cell. */
  #tick(side: 0 | 1, top: number, bottom: number): Tick | null {
    const covered = this.#rows.sides[side];
    const own = this.#blurred ? covered : this.#rows.withoutCrossing(side, top, bottom);
    const find = (rows: Uint8Array) => findTick(rows, top, bottom, this.#shape.wickPx);
    return find(own) ?? find(covered);
  }

  /** The end of a wick that something crosses; null where it is seen, or where the stroke ends with its body. */
  #wickEnd(row: number, own: number, step: 1 | -1): number | null {
    if (own < 0 || row === own) return null;
    return crossedEnd(
      { row, own, step },
      // The ticks of a bar go on to its sides too.
      (y) => this.#shape.style !== 'bars' && this.#rows.isWickOverrun(y),
      (y) => this.#rows.isWickCrossed(y),
    );
  }

  /** The end of a body that something hides; null where it is seen. */
  #bodyEnd(row: number, own: number, step: 1 | -1): number | null {
    if (row < 0 || this.#shape.style !== 'candles') return null;
    return crossedEnd(
      { row, own, step },
      () => false,
      (y) => this.#rows.areSidesHidden(y),
    );
  }

  #ends(top: number, bottom: number, share: (y: number) => number): [number, number] {
    if (!this.#blurred || top < 0) return [top + 0.5, bottom + 0.5];
    return strokeEnds({ top, bottom, height: this.#mask.height }, share);
  }

  /** Whether row `y` shows what lies behind the stroke at row `inkRow`. Of an empty body its sides tell, in whose middle that is seen anyhow. */
  #showsBackground(y: number, inkRow: number): boolean {
    if (this.#rows.isWickHidden(y) || this.#ground.isLine(y, inkRow)) return false;
    return this.#rows.hasWick(inkRow) || !this.#rows.areSidesHidden(y);
  }

  /** The body; where a slanted line crosses the stroke in rows that look like a low one, that beside the line if there is one. */
  #ownBody(top: number, bottom: number): [top: number, bottom: number] {
    const found = this.#body(top, bottom);
    const [first, last] = [found[0] - LINE_REACH_PX, found[1] + LINE_REACH_PX];
    const isLow = found[0] >= 0 && found[1] - found[0] < LINE_REACH_PX;
    if (!isLow || !this.#rows.isCrossedSideways(first, last)) return found;
    const others = [this.#body(top, first - 1), this.#body(last + 1, bottom)].filter((other) => other[0] >= 0);
    return others.length === 1 ? others[0]! : found;
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
      const isBody = this.#rows.isBody(y);
      const excess = !isBody && this.#isHidden(y, last) ? 0 : this.#rows.bodyShare(y) - HALF / FULL;
      if (sum <= 0) {
        sum = 0;
        start = y;
      }
      // A row of a sharp picture that shows the background is no body, though a dashed line above it may look like one.
      sum = excess < 0 && !this.#blurred ? 0 : sum + excess;
      // The rest of a line that hides a body, here or there in its colour, is told by what lies behind rows above it.
      if (isBody && (last < 0 || !this.#ground.isLine(y, last))) last = y;
      if (sum > most && isBody) {
        most = sum;
        best = [start, y];
      }
    }
    return best[0] < 0 ? this.#flatBody(top, bottom) : this.#withoutNeighbours(best);
  }

  /**
   * A body without the rows above and below it in which neighbours on both sides reach into its columns, as their outlines do where bodies take up their
   * whole room: no line from side to side ends those.
   */
  #withoutNeighbours([top, bottom]: readonly [number, number]): [top: number, bottom: number] {
    if (!mayHoldNeighbours(this.#shape)) return [top, bottom];
    let first = top;
    while (first <= bottom && !this.#rows.isWhole(first)) first++;
    let last = bottom;
    while (last > first && !this.#rows.isWhole(last)) last--;
    if (last - first <= this.#shape.wickPx) return [top, bottom];
    const softPx = this.#blurred ? 1 : 0;
    // What something crosses may be whole under it.
    const isBeyond = (from: number, to: number): boolean => {
      for (let y = from; y < to; y++) if (this.#rows.isCrossed(y) && !this.#rows.hasHole(y)) return false;
      return to - from > softPx + 1;
    };
    return [isBeyond(top, first) ? first - softPx : top, isBeyond(last + 1, bottom + 1) ? last + softPx : bottom];
  }

  /** The row that is covered most beside the wick, if it may be a body of one row; or else those of a low one that stands a column aside. */
  #flatBody(top: number, bottom: number): [top: number, bottom: number] {
    let best = top;
    for (let y = top + 1; y <= bottom; y++) if (this.#rows.bodyShare(y) > this.#rows.bodyShare(best)) best = y;
    if (this.#rows.isFlatBody(best)) return [best, best];
    let first = top;
    while (first <= bottom && !this.#rows.isAside(first)) first++;
    if (first > bottom) return [-1, -1];
    let last = first;
    while (last < bottom && this.#rows.isAside(last + 1)) last++;
    return [first, last];
  }

  /** Whether something else covers row `y` of a body, whose row `bodyRow` is seen: the whole row or both its sides, or a line runs there. */
  #isHidden(y: number, bodyRow: number): boolean {
    if (this.#rows.areSidesHidden(y)) return true;
    return bodyRow >= 0 && this.#ground.isLine(y, bodyRow);
  }
}
