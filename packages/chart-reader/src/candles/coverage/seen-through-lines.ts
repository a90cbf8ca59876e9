import type { Picture } from '../../picture/picture.ts';
import { FOREIGN, FULL } from './candle-coverage.ts';
import { type Rgb, rgbDistance } from '../../picture/rgb.ts';
import { packedAt, unpacked } from '../../picture/packed-colour.ts';
import { distanceToMix, shareOfMix } from '../../picture/colour-mix.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { inkPixels } from '../layers/ink-pixels.ts';

/** Averages, bands and clouds of one chart, and what is written on it, come to a dozen colours. */
const MOST_LINES = 16;
/** A line shows its full colour in more pixels than this. */
const FEWEST_PIXELS = 12;
/** Rows that a line crosses in one column at most: what hides more is no line. */
const THICKEST_PX = 12;
/** Straight distance of 8-bit channels up to which a pixel is a mix of two colours. */
const SAME_MIX = 14;
/** Of what lies under a line, the other must be farther than that from any mix by so much. */
const CLEARLY_OTHER = 30;

/**
 * The coverage of a sharp drawing with what shows through the soft edges of lines over it: a pixel that mixes a line's colour with the candle's
 * above or below it is the candle's, one that mixes it with what lies behind is not. Where neither is certain, as in the core of a line,
 * it stays hidden. What lies between two pixels of one candle is never taken from it.
 */
export function seenThroughLines({ rgb }: Picture, mask: InkMask, coverage: Uint8Array): Uint8Array {
  const lines = lineColours(rgb, mask, coverage);
  if (lines.length === 0) return coverage;
  const seen = coverage.slice();
  for (const pixel of inkPixels(mask.ink)) {
    if (coverage[pixel] !== FULL) continue;
    for (const step of [-mask.width, mask.width]) {
      const rows = hiddenRows(coverage, pixel, step);
      if (rows === 0) continue;
      const candle = unpacked(packedAt(rgb, pixel));
      const isInside = coverage[pixel + (rows + 1) * step] === FULL;
      for (let i = 1; i <= rows; i++) {
        const at = pixel + i * step;
        const isOver = liesOver(unpacked(packedAt(rgb, at)), candle, unpacked(mask.background[at]!), lines);
        if (isOver === true) seen[at] = FULL;
        else if (isOver === false && !isInside && seen[at] === FOREIGN) seen[at] = 0;
      }
    }
  }
  return seen;
}

/** How many rows are hidden from one on, no more than a line has. */
function hiddenRows(coverage: Uint8Array, pixel: number, step: number): number {
  let rows = 0;
  while (rows < THICKEST_PX && coverage[pixel + (rows + 1) * step] === FOREIGN) rows++;
  return rows;
}

/** The most frequent colours of what hides the drawing: lines in full. */
function lineColours(rgb: Uint8Array, { ink }: InkMask, coverage: Uint8Array): Rgb[] {
  const counts = new Map<number, number>();
  for (const pixel of inkPixels(ink)) {
    if (coverage[pixel] !== FOREIGN) continue;
    const colour = packedAt(rgb, pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const frequent = [...counts].filter(([, count]) => count >= FEWEST_PIXELS).toSorted((a, b) => b[1] - a[1]);
  const found: Rgb[] = [];
  for (const [colour] of frequent) {
    if (found.length === MOST_LINES) break;
    const line = unpacked(colour);
    if (found.every((other) => rgbDistance(other, line) > SAME_MIX)) found.push(line);
  }
  return found;
}

/** Whether a pixel is a mix of a line with the candle, not with what lies behind; null where it may be either or neither. */
function liesOver(seen: Rgb, candle: Rgb, behind: Rgb, lines: readonly Rgb[]): boolean | null {
  let over = Infinity;
  let bare = Infinity;
  for (const line of lines) {
    over = Math.min(over, distanceToMixes(seen, candle, line));
    bare = Math.min(bare, distanceToMixes(seen, behind, line));
  }
  if (over <= SAME_MIX && bare >= over + CLEARLY_OTHER) return true;
  if (bare <= SAME_MIX && over >= bare + CLEARLY_OTHER) return false;
  return null;
}

/** Straight distance from a colour to the mixes of two others. */
function distanceToMixes(seen: Rgb, from: Rgb, to: Rgb): number {
  const share = Math.max(0, Math.min(1, shareOfMix(seen, from, to)));
  return distanceToMix(seen, from, to, share);
}
