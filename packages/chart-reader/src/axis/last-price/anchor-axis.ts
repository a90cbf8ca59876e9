import type { PriceAxis } from '../../chart-reading.ts';
import { labelHeight } from '../labels/label-height.ts';
import { MOST_SHIFT } from '../placement/label-placement.ts';
import { moveAxis } from './move-axis.ts';
import { heightOf } from '../scale/price-height.ts';
import type { ReadAxis } from '../read-price-axis.ts';

/** A price that the picture shows a second time, and where it lies. */
export interface PriceAnchor {
  readonly price: number;
  readonly y: number;
  /** By what it is told: the line that is drawn at it, or the box or the candle that a price is printed for. */
  readonly kind: 'line' | 'box' | 'candle';
}

/** How far a drawing is from its price, over nine libraries: standard deviation in pixels, and in letter heights what grows with the density of a screen. */
const DEVIATIONS = {
  line: { px: 0.3, letters: 0 },
  box: { px: 0.4, letters: 0.05 },
  candle: { px: 0.4, letters: 0.02 },
} as const;

/**
 * The axis moved to where prices lie that the picture shows a second time, beside the labels, each side by how well it is known: labels on thin
 * lines hardly move, those on nothing but their own text do. Anchors are of one price or one candle, so they count as the best of them together.
 */
export function anchorAxis(
  { axis, labels, deviationPx }: Pick<ReadAxis, 'axis' | 'labels' | 'deviationPx'>,
  anchors: readonly PriceAnchor[],
): PriceAxis {
  const size = labelHeight(labels);
  const shifts = anchors
    .map(({ price, y, kind }) => ({
      byPx: y - heightOf(axis, price),
      variance: (DEVIATIONS[kind].px + DEVIATIONS[kind].letters * size) ** 2,
    }))
    // An anchor further off is of something else.
    .filter(({ byPx }) => Math.abs(byPx) <= MOST_SHIFT * size);
  if (shifts.length === 0) return axis;
  const weight = shifts.reduce((sum, { variance }) => sum + 1 / variance, 0);
  const shift = shifts.reduce((sum, { byPx, variance }) => sum + byPx / variance, 0) / weight;
  const [byLabels, byAnchors] = [deviationPx ** 2, Math.min(...shifts.map(({ variance }) => variance))];
  return moveAxis(axis, (shift * byLabels) / (byLabels + byAnchors));
}
