import type { ReadLabel } from './read-label-column.ts';

/** Share of the labels that noise joins to the edge of the picture, so that they seem to be cut off there. */
const MOST_JOINED = 0.15;

/** Whether the edge of the picture cuts labels off, as it then does with whatever else stands among them. */
export function areCutOff(labels: readonly Pick<ReadLabel, 'word'>[]): boolean {
  return labels.filter(({ word }) => word.cutOff === true).length > MOST_JOINED * labels.length;
}
