import type { ReadLabel } from './read-label-column.ts';

/** Rows that labels of a scale stand beside: from a step above the highest of them to one below the lowest, as wide as the step next to each; on a logarithmic scale steps differ. */
export function rowsBeside(labels: readonly Pick<ReadLabel, 'y'>[]): { readonly top: number; readonly bottom: number } {
  const rows = labels.map(({ y }) => y).toSorted((a, b) => a - b);
  const [top, bottom] = [rows[0]!, rows.at(-1)!];
  return { top: 2 * top - (rows[1] ?? top), bottom: 2 * bottom - (rows.at(-2) ?? bottom) };
}
