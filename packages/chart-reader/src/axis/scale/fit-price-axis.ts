import type { PriceAxis, Rect } from '../../chart-reading.ts';
import { fitPriceScale, type PriceScaleFit, widenFit } from './fit-price-scale.ts';
import type { Word } from '../../ink/find-words.ts';
import { median } from '../../median.ts';
import { haveRoomForPoints } from './have-room-for-points.ts';
import { isWholeNumber } from '../labels/is-whole-number.ts';
import { numberWithDecimals } from '../labels/parse-price-label.ts';
import { roundingTolerancePx } from '../labels/label-distances.ts';
import { labelHeight } from '../labels/label-height.ts';
import { labelPrices } from './label-prices.ts';
import { labelsOnScale } from './labels-on-scale.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';
import { roundingPx } from './rounding-of-labels.ts';
import { LEAST_COMMON, repeated } from './most-common.ts';
import { areRound } from './round-steps.ts';
import { heightOf } from './price-height.ts';
import { isTrustworthy } from './trust-price-scale.ts';

/**
 * How far above and below the candles labels may count, in heights of the pane. Other panes have labels in the same
 * column, so those beside the candles are asked first.
 */
const REACHES = [0.1, 0.5, 20] as const;

const MAX_RIVAL_SHARE = 0.6;

/** Share of the separators that read as commas where all are: small ones lose what hangs below the line, points gain nothing. */
const LEAST_COMMAS = 0.4;

/** A price that tells what points are on its axis: they part thousands where a comma follows them. */
const POINTS_IN_THOUSANDS = /^\D?\d{1,3}(?:\.\d{3})+,\d{1,8}$/;

/** How far the logarithm of what a label's digits are to its price may be from a whole number, for floating point. */
const SAME_DIGITS = 1e-9;

const UNSEPARATED = 100_000;
const MIN_SEPARATED = 0.3;

/** Of labels rounded to their half, every second one repeats the one before. */
const LEAST_REPEATED = 0.25;

/** How many times as far labels may lie from their prices where at least so many more agree then. */
const UNEVEN = 1.8;
const LEAST_MORE = 2;

/** An axis off by more is worse than none. */
const MAX_SCALE_ERROR_PX = 3;

/**
 * The scale that the labels of one column agree on; null if they do not, or too few do. Labels beside the candles are asked before those further up and down.
 * They may lie from their prices as far as rounding to pixels moves them; further where many more agree then, or where their numbers are rounded.
 *
 * @param boxed labels that stand a little off their prices: they count where they lie on the scale of the others
 */
export function fitPriceAxis(
  labels: readonly ReadLabel[],
  pane: Rect,
  boxed: readonly ReadLabel[] = [],
): PriceAxis | null {
  if (areRounded(labels)) return null;
  const placementPx = roundingTolerancePx(labelHeight(labels));
  const fitted = fitWithin(placementPx, labels, pane, boxed);
  if (fitted !== null && !areOneOff(fitted, labels, placementPx))
    return withMore(fitted, fitWithin(UNEVEN * placementPx, labels, pane, boxed));
  const rounding = roundingPx(oneReadingEach(labels));
  return rounding === 0 ? null : fitWithin(placementPx + rounding, labels, pane, boxed);
}

/**
 * Whether labels beside those on a scale are one off in their last digit, which is several pixels high: then all are rounded at even rows, and those that
 * happen to agree tilt the scale. Round prices are exact.
 */
function areOneOff(axis: PriceAxis, labels: readonly ReadLabel[], placementPx: number): boolean {
  const unitPx = Math.abs((axis.y2 - axis.y1) / (axis.price2 - axis.price1)) * 10 ** -axis.decimals;
  const fitted = labelsOnScale(labels, axis.labels);
  if (unitPx <= MAX_SCALE_ERROR_PX || areRound(fitted.map(({ printed }) => Number(printed.digits)))) return false;
  return oneReadingEach(labels).some(({ y, printed }) => {
    const awayPx = Math.abs(heightOf(axis, numberWithDecimals(printed, axis.decimals)) - y);
    return awayPx > 2 * placementPx && awayPx <= unitPx + placementPx;
  });
}

/**
 * The fit that allows more if labels say that they need it: where a point of the screen is one and a half pixels, rows rounded to points and then
 * to pixels lie up to two of them from their prices, and those of them that happen to agree tilt the scale.
 */
function withMore(fitted: PriceAxis, wider: PriceAxis | null): PriceAxis {
  if (wider === null || wider.scale !== fitted.scale) return fitted;
  return wider.labels.length >= fitted.labels.length + LEAST_MORE ? wider : fitted;
}

function fitWithin(
  tolerance: number,
  labels: readonly ReadLabel[],
  pane: Rect,
  boxed: readonly ReadLabel[],
): PriceAxis | null {
  for (const reach of REACHES) {
    const near = labels.filter(({ y }) => y >= pane.y - reach * pane.h - 12 && y <= pane.y + (1 + reach) * pane.h + 12);
    const best = bestFit(near, [...labels, ...boxed], tolerance);
    if (best === null || hasRival(best.fit, near, best.decimals, tolerance)) continue;
    if (mayBeOther(best.fit, pane) || lostItsPoints(best.fit, best.decimals, near)) continue;
    if (isTrustworthy(best.fit, wordsOf(wholeNumbers(near, best.fit)).size, pane))
      return toPriceAxis(best.fit, best.decimals, pane);
  }
  return null;
}

/**
 * Whether labels repeat each other: their steps are finer than the digits that are printed, so none is exactly where its price is. One that
 * repeats its neighbour may be misread, or a box.
 */
