import type { Rect } from '../../chart-reading.ts';
import { FARTHEST_FROM_LINE } from '../labels/label-distances.ts';
import { fitPriceScale } from '../scale/fit-price-scale.ts';
import { labelPrices } from '../scale/label-prices.ts';
import { snapLabels } from './label-placement.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';

/** How far beyond the candles labels are asked, in heights of the pane: those further off are of other panes. */
const BEYOND = 0.15;
/** Offsets this near to each other are one, pixels. */
const SAME_PX = 1.25;
/** Rows that must lie on one scale: labels on their lines, and prices in boxes, at least one of either. */
const MIN_ROWS = 3;

/**
 * How far below the labels the lines are that belong to them, where labels are too few to tell a scale by themselves: the one distance at which labels
 * on lines and prices that are drawn at their rows lie on one scale. Null where there is none, or more than one.
 *
 * @param exact prices whose rows are known
 * @param rows lines across the plot
 */
export function offsetByLines(
  plain: readonly ReadLabel[],
  exact: readonly ReadLabel[],
  rows: readonly number[],
  size: number,
  pane: Rect,
): number | null {
  const isNear = ({ y }: ReadLabel) => y >= pane.y - BEYOND * pane.h && y <= pane.y + (1 + BEYOND) * pane.h;
  const near = plain.filter(isNear);
  const offsets = near
    .flatMap(({ y }) => rows.map((row) => row - y))
    .filter((offset) => Math.abs(offset) <= FARTHEST_FROM_LINE * size);
  let best: { readonly offset: number; readonly fit: LinesOnScale } | null = null;
  let isRivalled = false;
  for (const offset of offsets) {
    const fit = onScale(near, exact, rows, offset);
    if (fit === null) continue;
    if (best === null || isBetter(fit, best.fit)) {
      isRivalled = best !== null && Math.abs(offset - best.offset) > 2 * SAME_PX && best.fit.rows === fit.rows;
      best = { offset, fit };
    } else if (Math.abs(offset - best.offset) > 2 * SAME_PX && best.fit.rows === fit.rows) isRivalled = true;
  }
  return best === null || isRivalled ? null : best.offset;
}

interface LinesOnScale {
  readonly rows: number;
  readonly rmsPx: number;
}

function isBetter(one: LinesOnScale, other: LinesOnScale): boolean {
  return one.rows === other.rows ? one.rmsPx < other.rmsPx : one.rows > other.rows;
}

/** What lies on one scale where labels stand a distance above their lines; null for too little. */
function onScale(
  plain: readonly ReadLabel[],
  exact: readonly ReadLabel[],
  rows: readonly number[],
  offset: number,
): LinesOnScale | null {
  const onLines = snapLabels(plain, offset, rows).filter(({ y }) => rows.includes(y));
  const all = [...onLines, ...exact];
  let best: LinesOnScale | null = null;
  for (const { prices } of labelPrices(
    all.map(({ printed }) => printed),
    false,
  )) {
    const readings = all.map(({ y }, index) => ({ y, price: prices[index]! }));
    const fit = fitPriceScale(readings, SAME_PX);
    if (fit === null || fit.scale === 'log') continue;
    const has = (some: readonly ReadLabel[]) => some.some(({ y }) => fit.inliers.some((inlier) => inlier.y === y));
    const found = { rows: new Set(fit.inliers.map(({ y }) => y)).size, rmsPx: fit.rmsPx };
    if (found.rows < MIN_ROWS || !has(onLines) || !has(exact)) continue;
    if (best === null || isBetter(found, best)) best = found;
  }
  return best;
}
