import type { PriceAxis } from '../chart-reading.ts';
import { labelHeight } from './label-height.ts';
import { MOST_SHIFT } from './label-placement.ts';
import { heightOf } from './price-height.ts';
import type { ReadAxis } from './read-price-axis.ts';

/** A price that the picture prints a second time, and where it lies. */
export interface PriceAnchor {
  readonly price: number;
  readonly y: number;
}

/** How exactly an anchor is known: drawings are rounded to pixels, of which dense screens have several to a point. Pixels, and letter heights. */
const ANCHOR_PX = 0.4;
const ANCHOR = 0.02;

/**
 * The axis moved to where prices lie that the picture prints a second time, beside the labels, each side by how well it is known: labels on
 * lines hardly move, those on nothing but their own text do. Anchors are of one price or one candle, so they count as one together.
 */
export function anchorAxis(
  { axis, labels, deviationPx }: Pick<ReadAxis, 'axis' | 'labels' | 'deviationPx'>,
  anchors: readonly PriceAnchor[],
): PriceAxis {
  const size = labelHeight(labels);
  // An anchor further off is of something else.
  const shifts = anchors
    .map(({ price, y }) => y - heightOf(axis, price))
    .filter((shift) => Math.abs(shift) <= MOST_SHIFT * size);
  if (shifts.length === 0) return axis;
  const shift = shifts.reduce((sum, each) => sum + each, 0) / shifts.length;
  const [byLabels, byAnchors] = [deviationPx ** 2, (ANCHOR_PX + ANCHOR * size) ** 2];
  return moveAxis(axis, (shift * byLabels) / (byLabels + byAnchors));
}

function moveAxis(axis: PriceAxis, byPx: number): PriceAxis {
  const labels = axis.labels.map((label) => ({ ...label, y: label.y + byPx }));
  return { ...axis, y1: axis.y1 + byPx, y2: axis.y2 + byPx, labels };
}
