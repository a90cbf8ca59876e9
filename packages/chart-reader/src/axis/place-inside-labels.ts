import type { Rect } from '../chart-reading.ts';
import type { InkMap } from '../ink/ink-map.ts';
import type { Picture } from '../picture/picture.ts';
import { boxOffset } from './box-offset.ts';
import { gridOffset } from './grid-offset.ts';
import { gridRows } from './grid-rows.ts';
import { groupLabels, type LabelPlacement, moveLabels } from './label-placement.ts';
import type { ReadLabel } from './read-label-column.ts';

/** Pixels left free between the labels and where grid lines are looked for. */
const CLEARANCE_PX = 6;
/** Widest gap between a label and the line it stands on, in letter heights. Some libraries print labels that belong to no line. */
const MAX_GAP_TO_LINE = 0.4;
/** Labels are centred on their lines if so many of them are, to within this part of a letter's height. */
const CENTRED = 0.35;
const CENTRED_SHARE = 0.6;
const MIN_CENTRED = 3;

/**
 * Labels printed on the plot itself, moved to the heights that they stand for: they stand above or below, all by the
 * same distance, or right on their lines. Boxes tell it, being drawn at their prices; where there are none, the grid lines that the labels
 * stand on. Null if neither does.
 */
export function placeInsideLabels(
  picture: Picture,
  pane: Rect,
  ink: InkMap,
  labels: readonly ReadLabel[],
  column: { readonly left: number; readonly right: number },
): LabelPlacement | null {
  const { plain, boxed } = groupLabels(ink, labels);
  const size = Math.max(...labels.map(({ word }) => word.letterBottom - word.letterTop));
  const offsetPx = boxOffset(ink, plain, boxed, size) ?? offsetToGrid(picture, pane, plain, column, size);
  return offsetPx === null ? null : { labels: [...moveLabels(plain, offsetPx), ...boxed], textOffsetPx: 0 };
}

function offsetToGrid(
  picture: Picture,
  pane: Rect,
  plain: readonly ReadLabel[],
  column: { readonly left: number; readonly right: number },
  size: number,
): number | null {
  const rows = gridRows(picture, besideColumn(picture, pane, column), Math.max(2, Math.round(size / 6)));
  const heights = plain.map(({ y }) => y);
  const found = gridOffset(heights, rows, size);
  if (found === null) return null;
  const standsOn = Math.abs(found.offsetPx) <= CENTRED * size;
  if (standsOn) return found.matched >= Math.max(MIN_CENTRED, CENTRED_SHARE * plain.length) ? found.offsetPx : null;
  const gap = Math.abs(found.offsetPx) / size - 0.5;
  return gap >= 0 && gap <= MAX_GAP_TO_LINE ? found.offsetPx : null;
}

/** The wider part of the pane that is free of the labels, over the picture's whole height. */
function besideColumn(picture: Picture, pane: Rect, { left, right }: { left: number; right: number }) {
  const rows = { top: 0, bottom: picture.height };
  const paneRight = Math.min(picture.width, Math.round(pane.x + pane.w));
  const paneLeft = Math.max(0, Math.round(pane.x));
  return left - paneLeft > paneRight - right
    ? { left: paneLeft, right: left - CLEARANCE_PX, ...rows }
    : { left: right + CLEARANCE_PX, right: paneRight, ...rows };
}
