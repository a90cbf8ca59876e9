import type { Word } from '../../ink/find-words.ts';
import { median } from '../../median.ts';
import { letterHeight } from '../../ink/letter-rows.ts';

/** Words of one size below each other, flush left or right: what a column of axis labels looks like. */
export type LabelColumn = readonly Word[];

/** A printed price is wider than high, one of two small digits by little; upright strokes and most single letters are not. */
const MIN_WIDTH_TO_HEIGHT = 1.2;
/** No price is so many times as wide as it is high; lines of a text are. */
const WIDEST_PRICE = 15;

/** Words that are no wider than prices are. */
export function asNarrowAsPrices(words: readonly Word[]): readonly Word[] {
  return words.filter((word) => word.right - word.left < WIDEST_PRICE * letterHeight(word));
}

/** Columns of at least two words, the longest first, each from top to bottom. A word may stand in two of them. */
export function labelColumns(words: readonly Word[]): readonly LabelColumn[] {
  const columns: LabelColumn[] = [];
  for (const seed of words) {
    if (seed.right - seed.left < MIN_WIDTH_TO_HEIGHT * letterHeight(seed)) continue;
    for (const edge of ['right', 'left'] as const) {
      const column = words.filter((word) => isAligned(word, seed, edge));
      if (column.length < 2 || columns.some((other) => column.every((word) => other.includes(word)))) continue;
      columns.push(column.toSorted((a, b) => a.letterTop - b.letterTop));
    }
  }
  return columns.toSorted((a, b) => b.length - a.length);
}

function isAligned(word: Word, seed: Word, edge: 'left' | 'right'): boolean {
  const size = letterHeight(seed);
  return (
    Math.abs(word[edge] - seed[edge]) <= 0.5 * size && Math.abs(letterHeight(word) - size) <= Math.max(1, 0.2 * size)
  );
}

/** A column and what stands in it without being flush with it: the texts of boxes. From top to bottom. */
export function columnMembers(words: readonly Word[], column: LabelColumn): readonly Word[] {
  const left = median(column.map((word) => word.left));
  const right = median(column.map((word) => word.right));
  const size = median(column.map(letterHeight));
  return words
    .filter((word) => {
      const overlap = Math.min(word.right, right) - Math.max(word.left, left);
      const narrower = Math.min(right - left, word.right - word.left);
      return overlap >= 0.5 * narrower && Math.abs(letterHeight(word) - size) <= 0.3 * size;
    })
    .toSorted((a, b) => a.letterTop - b.letterTop);
}
