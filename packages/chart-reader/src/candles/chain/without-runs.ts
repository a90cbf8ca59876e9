import type { Stroke } from '../field/stroke.ts';

/** The strokes of a chain but for those of a kind that stand in a row, `fewest` or more. */
export function withoutRuns(
  chain: readonly Stroke[],
  isOfKind: (stroke: Stroke) => boolean,
  fewest: number,
): readonly Stroke[] {
  const areOfKind = chain.map(isOfKind);
  return chain.filter((_, i) => !areOfKind[i] || runLength(areOfKind, i) < fewest);
}

/** How many values in a row are true round one of them. */
function runLength(values: readonly boolean[], at: number): number {
  let first = at;
  let last = at;
  while (values[first - 1] === true) first--;
  while (values[last + 1] === true) last++;
  return last - first + 1;
}
