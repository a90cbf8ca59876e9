import type { ReadLabel } from './read-label-column.ts';

/** Rows that labels of a scale stand beside: from a step above the highest of them to one below the lowest. */
export function rowsBeside(labels: readonly Pick<ReadLabel, 'y'>[]): { readonly top: number; readonly bottom: number } {
  const rows = labels.map(({ y }) => y);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const stepPx = (bottom - top) / Math.max(1, labels.length - 1);
  return { top: top - stepPx, bottom: bottom + stepPx };
}
