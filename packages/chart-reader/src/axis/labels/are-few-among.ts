import type { Word } from '../../ink/find-words.ts';
import type { ReadLabel } from './read-label-column.ts';

/** Share of the words of a column that must lie on one scale: among many words a few read as numbers that do by chance. */
const LEAST_SHARE = 0.25;
/** So many labels need that share only of the words beside them: columns go on beside the panes of indicators. */
const ENOUGH_LABELS = 5;

/**
 * Whether the labels that lie on one scale, each perhaps read in two ways, are so few beside the words of their column that they may do so by chance. Lines a whole
 * number of steps from that of a label count like it.
 */
export function areFewAmong(members: readonly Word[], labels: readonly Pick<ReadLabel, 'word' | 'y'>[]): boolean {
  const rows = new Set(labels.map(({ y }) => y)).size;
  const own = labels.map(({ word }) => word);
  const top = Math.min(...own.map(({ letterTop }) => letterTop));
  const bottom = Math.max(...own.map(({ letterBottom }) => letterBottom));
  const beside = members.filter(({ letterTop, letterBottom }) => letterTop >= top && letterBottom <= bottom);
  return rows < LEAST_SHARE * (rows < ENOUGH_LABELS ? members : beside).length;
}
