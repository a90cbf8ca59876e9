import type { Part } from './connected-parts.ts';
import type { InkMap } from './ink-map.ts';
import { inkParts, MAX_LETTER_PX } from './ink-parts.ts';
import { boundsOf, type PixelRegion } from './pixel-region.ts';
import { median } from '../median.ts';

/** A run of letters on one line, in pixels of the picture. */
export interface Word extends PixelRegion {
  /** First and one past the last row of its full-height letters: no comma, no tail, no small raised or lowered digit. */
  readonly letterTop: number;
  readonly letterBottom: number;
  readonly letters: number;
  /** Where each letter stands, from left to right; letters that touch stand in one box, points in none. */
  readonly letterBoxes: readonly PixelRegion[];
  /** Middle of the last point or comma between the letters; null if none stands clear of them. */
  readonly pointX: number | null;
  /** Whether the last letter is clearly smaller than the others, as the last digit of a price can be. */
  readonly smallTail: boolean;
  /** Whether the edge of the picture cut it off, so that more may have followed. */
  readonly cutOff?: true;
}

const SOLID_SHARE = 0.5;
const SMALL_TAIL_SHARE = 0.85;
const MIN_LETTER_PX = 5;
/** Least share of a letter's height that the next letter of its word has. */
const ALIKE_LETTERS = 0.5;
/** The same of a letter of the next word, and how far off such a word begins, in heights of the lower letter. */
const ALIKE_WORDS = 0.58;
const WORD_SPACE = 0.5;
/** Widest gap within a price, in letter heights: round its decimal point. */
export const DIGIT_GAP = 1.15;
/** Widest gap between two digits with a point between them, in letter heights: digits of one width stand far from it. */
const GAP_AT_POINT = 1.6;

/**
 * Letters that stand side by side, joined to words. `gap` is the widest gap within one, in letter heights: digits of a
 * price stand up to 0.9 apart round a decimal point, words of a header up to 2.
 */
export function findWords(ink: InkMap, gap: number): readonly Word[] {
  const parts = inkParts(ink);
  const letters = parts.filter(isLetter).toSorted((a, b) => a.left - b.left);
  const pieces = parts.filter((part) => height(part) <= MAX_LETTER_PX && width(part) <= MAX_LETTER_PX);
  const words = joinLetters(letters, pieces, gap).map((run) => toWord(run, pieces, ink));
  return words.filter((word) => !words.some((other) => other !== word && holds(other, word)));
}

/** Points of large type are as high as letters of small type, but lie within their word. */
function holds(outer: Word, inner: Word): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom &&
    inner.letters < outer.letters
  );
}

function isLetter(part: Part): boolean {
  const h = height(part);
  return h >= MIN_LETTER_PX && h <= MAX_LETTER_PX && width(part) <= 12 * h && part.areaPx >= 4;
}

function joinLetters(letters: readonly Part[], pieces: readonly Part[], gap: number): readonly (readonly Part[])[] {
  const runs: Part[][] = [];
  for (const letter of letters) {
    const homes = runs.flatMap((run) => {
      const beside = run
        .slice(-3)
        .filter((other) => adjoins(other, letter, gap) || adjoinsAtPoint(other, letter, pieces));
      return beside.length === 0
        ? []
        : [{ run, unlike: Math.min(...beside.map((other) => unlikeness(other, letter))) }];
    });
    // A comma that reaches into the line is beside its next letter too.
    const home = homes.toReversed().toSorted((a, b) => a.unlike - b.unlike)[0]?.run;
    if (home === undefined) runs.push([letter]);
    else home.push(letter);
  }
  return runs;
}

function unlikeness(a: Part, b: Part): number {
  return Math.abs(Math.log(height(a) / height(b)));
}

/**
 * A line beside a word or a frame round it is not of it: letters on one line differ in height by less than half, those of two words of one size by less
 * than a small letter and a bracket do.
 */
