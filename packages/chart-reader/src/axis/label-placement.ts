import type { InkMap } from '../ink/ink-map.ts';
import { boxesAmong } from './price-boxes.ts';
import type { ReadLabel } from './read-label-column.ts';

/** Labels moved to the heights that they stand for. */
export interface LabelPlacement {
  readonly labels: readonly ReadLabel[];
  /** How far below a text that is centred on its price that price lies, pixels. */
  readonly textOffsetPx: number;
}

/** Labels in boxes, which are centred on their prices, and those without. */
export interface LabelGroups {
  readonly plain: readonly ReadLabel[];
  readonly boxed: readonly ReadLabel[];
}

export function groupLabels(ink: InkMap, labels: readonly ReadLabel[]): LabelGroups {
  const words = new Set(
    boxesAmong(
      ink,
      labels.map(({ word }) => word),
    ).map(({ word }) => word),
  );
  return {
    plain: labels.filter(({ word }) => !words.has(word)),
    boxed: labels.filter(({ word }) => words.has(word)),
  };
}

export function moveLabels(labels: readonly ReadLabel[], byPx: number): readonly ReadLabel[] {
  return labels.map((label) => ({ ...label, y: label.y + byPx }));
}
