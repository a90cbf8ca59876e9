import { pointPx } from './point-px.ts';
import { fitLine, type LinePoint, residual, type StraightLine } from './fit-line.ts';

/** A number read at a height of the axis; some are misread. */
export interface LabelReading {
  readonly price: number;
  /** Middle of its digits, pixels. */
  readonly y: number;
}

/** A price scale that most of the labels agree on. */
export interface PriceScaleFit {
  readonly scale: 'linear' | 'log';
  /** Height of a price: of the price itself, or of its natural logarithm on a logarithmic scale. */
  readonly line: StraightLine;
  readonly inliers: readonly LabelReading[];
  readonly worstPx: number;
  readonly rmsPx: number;
  /** The other kind of scale where as many labels lie on it, and closer, yet not by enough to prefer it; null otherwise. */
  readonly rival: Omit<PriceScaleFit, 'rival'> | null;
}

/** How far labels usually lie from their rows, as a share of the tolerance: rounding to pixels, of which the tolerance is a multiple. */
const DEVIATION = 0.28;
/** So many labels say as much of that as what is usual. */
const USUAL_COUNTS = 6;
/** Twice the logarithm of the odds that a logarithmic scale must have: without the labels saying so one in fifty axes is. */
const LOG_ODDS = 8;
/** How far steps between prices may differ, as a share of them, for floating point. */
const SAME_STEP = 1e-6;
/** Share of the labels that must lie on a logarithmic scale: it bends, so a few misread labels of a linear one often lie on one of its many. */
const MIN_LOG_SHARE = 0.7;
/** So many on one scale are no chance, whatever else is read in their column. */
const NO_CHANCE = 8;

/**
 * The scale that most labels lie on: labels are drawn at their price to within a pixel, so a misread one stands out
 * from the others. Every pair proposes a scale, the one with most labels within `tolerancePx` wins (RANSAC, Fischler
 * and Bolles 1981, over all pairs). Null if no two labels propose prices that rise up the picture, and where more of them lie on a logarithmic
 * scale than on a linear one, but too few to believe it.
 */
export function fitPriceScale(labels: readonly LabelReading[], tolerancePx: number): PriceScaleFit | null {
  const linear = fitOn(labels, 'linear', tolerancePx);
  const log = fitOn(labels, 'log', tolerancePx);
  if (linear === null || log === null) return linear ?? log;
  if (isLog(linear, log, labels.length, tolerancePx))
    return log.inliers.length >= Math.min(NO_CHANCE, MIN_LOG_SHARE * labels.length) ? log : null;
  return withRival(linear, log);
}

/** Whether labels lie so much closer to a logarithmic scale than to a linear one that it is believed; three only where their prices are a step apart. */
function isLog(linear: PriceScaleFit, log: PriceScaleFit, labels: number, tolerancePx: number): boolean {
  const variance = Math.min(varianceOf(linear, tolerancePx), varianceOf(log, tolerancePx));
  const misfit = (fit: PriceScaleFit) => misfitOf(fit, labels, tolerancePx) / variance;
  if (log.inliers.length < 4 && !(log.inliers.length === 3 && haveOneStep(log.inliers))) return false;
  return misfit(linear) - misfit(log) > LOG_ODDS;
}

/** Whether prices go up by one step, or by one ratio, as labels do. */
function haveOneStep(labels: readonly LabelReading[]): boolean {
  const prices = labels.map(({ price }) => price).toSorted((a, b) => a - b);
  const isEven = (numbers: readonly number[]) => {
    const steps = numbers.slice(1).map((number, i) => number - numbers[i]!);
    return Math.max(...steps) - Math.min(...steps) < SAME_STEP * Math.max(...steps);
  };
  return isEven(prices) || isEven(prices.map(Math.log));
}

function withRival(linear: PriceScaleFit, log: PriceScaleFit): PriceScaleFit {
  return log.inliers.length >= linear.inliers.length && log.rmsPx < linear.rmsPx ? { ...linear, rival: log } : linear;
}

