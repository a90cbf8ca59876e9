import type { Picture } from '../../picture/picture.ts';
import { clearZones } from './clear-zones.ts';
import { CONTRAST, isWithin, SAME_COLOUR } from './is-within.ts';
import { paneColour } from './pane-colour.ts';
import { channelDistance, packed } from '../../picture/packed-colour.ts';

/** Interruptions up to this wide, such as wicks and grid lines, do not end a background run. */
const INTERRUPTION_PX = 3;

/** Lines are thinner than this. */
const LINE_PX = 5;
/** So many stretches of a run are asked at their ends whether it goes on above or below: candles of the line's colour do in a few. */
const PLACES_ASKED = 8;
const MOST_OF_LINE = 1 / 3;
const MOSTLY_GROUND = 2 / 3;

/** Share of a row that looks like the pane where that lies behind it. */
const LEAST_PANE = 0.25;

/** Which pixels stand out from what lies behind them. */
export interface InkMask {
  readonly width: number;
  readonly height: number;
  /** 1 where a pixel stands out from its background, 0 elsewhere; row by row. */
  readonly ink: Uint8Array;
  /** Colour behind each pixel, 0xRRGGBB: that of a long run of one colour beside it in the same row. */
  readonly background: Uint32Array;
}

/**
 * Tells drawing from background row by row. Whatever runs on in one colour for long counts as background: empty space, coloured zones, a
 * row of a level line. So a candle stands out from a zone behind it and from the empty pane alike, and no colour has to be known beforehand.
 * A row without any long run takes the background of the row above, or of the one above a line that runs there; where it looks more like the pane, whose
 * colour is the most frequent one, it shows that. A stretch between two runs takes the background of the row above where it clearly shows it.
 * `longRunPx` is how long a run must be: longer than any candle is wide.
 */
export function findInk(picture: Picture, longRunPx: number): InkMask {
  const { width, height, rgb } = picture;
  const ink = new Uint8Array(width * height);
  const background = new Uint32Array(width * height);
  const row = new RowRuns(width);
  const pane = paneColour(picture);
  for (let y = 0; y < height; y++) {
    row.scan(rgb, y * width, longRunPx);
    if (row.count > 0) row.paint(rgb, background, y * width);
    else {
      background.set(row.ground, y * width);
      if (y === 0 || showsPane(rgb, background, y * width, width, pane)) {
        background.fill(pane, y * width, (y + 1) * width);
      }
    }
    row.remember(rgb, background, y * width);
    markContrast(rgb, background, ink, y * width, width);
  }
  const mask = { width, height, ink, background };
  clearZones(picture, mask, longRunPx);
  return mask;
}

/** Pixels of a row that lie between two long runs, the last not included, and the colours of these. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
}

/** The long runs of one row; its buffers are reused for every row. */
class RowRuns {
  count = 0;
  /** What lies behind the row above, or farther above where a line runs along it. */
  readonly ground: Uint32Array;
  readonly #start: Int32Array;
  readonly #end: Int32Array;
  readonly #colour: Uint32Array;
  readonly #width: number;

  constructor(width: number) {
    this.#width = width;
    this.ground = new Uint32Array(width);
    this.#start = new Int32Array(width);
    this.#end = new Int32Array(width);
    this.#colour = new Uint32Array(width);
  }

  scan(rgb: Uint8Array, offset: number, longRunPx: number): void {
    const width = this.#width;
    this.count = 0;
    let start = 0;
    while (start < width) {
      let at = (offset + start) * 3;
      let r = rgb[at]!;
      let g = rgb[at + 1]!;
      let b = rgb[at + 2]!;
      let last = start;
      let matched = 1;
      for (let x = start + 1; x < width; x++) {
        at += 3;
        const dr = rgb[at]! - r;
        const dg = rgb[at + 1]! - g;
        const db = rgb[at + 2]! - b;
        if (Math.abs(dr) <= SAME_COLOUR && Math.abs(dg) <= SAME_COLOUR && Math.abs(db) <= SAME_COLOUR) {
          last = x;
          matched++;
          // The reference follows slow gradients and averages out compression noise.
          r += dr / 8;
          g += dg / 8;
          b += db / 8;
        } else if (x - last > INTERRUPTION_PX) break;
      }
      const length = last - start + 1;
      if (length >= longRunPx && matched * 2 >= length) {
        this.#start[this.count] = start;
        this.#end[this.count] = last;
        this.#colour[this.count] = packed(Math.round(r), Math.round(g), Math.round(b));
        this.count++;
      }
      start = last + 1;
    }
  }

