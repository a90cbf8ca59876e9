import type { Rect } from '../../chart-reading.ts';
import { mean } from '../../mean.ts';
import type { PriceScaleFit } from './fit-price-scale.ts';

/** Fewer labels below each other are no axis. */
export const MIN_LABELS = 3;
const MIN_SHARE = 0.45;
/** How many labels may say something else where only the fewest agree, and how many more for each further one: any three of many numbers soon lie on a line. */
const MOST_OTHERS = 1;
const MORE_OTHERS = 2;
/** Expected error at the far end of the pane beyond which no axis is better than this one. */
const MAX_EXPECTED_ERROR_PX = 1.5;
/** Labels are placed on whole pixels, so no fit is better than this however well few labels agree. */
const PLACEMENT_ERROR_PX = 0.35;

/**
 * Whether a fitted scale may be used to measure prices: at least three labels and nearly half of the legible ones lie
 * on it, of few nearly all, and the standard error of the fitted line stays small over the whole height of the pane.
 */
export function isTrustworthy({ inliers, rmsPx }: PriceScaleFit, legible: number, pane: Rect): boolean {
  // Several readings of one label agree on any scale.
  const labels = new Set(inliers.map(({ y }) => y)).size;
  if (labels < MIN_LABELS || labels < MIN_SHARE * legible) return false;
  if (legible - labels > MOST_OTHERS + MORE_OTHERS * (labels - MIN_LABELS)) return false;
  const n = inliers.length;
  const middle = mean(inliers.map(({ y }) => y));
  const squares = inliers.reduce((sum, { y }) => sum + (y - middle) ** 2, 0);
  const reach = Math.max(Math.abs(pane.y - middle), Math.abs(pane.y + pane.h - middle));
  const error = Math.max(rmsPx, PLACEMENT_ERROR_PX) * Math.sqrt(1 / n + reach ** 2 / squares);
  return error <= MAX_EXPECTED_ERROR_PX;
}
