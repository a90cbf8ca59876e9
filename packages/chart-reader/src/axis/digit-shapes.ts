import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import type { PixelRegion } from '../ink/pixel-region.ts';

/** A text of the axis and the digits it is known to print. */
export interface KnownDigits {
  readonly word: Word;
  readonly digits: string;
}

/** How the digits of one axis look: for each digit what all its letters have in common. */
export type DigitShapes = ReadonlyMap<string, Float64Array>;

/** The digits of a text by their shapes, and how unlike the least certain of them is: 0 is alike in every pixel. */
export interface DigitMatch {
  readonly digits: string;
  readonly unlike: number;
}

const COLUMNS = 7;
const ROWS = 9;
/** Mean difference of ink, 0 to 1, beyond which a letter is none of the known digits. */
const MOST_UNLIKE = 0.06;
/** Any other digit must be so many times as unlike. */
const CLEARLY = 1.6;

/**
 * Learns digits from labels whose prices are known. An axis prints all its texts in one font, so a digit looks the same everywhere on it;
 * labels whose letters touch, so that they are not as many as the digits, teach nothing.
 */
export function learnDigits(ink: InkMap, known: readonly KnownDigits[]): DigitShapes {
  const samples = new Map<string, Float64Array[]>();
  for (const { word, digits } of known) {
    if (word.letterBoxes.length !== digits.length) continue;
    for (const [index, box] of word.letterBoxes.entries()) {
      const digit = digits[index]!;
      samples.set(digit, [...(samples.get(digit) ?? []), shapeOf(ink, word, box)]);
    }
  }
  return new Map([...samples].map(([digit, shapes]) => [digit, meanShape(shapes)]));
}

/** Null where a letter is like none of the known digits, or like two of them. */
export function matchDigits(ink: InkMap, word: Word, shapes: DigitShapes): DigitMatch | null {
  let digits = '';
  let unlike = 0;
  for (const box of word.letterBoxes) {
    const shape = shapeOf(ink, word, box);
    const ranked = [...shapes]
      .map(([digit, known]) => ({ digit, apart: difference(shape, known) }))
      .toSorted((a, b) => a.apart - b.apart);
    const [best, next] = ranked;
    if (best === undefined || best.apart > MOST_UNLIKE) return null;
    if (next !== undefined && next.apart < CLEARLY * best.apart) return null;
    digits += best.digit;
    unlike = Math.max(unlike, best.apart);
  }
  return digits === '' ? null : { digits, unlike };
}

/** The ink of a letter on a coarse raster as wide as a digit is at most, from its left edge, and its width. */
function shapeOf(ink: InkMap, { letterTop, letterBottom }: Word, box: PixelRegion): Float64Array {
  const size = letterBottom - letterTop;
  const raster = new Float64Array(COLUMNS * ROWS);
  let strongest = 1;
  for (let y = letterTop; y < letterBottom; y++) {
    for (let x = box.left; x < box.right; x++) strongest = Math.max(strongest, contrastAt(ink, x, y));
  }
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const x = box.left - 0.5 + ((column + 0.5) / COLUMNS) * 0.8 * size;
      const y = letterTop - 0.5 + ((row + 0.5) / ROWS) * size;
      raster[row * COLUMNS + column] = x > box.right ? 0 : Math.min(1, between(ink, x, y) / strongest);
    }
  }
  return raster;
}

/** Contrast between pixel middles, bilinear. */
function between(ink: InkMap, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = x - left;
  const down = y - top;
  const upper = contrastAt(ink, left, top) * (1 - across) + contrastAt(ink, left + 1, top) * across;
  const lower = contrastAt(ink, left, top + 1) * (1 - across) + contrastAt(ink, left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}

function contrastAt({ region, width, height, contrast }: InkMap, x: number, y: number): number {
  const column = x - region.left;
  const row = y - region.top;
  return column < 0 || row < 0 || column >= width || row >= height ? 0 : contrast[row * width + column]!;
}

function meanShape(shapes: readonly Float64Array[]): Float64Array {
  return shapes[0]!.map((_, index) => shapes.reduce((sum, shape) => sum + shape[index]!, 0) / shapes.length);
}

function difference(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - b[index]!), 0) / a.length;
}
