import type { PriceAxis } from '../../chart-reading.ts';

/** Whether a row lies no further above or below the labels than they stand from each other: titles and menus of phones stand in their column, too. */
export function isBesideLabels(y: number, { labels }: Pick<PriceAxis, 'labels'>): boolean {
  const rows = labels.map((label) => label.y).toSorted((a, b) => a - b);
  const stepPx = Math.max(...rows.slice(1).map((row, index) => row - rows[index]!));
  return y >= rows[0]! - stepPx && y <= rows.at(-1)! + stepPx;
}
