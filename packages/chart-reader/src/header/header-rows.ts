import type { Word } from '../ink/find-words.ts';
import { letterHeight, letterMiddle } from '../ink/letter-rows.ts';

/** Pieces of text on one line, from left to right. */
export type HeaderRow = readonly Word[];

/** Widest gap between two words of one piece, in letter heights. */
export const WORD_GAP = 2.2;
const MIN_LETTERS = 2;
/** More texts than this under each other are no header. */
const FEWEST_IN_COLUMN = 4;
/** How much higher letters of a title are than those behind it on its line. */
const LARGEST_TITLE = 2.2;
/** Digits of one width end in the same column but for the soft edge of their strokes. */
const SAME_EDGE_PX = 2;

/** Joins pieces that stand on the same line, however far apart. Rows from the top; single letters and specks are left out. */
export function headerRows(pieces: readonly Word[]): readonly HeaderRow[] {
  const rows: Word[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.letterTop - b.letterTop)) {
    if (!isText(piece)) continue;
    const row = rows.find((other) => other.some((word) => sharesLine(word, piece)));
    if (row === undefined) rows.push([piece]);
    else row.push(piece);
  }
  return rows.map((row) => row.toSorted((a, b) => a.left - b.left));
}

/** How many letters a row has. */
export function lettersOf(row: HeaderRow): number {
  return row.reduce((sum, { letters }) => sum + letters, 0);
}

/**
 * Pieces of text without those left of the plot that stand in a column: prices of an axis there, or a list of quotes.
 *
 * @param beside all pieces left of the plot, those below the header too
 */
export function withoutColumns(pieces: readonly Word[], beside: readonly Word[], plotLeft: number): readonly Word[] {
  const isAligned = (piece: Word) =>
    (['left', 'right'] as const).some(
      (side) =>
        beside.filter((other) => isAsHigh(piece, other) && Math.abs(other[side] - piece[side]) <= SAME_EDGE_PX)
          .length >= FEWEST_IN_COLUMN,
    );
  return pieces.filter((piece) => piece.right > plotLeft || !isAligned(piece));
}

function isAsHigh(a: Word, b: Word): boolean {
  return Math.abs(letterHeight(a) - letterHeight(b)) <= 1;
}

function isText(piece: Word): boolean {
  const width = piece.right - piece.left;
  const height = letterHeight(piece);
  return width >= 1.2 * height && (piece.letters >= MIN_LETTERS || width >= 1.6 * height);
}

function sharesLine(a: Word, b: Word): boolean {
  const heights = [letterHeight(a), letterHeight(b)];
  const size = Math.min(...heights);
  const middles = letterMiddle(a) - letterMiddle(b);
  const isOneSize = Math.max(...heights) <= 1.5 * size && Math.abs(middles) <= 0.5 * size;
  const isOneBaseline = Math.max(...heights) <= LARGEST_TITLE * size && Math.abs(a.letterBottom - b.letterBottom) <= 1;
  return isOneSize || isOneBaseline;
}
