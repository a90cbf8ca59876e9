import type { Picture } from '../picture/picture.ts';
import { clearZones } from './clear-zones.ts';
import { CONTRAST, isWithin, SAME_COLOUR } from './is-within.ts';

/** Interruptions up to this wide, such as wicks and grid lines, do not end a background run. */
const INTERRUPTION_PX = 3;

/** Which pixels stand out from what lies behind them. */
export interface InkMask {
  readonly width: number;
  readonly height: number;
  /** 1 where a pixel stands out from its background, 0 elsewhere; row by row. */
  readonly ink: Uint8Array;
  /** Colour behind each pixel, 0xRRGGBB: that of the nearest long run of one colour in the same row. */
  readonly background: Uint32Array;
}

/**
 * Tells drawing from background row by row. Whatever runs on in one colour for long counts as background: empty space, coloured zones, a
 * row of a level line. So a candle stands out from a zone behind it and from the empty pane alike, and no colour has to be known beforehand.
 * A row without any long run takes the background of the row above, as does a stretch that clearly shows it. `longRunPx` is how long a run must be: longer than any candle is wide.
 */
export function findInk(picture: Picture, longRunPx: number): InkMask {
  const { width, height, rgb } = picture;
  const ink = new Uint8Array(width * height);
  const background = new Uint32Array(width * height);
  const row = new RowRuns(width);
  for (let y = 0; y < height; y++) {
    row.scan(rgb, y * width, longRunPx);
    if (row.count === 0) {
      if (y > 0) background.copyWithin(y * width, (y - 1) * width, y * width);
      else background.fill(packed(rgb, 0), 0, width);
    } else {
      row.paint(rgb, background, y * width);
    }
    markContrast(rgb, background, ink, y * width, width);
  }
  const mask = { width, height, ink, background };
  clearZones(picture, mask, longRunPx);
  return mask;
}

/** The long runs of one row; its buffers are reused for every row. */
class RowRuns {
  count = 0;
  readonly #start: Int32Array;
  readonly #end: Int32Array;
  readonly #colour: Uint32Array;
  readonly #width: number;

  constructor(width: number) {
    this.#width = width;
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
        this.#colour[this.count] = (Math.round(r) << 16) | (Math.round(g) << 8) | Math.round(b);
        this.count++;
      }
      start = last + 1;
    }
  }

  /**
   * Gives every pixel of the row the colour of the nearest long run, or the one behind the pixel above where that suits a stretch between
   * runs better: candles may leave no long run beside a dialog.
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
      if (offset > 0 && this.#suitsAbove(rgb, background, offset, from, to, before, after)) {
        background.copyWithin(offset + from, offset - width + from, offset - width + to);
        continue;
      }
      const middle = i === 0 ? from : i === this.count ? to : (from + to + 1) >> 1;
      background.fill(before, offset + from, offset + middle);
      background.fill(after, offset + middle, offset + to);
    }
  }

  /** Whether far more pixels look like what lies behind the row above than like either neighbouring run. */
  #suitsAbove(
    rgb: Uint8Array,
    background: Uint32Array,
    offset: number,
    from: number,
    to: number,
    before: number,
    after: number,
  ): boolean {
    let likeAbove = 0;
    let likeRuns = 0;
    for (let x = from; x < to; x++) {
      const pixel = offset + x;
      if (isLike(rgb, pixel, before) || isLike(rgb, pixel, after)) likeRuns++;
      else if (isLike(rgb, pixel, background[pixel - this.#width]!)) likeAbove++;
    }
    return likeAbove > 4 && likeAbove > 2 * likeRuns;
  }
}

function isLike(rgb: Uint8Array, pixel: number, colour: number): boolean {
  return isWithin(rgb, pixel, colour, SAME_COLOUR);
}

function markContrast(rgb: Uint8Array, background: Uint32Array, ink: Uint8Array, offset: number, width: number): void {
  for (let i = offset; i < offset + width; i++) {
    if (!isWithin(rgb, i, background[i]!, CONTRAST)) ink[i] = 1;
  }
}

function packed(rgb: Uint8Array, pixel: number): number {
  return (rgb[pixel * 3]! << 16) | (rgb[pixel * 3 + 1]! << 8) | rgb[pixel * 3 + 2]!;
}