function adjoins(left: Part, right: Part, gap: number): boolean {
  const lower = Math.min(height(left), height(right));
  const taller = Math.max(height(left), height(right));
  const overlap = Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top);
  const apart = right.left - left.right;
  const isFramed = right.right < left.right;
  const alike = apart > WORD_SPACE * lower ? ALIKE_WORDS : ALIKE_LETTERS;
  return !isFramed && lower >= alike * taller && overlap >= 0.5 * lower && apart <= gap * lower;
}

function adjoinsAtPoint(left: Part, right: Part, pieces: readonly Part[]): boolean {
  if (!adjoins(left, right, GAP_AT_POINT)) return false;
  const size = Math.min(height(left), height(right));
  return pieces.some(
    (piece) => piece.left >= left.right && piece.right <= right.left && isPoint(piece, left.bottom, size),
  );
}

function toWord(run: readonly Part[], pieces: readonly Part[], ink: InkMap): Word {
  const { region } = ink;
  const tallest = run.map(height).toSorted((a, b) => b - a)[Math.floor(run.length / 4)] ?? 0;
  const full = run.filter((letter) => height(letter) >= 0.85 * tallest && height(letter) <= 1.2 * tallest);
  const solid = solidRows(ink, full);
  const letterTop = median(solid.map((rows) => rows.top));
  const letterBottom = median(solid.map((rows) => rows.bottom));
  const bounds = boundsOf(run);
  const reach = 0.5 * tallest;
  const marks = pieces.filter(
    (mark) =>
      height(mark) <= 0.5 * tallest &&
      mark.right > bounds.left - reach &&
      mark.left < bounds.right + reach &&
      mark.top >= letterTop - 0.2 * tallest &&
      mark.bottom <= letterBottom + 0.45 * tallest,
  );
  const points = marks.filter(
    (mark) => isPoint(mark, letterBottom, tallest) && mark.left > bounds.left && mark.right < bounds.right,
  );
  const pointX = points.length === 0 ? null : Math.max(...points.map((mark) => (mark.left + mark.right) / 2));
  const all = boundsOf([...run, ...marks]);
  return {
    left: all.left + region.left,
    right: all.right + region.left,
    top: all.top + region.top,
    bottom: all.bottom + region.top,
    letterTop: letterTop + region.top,
    letterBottom: letterBottom + region.top,
    letters: run.length,
    letterBoxes: run.map((letter) => ({
      left: letter.left + region.left,
      right: letter.right + region.left,
      top: letter.top + region.top,
      bottom: letter.bottom + region.top,
    })),
    pointX: pointX === null ? null : pointX + region.left,
    smallTail: height(run.at(-1)!) <= SMALL_TAIL_SHARE * tallest,
  };
}

/** Rows of each letter that hold ink at least half as strong as its strongest: soft edges and noise are none of it. */
function solidRows({ contrast, width }: InkMap, letters: readonly Part[]): readonly { top: number; bottom: number }[] {
  return letters.map(({ left, right, top, bottom }) => {
    const rows: number[] = [];
    for (let y = top; y < bottom; y++) rows.push(Math.max(...contrast.subarray(y * width + left, y * width + right)));
    const half = Math.max(...rows) * SOLID_SHARE;
    const first = rows.findIndex((strongest) => strongest >= half);
    const last = rows.findLastIndex((strongest) => strongest >= half);
    return { top: top + first, bottom: top + last + 1 };
  });
}

/** Whether a mark stands on the line that the letters stand on. */
function isPoint(mark: Part, letterBottom: number, size: number): boolean {
  const hangsBy = (mark.bottom - letterBottom) / size;
  return height(mark) <= 0.5 * size && width(mark) <= 0.4 * size && hangsBy > -0.15 && hangsBy < 0.4;
}

function height(part: PixelRegion): number {
  return part.bottom - part.top;
}

function width(part: PixelRegion): number {
  return part.right - part.left;
}
