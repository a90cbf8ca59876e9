import type { Rect } from '../../chart-reading.ts';
import type { Word } from '../../ink/find-words.ts';
import { letterHeight } from '../../ink/letter-rows.ts';
import { median } from '../../median.ts';
import { type LabelColumn, labelColumns } from './label-columns.ts';
import { MIN_LABELS } from '../scale/trust-price-scale.ts';

/** Columns of pixels. */
export interface Span {
  readonly left: number;
  readonly right: number;
}

/** Prices of one axis are as wide as each other to within this factor, the lines of a text are not. */
const ALIKE_WIDTH = 1.6;
const MAX_COLUMNS_OF_ZONE = 4;
/** Narrowest number of two digits, `11`, in heights of its letters. */
const LEAST_WIDTH = 0.5;
/** Columns as long as this are axes or lists alike: books of orders beside a chart are longer than its axis. */
const ENOUGH_LABELS = 8;
/** How much likelier an axis is than a list behind it, for which it would leave no room at its side. */
const BEHIND_ANOTHER = 0.5;
/** Words of one row stand as high as each other to within this share of their height. */
const SAME_ROW = 0.25;
/** Share of a column's words that, by chance, never have another in their rows. */
const MOST_IN_ROWS = 0.7;

/**
 * Long columns of words of one width near an edge of the pane first: lists of quotes stand further off, those behind another column most of
 * all.
 */
export function likelyColumns(words: readonly Word[], pane: Rect): readonly LabelColumn[] {
  const beside = words.filter(({ left, right }) => left >= pane.x + pane.w || right <= pane.x);
  const columns = labelColumns(words).filter((column) => areWide(column) && !isOfTable(column, beside));
  const likelihood = (column: LabelColumn) => {
    const { left, right } = spanOf(column);
    const middle = (left + right) / 2;
    const distance = Math.min(Math.abs(middle - pane.x), Math.abs(middle - pane.x - pane.w));
    const labels = Math.min(column.length, ENOUGH_LABELS) * shareAlike(column) ** 2;
    const behind = columns.some((other) => standsBetween(other, column, pane)) ? BEHIND_ANOTHER : 1;
    return (behind * labels) / (1 + distance / 200);
  };
  return columns
    .map((column) => ({ column, rating: likelihood(column) }))
    .toSorted((a, b) => b.rating - a.rating)
    .slice(0, MAX_COLUMNS_OF_ZONE)
    .map(({ column }) => column);
}

/** Whether most words of a column are as wide as numbers: the edge of a slanted line falls into many low pieces, a pixel wide. */
function areWide(column: LabelColumn): boolean {
  return median(column.map((word) => (word.right - word.left) / letterHeight(word))) >= LEAST_WIDTH;
}

/** Whether most words of a column have another in their row beside the pane: those of a table do, such as a book of orders. */
function isOfTable(column: LabelColumn, beside: readonly Word[]): boolean {
  const { left, right } = spanOf(column);
  const others = beside.filter((word) => word.right < left || word.left > right);
  const hasFellow = (word: Word): boolean =>
    others.some((other) => Math.max(...lettersApart(word, other)) <= SAME_ROW * letterHeight(word));
  return column.filter(hasFellow).length >= MOST_IN_ROWS * column.length;
}

/** How far apart letters of two words begin and end, pixels. */
function lettersApart(a: Word, b: Word): [top: number, bottom: number] {
  return [Math.abs(a.letterTop - b.letterTop), Math.abs(a.letterBottom - b.letterBottom)];
}

/** Whether one column stands between the plot and another, beside both. */
function standsBetween(between: LabelColumn, column: LabelColumn, { x, w }: Rect): boolean {
  if (between.length < MIN_LABELS) return false;
  const [near, far] = [spanOf(between), spanOf(column)];
  return (near.left >= x + w && near.right < far.left) || (near.right <= x && near.left > far.right);
}

function shareAlike(column: LabelColumn): number {
  const widths = column.map((word) => word.right - word.left);
  const usual = median(widths);
  return widths.filter((width) => Math.max(width / usual, usual / width) <= ALIKE_WIDTH).length / widths.length;
}

/** First and last column of pixels that the words of a column take up; a word far wider than most has run into something beside it. */
export function spanOf(column: LabelColumn): Span {
  const usual = median(column.map(({ left, right }) => right - left));
  const own = column.filter(({ left, right }) => right - left <= ALIKE_WIDTH * usual);
  return {
    left: Math.min(...own.map((word) => word.left)),
    right: Math.max(...own.map((word) => word.right)),
  };
}

/** The span of a column; of its numbers alone where lines of a text that begin in the same column widen it over the plot. */
export function spanOfNumbers(column: LabelColumn, numbers: ReadonlySet<Word>): ReturnType<typeof spanOf> {
  const whole = spanOf(column);
  const own = column.filter((word) => numbers.has(word));
  if (own.length < MIN_LABELS) return whole;
  const narrow = spanOf(own);
  return whole.right - whole.left > ALIKE_WIDTH * (narrow.right - narrow.left) ? narrow : whole;
}
