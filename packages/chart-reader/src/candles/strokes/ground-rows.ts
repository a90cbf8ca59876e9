import { channelDistance } from '../../picture/packed-colour.ts';
import type { InkMask } from '../mask/ink-mask.ts';

/** What lies behind more rows than this alike is a zone or the pane: lines are thinner, and so is what is mistaken behind a watermark. */
export const THICKEST_LINE_PX = 60;

/** Lines that count as background, such as levels, are thinner than this. */
export const LINE_PX = 3;

/** Two backgrounds this far apart on some channel are those of different things. */
const DIFFERENT = 30;
/** And this far apart, the one between is that of a box that hides what it lies over; clouds and zones let it show through. */
const OPAQUE = 80;

/** What lies behind a wick, row by row. */
export class GroundRows {
  readonly #mask: Pick<InkMask, 'width' | 'height' | 'background'>;
  readonly #wick: { readonly wickLeft: number };

  /** @param wick where it stands: the same object may stand for one wick after another */
  constructor(mask: Pick<InkMask, 'width' | 'height' | 'background'>, wick: { readonly wickLeft: number }) {
    this.#mask = mask;
    this.#wick = wick;
  }

  /** Whether a line runs along row `y`: behind it lies something else than behind row `other` and than behind the rows next to it. */
  isLine(y: number, other: number): boolean {
    if (this.isSame(y, other)) return false;
    let first = y;
    let last = y;
    while (last - first < THICKEST_LINE_PX && first > 0 && this.isSame(first - 1, y)) first--;
    while (last - first < THICKEST_LINE_PX && last + 1 < this.#mask.height && this.isSame(last + 1, y)) last++;
    return last - first < THICKEST_LINE_PX;
  }

  /** Whether a box lies between two rows, which stand on one ground for more rows than a line is thick. */
  isBoxBetween(above: number, below: number): boolean {
    const isGround = this.isSame(above, above - LINE_PX) && this.isSame(below, below + LINE_PX);
    const middle = Math.floor((above + below) / 2);
    return isGround && [above, below].every((row) => this.#contrast(middle, row) >= OPAQUE);
  }

  /** Whether the same lies behind two rows. */
  isSame(y: number, other: number): boolean {
    return this.#contrast(y, other) < DIFFERENT;
  }

  #contrast(y: number, other: number): number {
    return channelDistance(this.#behind(y), this.#behind(other));
  }

  /** What lies behind the wick in a row, or in the nearest one of the picture. */
  #behind(y: number): number {
    const { width, height, background } = this.#mask;
    const row = Math.min(height - 1, Math.max(0, y));
    return background[row * width + this.#wick.wickLeft]!;
  }
}
