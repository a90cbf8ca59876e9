import type { Word } from '../ink/find-words.ts';
import { contrastAt, contrastBetween, type InkMap } from '../ink/ink-map.ts';
import type { PixelRegion } from '../ink/pixel-region.ts';

/** A text of the axis and the digits it is known to print. */
export interface KnownDigits {
  readonly word: Word;
  readonly digits: string;
}

/** How the digits of one axis look: for each digit what all its letters have in common. */
export type DigitShapes = ReadonlyMap<string, Float64Array>;

/** Letters of a text that are digits by their shapes, and how unlike the least certain of them is: 0 is alike in every pixel. */
export interface DigitMatch {
  readonly digits: string;
  readonly unlike: number;
  /** The letters that they are: from this one to before that one. */
  readonly from: number;
  readonly to: number;
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
    // The small last digit of some axes looks like none of the others.
    for (const [index, box] of word.letterBoxes.slice(0, word.smallTail ? -1 : undefined).entries()) {
      const digit = digits[index]!;
      samples.set(digit, [...(samples.get(digit) ?? []), shapeOf(ink, word, box)]);
    }
  }
  return new Map([...samples].map(([digit, shapes]) => [digit, meanShape(shapes)]));
}

const NO_LETTER: DigitMatch = { digits: '', unlike: 0, from: 0, to: 0 };

/** The longest run of letters that each are like one of the known digits. Null without any. */
export function matchDigits(ink: InkMap, word: Word, shapes: DigitShapes): DigitMatch | null {
  let longest: DigitMatch | null = null;
  let run: DigitMatch = NO_LETTER;
  for (const [index, box] of word.letterBoxes.entries()) {
    const letter = matchLetter(shapeOf(ink, word, box), shapes);
    if (letter === null) {
      run = { ...NO_LETTER, from: index + 1 };
      continue;
    }
    const { digit, unlike } = letter;
    run = { ...run, digits: run.digits + digit, unlike: Math.max(run.unlike, unlike), to: index + 1 };
    if (run.digits.length > (longest?.digits.length ?? 0)) longest = run;
  }
  return longest;
}

/** Null where a letter is like none of the known digits, or like two of them. */
function matchLetter(shape: Float64Array, shapes: DigitShapes): { digit: string; unlike: number } | null {
  const ranked = [...shapes]
    .map(([digit, known]) => ({ digit, unlike: difference(shape, known) }))
    .toSorted((a, b) => a.unlike - b.unlike);
  const [best, next] = ranked;
  if (best === undefined || best.unlike > MOST_UNLIKE) return null;
  return next !== undefined && next.unlike < CLEARLY * best.unlike ? null : best;
}

/** The ink of a letter on a coarse raster as wide as a digit is at most, from its left edge, and its width. */
export function shapeOf(ink: InkMap, { letterTop, letterBottom }: Word, box: PixelRegion): Float64Array {
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
      raster[row * COLUMNS + column] = x > box.right ? 0 : Math.min(1, contrastBetween(ink, x, y) / strongest);
    }
  }
  return raster;
}

function meanShape(shapes: readonly Float64Array[]): Float64Array {
  return shapes[0]!.map((_, index) => shapes.reduce((sum, shape) => sum + shape[index]!, 0) / shapes.length);
}

/** Mean difference of ink of two shapes, 0 to 1. */
export function difference(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - b[index]!), 0) / a.length;
}
