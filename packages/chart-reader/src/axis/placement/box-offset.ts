import { FARTHEST_FROM_LINE, roundingTolerancePx } from '../labels/label-distances.ts';
import { mean } from '../../mean.ts';
import { residual } from '../scale/fit-line.ts';
import { fitPriceScale, type PriceScaleFit } from '../scale/fit-price-scale.ts';
import { labelPrices } from '../scale/label-prices.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';

/** Boxes tell the same distance if they agree to within this. */
const AGREEMENT_PX = 2.5;

/** Two labels agree on any scale. */
const MIN_LABELS = 3;
/** So many labels at one distance from the scale of boxes are no chance. */
const MIN_SAME = 2;

/**
 * How far below the labels' own scale the boxes stand, which are drawn at their prices: 0 for labels that are centred on theirs, more for
 * labels that stand above. Where candles hide so many labels that they have no scale of their own, boxes may have one that the others lie above.
 * Null without a box that prints a price near, or if boxes disagree, as those do that make room for each other.
 */
export function boxOffset(plain: readonly ReadLabel[], boxes: readonly ReadLabel[], size: number): number | null {
  if (boxes.length === 0) return null;
  const below = distances(plain, boxes, size);
  if (below !== null) return agreed(below, 1);
  const above = distances(boxes, plain, size);
  const offset = above && agreed(above, MIN_SAME);
  return offset === null ? null : -offset;
}

/** How far below the scale that most labels of one kind are on those of another kind stand that are near it; null without such a scale. */
function distances(
  onScale: readonly ReadLabel[],
  others: readonly ReadLabel[],
  size: number,
): readonly number[] | null {
  let best: { fit: PriceScaleFit; prices: readonly number[] } | null = null;
  for (const { prices } of labelPrices(
    [...onScale, ...others].map(({ printed }) => printed),
    false,
  )) {
    const readings = onScale.map(({ y }, index) => ({ y, price: prices[index] ?? Number.NaN }));
    const fit = fitPriceScale(readings, roundingTolerancePx(size));
    if (fit !== null && fit.inliers.length > (best?.fit.inliers.length ?? MIN_LABELS - 1)) best = { fit, prices };
  }
  if (best === null) return null;
  const { fit, prices } = best;
  return (
    others
      .map(({ y }, index) => {
        const price = prices[onScale.length + index] ?? Number.NaN;
        return residual(fit.line, { y, t: fit.scale === 'log' ? Math.log(price) : price });
      })
      // What is printed farther off is no price.
      .filter((offset) => Math.abs(offset) <= FARTHEST_FROM_LINE * size)
  );
}

/** The mean of at least so many distances; null if there are fewer or they disagree. */
function agreed(offsets: readonly number[], fewest: number): number | null {
  const spread = Math.max(...offsets) - Math.min(...offsets);
  return offsets.length >= fewest && spread <= AGREEMENT_PX ? mean(offsets) : null;
}