function areRounded(labels: readonly ReadLabel[]): boolean {
  const column = oneReadingEach(labels);
  const repeated = column.filter(({ printed }, i) => printed.digits === column[i - 1]?.printed.digits).length;
  return repeated >= 2 && repeated >= LEAST_REPEATED * column.length;
}

/** The first reading of each word, from the top. */
function oneReadingEach(labels: readonly ReadLabel[]): readonly ReadLabel[] {
  return [...wordsOf(labels)].map((word) => labels.find((label) => label.word === word)!).toSorted((a, b) => a.y - b.y);
}

/** Whether prices are so high only because small points were not seen: most numbers of six digits are printed with separators. */
function lostItsPoints({ inliers }: PriceScaleFit, decimals: number, labels: readonly ReadLabel[]): boolean {
  if (decimals > 0 || inliers.every(({ price }) => price < UNSEPARATED)) return false;
  const isSeparated = ({ printed }: ReadLabel) => printed.afterLastSeparator !== null || printed.earlierSeparators > 0;
  const separated = labels.filter(isSeparated).length;
  return separated < MIN_SEPARATED * labels.length && haveRoomForPoints(labelsOnScale(labels, inliers));
}

/** The labels without what candles have cut to a few digits, which says nothing for or against a scale. */
function wholeNumbers(labels: readonly ReadLabel[], { inliers }: PriceScaleFit): readonly ReadLabel[] {
  const digitsOf = (some: readonly ReadLabel[]) => some.map(({ printed }) => printed.digits.length);
  const usual = median(digitsOf(labelsOnScale(labels, inliers)));
  return labels.filter(({ printed }) => isWholeNumber(printed.digits, usual));
}

/** Different readings of one word are one label. */
function wordsOf(labels: readonly ReadLabel[]): ReadonlySet<Word> {
  return new Set(labels.map(({ word }) => word));
}

/** Whether few labels leave open if a scale is linear or logarithmic, which would matter beyond them. */
function mayBeOther({ line, rival }: PriceScaleFit, pane: Rect): boolean {
  if (rival === null) return false;
  return [pane.y, pane.y + pane.h].some((y) => {
    const logPrice = Math.log((y - line.offset) / line.slope);
    const otherY = rival.line.slope * logPrice + rival.line.offset;
    return !(Math.abs(otherY - y) <= MAX_SCALE_ERROR_PX);
  });
}

/** Whether the labels that contradict a scale agree on another one almost as well: then a digit is misread all along. */
function hasRival(
  { inliers }: PriceScaleFit,
  near: readonly ReadLabel[],
  decimals: number,
  tolerance: number,
): boolean {
  const settled = new Set(inliers.map(({ y }) => y));
  const others = near
    .filter(({ y }) => !settled.has(y))
    .map(({ y, printed }) => ({ y, price: numberWithDecimals(printed, decimals) }));
  const rival = fitPriceScale(others, tolerance);
  // Two labels always agree on some scale.
  return rival !== null && rival.inliers.length >= 3 && rival.inliers.length > MAX_RIVAL_SHARE * inliers.length;
}

function bestFit(
  near: readonly ReadLabel[],
  all: readonly ReadLabel[],
  tolerance: number,
): { fit: PriceScaleFit; decimals: number } | null {
  const commas = near.filter((label) => /,\d+$/.test(label.text)).length;
  const points = near.filter((label) => /\.\d+$/.test(label.text)).length;
  const arePoints = all.some(({ text }) => POINTS_IN_THOUSANDS.test(text));
  const readings = labelPrices(
    all.map((label) => label.printed),
    arePoints || (commas > 0 && commas >= LEAST_COMMAS * (commas + points)),
    near.map((label) => label.printed),
  );
  let best: { fit: PriceScaleFit; decimals: number; nearby: number } | null = null;
  for (const { decimals, prices } of readings) {
    const everywhere = all.map((label, index) => ({ y: label.y, price: prices[index] ?? Number.NaN }));
    const found = fitPriceScale(
      everywhere.filter((_, index) => near.includes(all[index]!)),
      tolerance,
    );
    if (found === null) continue;
    const nearby = found.inliers.length;
    const fit = widenFit(found, everywhere, tolerance);
    // Labels that agree under either reading are told by the last price in its box, and by others far away.
    const more = nearby - (best?.nearby ?? 0) || fit.inliers.length - (best?.fit.inliers.length ?? 0);
    if (more > 0) {
      best = { fit, decimals: Math.min(decimals, decimalsIn(all, fit)), nearby };
    }
  }
  return best;
}

/** The most decimals that several of the labels on a scale are meant to have: those of other panes may print more. */
function decimalsIn(labels: readonly ReadLabel[], { inliers }: PriceScaleFit): number {
  const counts = inliers.flatMap(({ y, price }) => {
    const own = labels
      .filter((label) => label.y === y)
      .map(({ printed }) => Math.log10(Number(printed.digits) / Math.abs(price)));
    return own
      .filter((power) => Math.abs(power - Math.round(power)) < SAME_DIGITS)
      .slice(0, 1)
      .map(Math.round);
  });
  return Math.max(0, ...repeated(counts, LEAST_COMMON * counts.length));
}

function toPriceAxis({ scale, line, inliers, worstPx }: PriceScaleFit, decimals: number, pane: Rect): PriceAxis {
  const y1 = pane.y;
  const y2 = pane.y + pane.h;
  const priceOf = (y: number) => {
    const value = (y - line.offset) / line.slope;
    return scale === 'log' ? Math.exp(value) : value;
  };
  return { y1, price1: priceOf(y1), y2, price2: priceOf(y2), scale, labels: inliers, residualPx: worstPx, decimals };
}
