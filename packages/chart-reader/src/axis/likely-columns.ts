import type { Rect } from '../chart-reading.ts';
import type { Word } from '../ink/find-words.ts';
import { median } from '../median.ts';
import { type LabelColumn, labelColumns } from './label-columns.ts';
import { MIN_LABELS } from './trust-price-scale.ts';

/** Prices of one axis are as wide as each other to within this factor, the lines of a text are not. */
const ALIKE_WIDTH = 1.6;
const MAX_COLUMNS_OF_ZONE = 4;
/** Columns as long as this are axes or lists alike: books of orders beside a chart are longer than its axis. */
const ENOUGH_LABELS = 8;
/** How much likelier an axis is than a list behind it, for which it would leave no room at its side. */
const BEHIND_ANOTHER = 0.5;

/**
 * Long columns of words of one width near an edge of the pane first: lists of quotes stand further off, those behind another column most of
 * all.
 */
export function likelyColumns(words: readonly Word[], pane: Rect): readonly LabelColumn[] {
  const columns = labelColumns(words).filter((column) => !standsFarOff(column, pane));
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

/** Whether a column belongs to another chart of the picture: an empty right margin is seldom wider than the candles. */
function standsFarOff(column: LabelColumn, pane: Rect): boolean {
  const gap = Math.max(column[0]!.left - (pane.x + pane.w), pane.x - column[0]!.right);
  return gap > Math.max(300, 1.2 * pane.w);
}

/** First and last column of pixels that the words of a column take up; a word far wider than most has run into something beside it. */
export function spanOf(column: LabelColumn): { readonly left: number; readonly right: number } {
  const usual = median(column.map(({ left, right }) => right - left));
  const own = column.filter(({ left, right }) => right - left <= ALIKE_WIDTH * usual);
  return {
    left: Math.min(...own.map((word) => word.left)),
    right: Math.max(...own.map((word) => word.right)),
  };
}
