import { letterHeight } from '../../ink/letter-rows.ts';
import { median } from '../../median.ts';
import type { ReadLabel } from './read-label-column.ts';

/** Height of the letters of most labels, pixels; the measure of all distances about an axis. */
export function labelHeight(labels: readonly Pick<ReadLabel, 'word'>[]): number {
  return median(labels.map(({ word }) => letterHeight(word)));
}