/** Squared distances of the labels, those off the scale counted as if at the tolerance (MSAC, Torr and Zisserman 2000). */
function misfitOf({ inliers, rmsPx }: PriceScaleFit, labels: number, tolerancePx: number): number {
  return inliers.length * rmsPx ** 2 + (labels - inliers.length) * tolerancePx ** 2;
}

/** How far labels lie from their rows, squared: what is usual, or what the points of their screen make, and what those on a scale say. */
function varianceOf({ inliers, rmsPx }: PriceScaleFit, tolerancePx: number): number {
  const usual = Math.max((tolerancePx * DEVIATION) ** 2, pointPx(inliers.map(({ y }) => y)) ** 2 / 12);
  return (USUAL_COUNTS * usual + inliers.length * rmsPx ** 2) / (USUAL_COUNTS + inliers.length - 2);
}

/**
 * The same fit with further labels that agree with it, such as those above and below the candles. All of them may tell that the scale is the
 * other one, where those beside the candles were too few to say so.
 */
export function widenFit(fit: PriceScaleFit, labels: readonly LabelReading[], tolerancePx: number): PriceScaleFit {
  const widen = ({ line, scale }: Omit<PriceScaleFit, 'rival'>) =>
    refine(toPoints(labels, scale), line, scale, tolerancePx);
  const own = widen(fit);
  const wider = own !== null && own.inliers.length > fit.inliers.length ? own : fit;
  const rival = fit.rival === null ? null : widen(fit.rival);
  if (rival === null) return { ...wider, rival: fit.rival };
  return isLog(wider, rival, labels.length, tolerancePx) ? rival : withRival(wider, rival);
}

function toPoints(labels: readonly LabelReading[], scale: 'linear' | 'log'): readonly (LabelReading & LinePoint)[] {
  if (scale === 'linear') return labels.map((label) => ({ ...label, t: label.price }));
  return labels.filter(({ price }) => price > 0).map((label) => ({ ...label, t: Math.log(label.price) }));
}

function fitOn(labels: readonly LabelReading[], scale: 'linear' | 'log', tolerancePx: number): PriceScaleFit | null {
  const points = toPoints(labels, scale);
  let best: PriceScaleFit | null = null;
  for (const [index, first] of points.entries()) {
    for (const second of points.slice(index + 1)) {
      const candidate = refine(points, lineThrough(first, second), scale, tolerancePx);
      if (candidate !== null && (best === null || isBetter(candidate, best))) best = candidate;
    }
  }
  return best;
}

function isBetter(candidate: PriceScaleFit, best: PriceScaleFit): boolean {
  const [more, fewer] = [rowsOf(candidate), rowsOf(best)];
  return more === fewer ? candidate.rmsPx < best.rmsPx : more > fewer;
}

/** Rows that labels on a scale stand in: pieces of a label that something hides stand side by side, and both are about nought to a high price. */
function rowsOf({ inliers }: PriceScaleFit): number {
  return new Set(inliers.map(({ y }) => y)).size;
}

function lineThrough(first: LinePoint, second: LinePoint): StraightLine | null {
  const slope = (second.y - first.y) / (second.t - first.t);
  return Number.isFinite(slope) && slope < 0 ? { slope, offset: first.y - slope * first.t } : null;
}

function refine(
  points: readonly (LabelReading & LinePoint)[],
  proposed: StraightLine | null,
  scale: 'linear' | 'log',
  tolerancePx: number,
): PriceScaleFit | null {
  if (proposed === null) return null;
  let line = proposed;
  let inliers: readonly (LabelReading & LinePoint)[] = [];
  for (let round = 0; round < 3; round++) {
    inliers = points.filter((point) => Math.abs(residual(line, point)) <= tolerancePx);
    line = fitLine(inliers) ?? line;
  }
  if (line.slope >= 0 || inliers.length < 2) return null;
  const distances = inliers.map((point) => Math.abs(residual(line, point)));
  return {
    scale,
    line,
    inliers: inliers.map(({ price, y }) => ({ price, y })),
    worstPx: Math.max(...distances),
    rmsPx: Math.sqrt(distances.reduce((sum, distance) => sum + distance ** 2, 0) / distances.length),
    rival: null,
  };
}
