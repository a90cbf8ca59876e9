import { brightnessOf } from '../../picture/brightness.ts';
import { median } from '../../median.ts';
import { unpacked } from '../../picture/packed-colour.ts';
import type { Picture } from '../../picture/picture.ts';
import { rgbAt } from '../../picture/rgb.ts';
import { ROW_MIDDLE } from '../field/price-insets.ts';
import type { Stroke } from '../field/stroke.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { CandleShape } from '../shapes/candle-shape.ts';

/** Rows of a wick that tell how much it stands out, at least; of wicks that tell it, at least, for what most of them come to. */
const FEWEST_ROWS = 4;
const FEWEST_WICKS = 8;
/** Rows so near to a body may be smeared with it. */
const NEAR_BODY_PX = 2;
/** An end is no farther than this from where it was found by colour, and one found farther from its row than that is hidden by something. */
const REACH_PX = 3;
const SAME_ROW_PX = 1;
/** A wick that stands out less, in sums of brightness across it, tells nothing. */
const LEAST_CONTRAST = 25;
/** Columns beside a wick from this far on, for as many, in which a line that crosses it shows against the rows so far above and below. */
const ASIDE_PX = 2;
const LINE_PX = 2;
/** Share of what a column of a wick stands out by that a line beside it does, at least. */
const CROSSING = 0.25;
/** A wick ends where it stands out by half; a row before a crossing line that does by less than this is its last. */
const HALF = 0.5;
const WHOLE = 0.9;

/**
 * The strokes of a compressed picture, each with the ends of its wicks where their brightness falls to half of what it is along them. JPEG keeps brightness pixel
 * by pixel while it smears colour over blocks (ITU-T T.81), so that by colour a thin wick seems to go on for two rows or three. An end that a
 * line crosses, or that is hidden, stays as it is; so do all of a chart with hardly any wicks.
 */
export function compressedWicks(
  picture: Picture,
  mask: Pick<InkMask, 'background'>,
  shape: Pick<CandleShape, 'style' | 'wickPx'>,
  chain: readonly Stroke[],
): readonly Stroke[] {
  if (shape.style !== 'candles') return chain;
  const wicks = chain.map((stroke) => {
    const wick = new Wick(picture, mask, shape.wickPx, stroke.wickLeft);
    return { stroke, wick, own: usualStrength(wick, stroke) };
  });
  const known = wicks.map(({ own }) => own).filter((own) => own !== null);
  if (known.length < FEWEST_WICKS) return chain;
  const usual = median(known);
  return wicks.map(({ stroke, wick, own }) => {
    if (stroke.bodyTop < 0) return stroke;
    const end = (body: number, row: number, y: number, step: -1 | 1): number | null =>
      Math.abs(y - row - ROW_MIDDLE) > SAME_ROW_PX
        ? null
        : edgeOf(wick, own ?? usual, { from: body + NEAR_BODY_PX * step, row, step });
    const above = end(stroke.bodyTop, stroke.top, stroke.highY, -1);
    const below = end(stroke.bodyBottom, stroke.bottom, stroke.lowY, 1);
    return {
      ...stroke,
      ...(above !== null && { highY: above + ROW_MIDDLE }),
      ...(below !== null && { lowY: below - ROW_MIDDLE }),
    };
  });
}

/** The columns of a wick and those it is smeared over. */
class Wick {
  readonly #picture: Picture;
  readonly #mask: Pick<InkMask, 'background'>;
  readonly #left: number;
  readonly #right: number;

  constructor(picture: Picture, mask: Pick<InkMask, 'background'>, wickPx: number, wickLeft: number) {
    this.#picture = picture;
    this.#mask = mask;
    this.#left = wickLeft - 1;
    this.#right = wickLeft + wickPx;
  }

  /** How much row `y` stands out from the ground, in the sum across the wick: below 0 where it is darker. */
  strength(y: number): number {
    let sum = 0;
    for (let x = this.#left; x <= this.#right; x++) sum += this.#contrast(x, y);
    return sum;
  }

  /** Whether a line lies along row `y` beside a wick that stands out by so much. */
  isCrossed(y: number, strength: number): boolean {
    const columns = this.#right - this.#left - 1;
    const least = (CROSSING * Math.abs(strength)) / columns;
    const standsOut = (x: number, row: number): number => Math.sign(strength) * this.#contrast(x, row);
    for (let aside = ASIDE_PX - 1; aside < 2 * ASIDE_PX; aside++) {
      for (const x of [this.#left - aside, this.#right + aside]) {
        const beyond = Math.max(0, standsOut(x, y - LINE_PX), standsOut(x, y + LINE_PX));
        if (standsOut(x, y) - beyond > least) return true;
      }
    }
    return false;
  }

  #contrast(x: number, y: number): number {
    const { width, height, rgb } = this.#picture;
    if (x < 0 || x >= width || y < 0 || y >= height) return 0;
    const pixel = y * width + x;
    return brightnessOf(...rgbAt(rgb, pixel)) - brightnessOf(...unpacked(this.#mask.background[pixel]!));
  }
}

/** How much most rows of a stroke's wicks stand out; null for short or faint ones. */
function usualStrength(wick: Wick, { top, bottom, bodyTop, bodyBottom }: Stroke): number | null {
  const rows: number[] = [];
  for (let y = top + 1; y <= bodyTop - NEAR_BODY_PX; y++) rows.push(wick.strength(y));
  for (let y = bodyBottom + NEAR_BODY_PX; y < bottom; y++) rows.push(wick.strength(y));
  const strength = rows.length < FEWEST_ROWS ? 0 : median(rows);
  return Math.abs(strength) < LEAST_CONTRAST ? null : strength;
}

interface Reach {
  /** First row that is surely none of the body, the row that the wick was found to end in, and which way it goes there. */
  readonly from: number;
  readonly row: number;
  readonly step: -1 | 1;
}

/** Where a wick that stands out by so much ends, continuous pixels; null where that is not seen. */
function edgeOf(wick: Wick, strength: number, { from, row, step }: Reach): number | null {
  const near = row - REACH_PX * step;
  const first = (near - from) * step < 0 ? from : near;
  const share = (y: number): number => Math.max(0, Math.min(1, wick.strength(y) / strength));
  let last = -1;
  let isOver = false;
  for (let y = first; (y - row) * step <= REACH_PX; y += step) {
    if (wick.isCrossed(y, strength)) continue;
    const isWick = share(y) >= HALF;
    // What goes on beyond a paler row is hidden there.
    if (isWick && isOver) return null;
    if (isWick) last = y;
    else isOver = true;
  }
  if (last < 0) return null;
  const [own, next] = [share(last), share(last + step)];
  if (wick.isCrossed(last + step, strength)) return own < WHOLE ? last + ROW_MIDDLE + step * (own - ROW_MIDDLE) : null;
  return next >= HALF ? null : last + ROW_MIDDLE + (step * (own - HALF)) / (own - next);
}