  /**
   * Gives every pixel of the row the colour of one of the two long runs beside it, or the one behind the pixel above where that suits a stretch
   * between runs better: candles may leave no long run beside a dialog.
   */
  paint(rgb: Uint8Array, background: Uint32Array, offset: number): void {
    const width = this.#width;
    for (let i = 0; i <= this.count; i++) {
      const from = i === 0 ? 0 : this.#end[i - 1]! + 1;
      const to = i === this.count ? width : this.#start[i]!;
      const before = i === 0 ? this.#colour[0]! : this.#colour[i - 1]!;
      const after = i === this.count ? before : this.#colour[i]!;
      if (i < this.count) background.fill(after, offset + to, offset + this.#end[i]! + 1);
      if (to <= from) continue;
      const border =
        i === 0 ? from : i === this.count ? to : this.#borderBetween(rgb, offset, { from, to, before, after }, i);
      if (offset === 0) {
        background.fill(before, from, border);
        background.fill(after, border, to);
      } else this.#paintStretch(rgb, background, offset, { from, to, before, after }, border);
    }
  }

  /**
   * Paints a stretch piece by piece, as the row above is painted: a page beside a dialog that goes on says nothing about whether the dialog does. Behind a
   * line along the row above lies what lies above the line.
   */
  #paintStretch(rgb: Uint8Array, background: Uint32Array, offset: number, stretch: Stretch, border: number): void {
    const above = offset - this.#width;
    let end = stretch.from;
    for (let start = stretch.from; start < stretch.to; start = end) {
      const colour = this.ground[start]!;
      const painted = background[above + start]!;
      while (end < stretch.to && this.ground[end] === colour && background[above + end] === painted) end++;
      if (suitsAbove(rgb, colour, offset, { ...stretch, from: start, to: end })) {
        background.fill(colour, offset + start, offset + end);
        continue;
      }
      const parting = Math.max(start, Math.min(end, border));
      background.fill(stretch.before, offset + start, offset + parting);
      background.fill(stretch.after, offset + parting, offset + end);
    }
  }

  /**
   * First pixel of the stretch before run `i` that this run lies behind, not the one before it: left of it most pixels that look like one of both
   * runs look like the first, right of it like the second. The middle of the stretch where that is as good, where neither run stands out from
   * the other, and where one is a line, whose colour candles may have.
   */
  #borderBetween(rgb: Uint8Array, offset: number, { from, to, before, after }: Stretch, i: number): number {
    const middle = (from + to + 1) >> 1;
    if (channelDistance(before, after) < CONTRAST) return middle;
    if (!this.#isGround(rgb, offset, i - 1) || !this.#isGround(rgb, offset, i)) return middle;
    let border = from;
    let most = 0;
    let gained = 0;
    for (let x = from; x < to; x++) {
      gained += Number(isLike(rgb, offset + x, before)) - Number(isLike(rgb, offset + x, after));
      const isNearer = Math.abs(x + 1 - middle) < Math.abs(border - middle);
      if (gained > most || (gained === most && isNearer)) {
        most = gained;
        border = x + 1;
      }
    }
    return border;
  }

  /** Whether a run goes on above or below the row further than any line is thick, in most places asked. */
  #isGround(rgb: Uint8Array, offset: number, i: number): boolean {
    return this.#goesOn(rgb, offset, i) >= MOSTLY_GROUND;
  }

  /** In which share of its places, from end to end, a run goes on above or below the row further than any line is thick. */
  #goesOn(rgb: Uint8Array, offset: number, i: number): number {
    const [start, end] = [this.#start[i]!, this.#end[i]!];
    let places = 0;
    for (let place = 0; place <= PLACES_ASKED; place++) {
      const x = start + Math.round((place * (end - start)) / PLACES_ASKED);
      const isLikeAt = (rows: number): boolean => {
        const pixel = offset + rows * this.#width + x;
        return pixel >= 0 && pixel * 3 < rgb.length && isLike(rgb, pixel, this.#colour[i]!);
      };
      if (isLikeAt(-LINE_PX) || isLikeAt(LINE_PX)) places++;
    }
    return places / (PLACES_ASKED + 1);
  }

  /** Keeps what was found behind a row for the ones below it, but for lines along it: what lies above a line goes on below. */
  remember(rgb: Uint8Array, background: Uint32Array, offset: number): void {
    const row = background.subarray(offset, offset + this.#width);
    const lines: number[] = [];
    for (let i = 0; i < this.count; i++) {
      // Nothing is known of what lies above the first row.
      if (offset > 0 && this.#goesOn(rgb, offset, i) < MOST_OF_LINE) lines.push(this.#colour[i]!);
    }
    if (lines.length === 0) this.ground.set(row);
    else for (let x = 0; x < row.length; x++) if (!lines.includes(row[x]!)) this.ground[x] = row[x]!;
  }
}

/** Whether far more pixels of a stretch look like a colour, that of what lies behind the row above, than like either neighbouring run. */
function suitsAbove(rgb: Uint8Array, colour: number, offset: number, { from, to, before, after }: Stretch): boolean {
  let likeAbove = 0;
  let likeRuns = 0;
  for (let pixel = offset + from; pixel < offset + to; pixel++) {
    if (isLike(rgb, pixel, before) || isLike(rgb, pixel, after)) likeRuns++;
    else if (isLike(rgb, pixel, colour)) likeAbove++;
  }
  return likeAbove > 4 && likeAbove > 2 * likeRuns;
}

/** Whether much of a row looks like the pane, and more of it than like what was taken for its background. */
function showsPane(rgb: Uint8Array, background: Uint32Array, offset: number, width: number, pane: number): boolean {
  let likePane = 0;
  let likeBackground = 0;
  for (let pixel = offset; pixel < offset + width; pixel++) {
    if (isLike(rgb, pixel, pane)) likePane++;
    if (isLike(rgb, pixel, background[pixel]!)) likeBackground++;
  }
  return likePane > likeBackground && likePane >= LEAST_PANE * width;
}

function isLike(rgb: Uint8Array, pixel: number, colour: number): boolean {
  return isWithin(rgb, pixel, colour, SAME_COLOUR);
}

function markContrast(rgb: Uint8Array, background: Uint32Array, ink: Uint8Array, offset: number, width: number): void {
  for (let i = offset; i < offset + width; i++) {
    if (!isWithin(rgb, i, background[i]!, CONTRAST)) ink[i] = 1;
  }
}
