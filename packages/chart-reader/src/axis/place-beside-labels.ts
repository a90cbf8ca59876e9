import type { Rect } from '../chart-reading.ts';
import { clipRegion } from '../ink/pixel-region.ts';
import type { InkMap } from '../ink/ink-map.ts';
import type { Picture } from '../picture/picture.ts';
import { gridOffset } from './grid-offset.ts';
import { gridRows } from './grid-rows.ts';
import { boxesAmong } from './price-boxes.ts';
import type { ReadLabel } from './read-label-column.ts';

/** Farthest that a label stands from its line, in letter heights; some libraries print labels above their lines, beside the plot too. */
const REACH = 0.9;
/** Share of the labels that must stand from a line by the same distance. */
const MIN_SHARE = 0.6;
const MIN_MATCHED = 3;
/** A label further from its line, in letter heights, stands above it on purpose; the texts of boxes do not. */
const CENTRED = 0.35;
/** Line and text are each rounded to whole pixels: up to this distance they say the same, */
const AGREEMENT_PX = 0.5;
/** up to this each may be off by half of it, and only beyond it stands the text beside its line. */
const ROUNDING_PX = 1;

/**
 * Labels beside the plot, moved to the heights of the grid lines or ticks that they belong to: lines are drawn at their price, while the
 * middle of a text lies up to a few pixels beside it, by its font or on purpose. Where there are no such lines the labels stay where they are.
 */
export function placeBesideLabels(
  picture: Picture,
  pane: Rect,
  ink: InkMap,
  labels: readonly ReadLabel[],
  column: { readonly left: number; readonly right: number },
): readonly ReadLabel[] {
  if (labels.length < MIN_MATCHED) return labels;
  const boxes = new Set(
    boxesAmong(
      ink,
      labels.map(({ word }) => word),
    ).map(({ word }) => word),
  );
  const plain = labels.filter(({ word }) => !boxes.has(word));
  const size = median(labels.map(({ word }) => word.letterBottom - word.letterTop));
  const reachPx = Math.max(2, Math.round(size / 6));
  for (const [left, right] of [plotColumns(pane), tickColumns(pane, column, size)]) {
    const region = clipRegion({ left, right, top: 0, bottom: picture.height }, picture.width, picture.height);
    const offsetPx = sharedOffset(plain, gridRows(picture, region, reachPx), size);
    if (offsetPx === null) continue;
    const isCentred = Math.abs(offsetPx) <= CENTRED * size;
    return labels.map((label) => (isCentred || !boxes.has(label.word) ? { ...label, y: label.y + offsetPx } : label));
  }
  return labels;
}

function sharedOffset(labels: readonly ReadLabel[], rows: readonly number[], size: number): number | null {
  const heights = [...new Set(labels.map(({ y }) => y))];
  const found = gridOffset(heights, rows, REACH * size);
  if (found === null || found.matched < Math.max(MIN_MATCHED, MIN_SHARE * heights.length)) return null;
  const apart = Math.abs(found.offsetPx);
  if (apart <= AGREEMENT_PX) return 0;
  return apart <= ROUNDING_PX ? found.offsetPx / 2 : found.offsetPx;
}

function plotColumns(pane: Rect): [left: number, right: number] {
  return [pane.x, pane.x + pane.w];
}

/** Where ticks end: right before the labels, on the side of the plot. */
function tickColumns(
  pane: Rect,
  { left, right }: { readonly left: number; readonly right: number },
  size: number,
): [left: number, right: number] {
  const onTheRight = (left + right) / 2 > pane.x + pane.w / 2;
  return onTheRight ? [left - size, left - 1] : [right + 1, right + size];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
