import { FOREIGN, FULL } from '../coverage/candle-coverage.ts';
import { type CandleShape, MOST_WICK_SHARE } from '../shapes/candle-shape.ts';
import { isHiddenBetween, sumBetween } from '../coverage/coverage-sums.ts';
import { coveredRows, nextMarked } from '../coverage/covered-rows.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { mean } from '../../mean.ts';

/** Pixels that a row of a wick and a row of a body cover in sum, typically. */
export interface RowAreas {
  readonly wick: number;
  /** What nearly all rows of wicks cover at least: compression and the place between two columns leave some of them fainter than others. */
  readonly faintWick: number;
  readonly body: number;
}

const STEPS_PER_PIXEL = 8;
/** A wick is at least this thin, and may be this wide however near candles stand. */
const LEAST_WICK_PX = 0.35;
const WIDE_WICK_PX = 1.6;
/** A line of one pixel at half its size. */
const THIN_WICK_PX = 0.5;
/** Soft edges make the whole columns of a wick at most this much wider than it is, or narrower. */
const MOST_SOFTENED_PX = 1.25;
/** Wicks of nothing but soft pixels are the thinnest there are where a little further on so few rows are left, and beyond that so few. */
const FURTHER_PX = 0.375;
const MOST_FURTHER = 0.4;
const MOST_BEYOND = 0.15;
/** So few rows of wicks are fainter than the faint ones, which cover at least this share of what is typical. */
const FAINTER = 0.15;
const LEAST_FAINT = 0.75;
/** Of candles nearer to each other what is faint in a wick's columns may be the soft sides of their neighbours. */
const NEAREST_FAINT_PX = 5;
/** Wicks of a single column are fainter nowhere: what is so between them are dashes of a grid. */
const SPREAD_PX = 1.2;
/** A body fills at least this share of the pitch: less than in `measureShape`, which counts whole columns. */
const LEAST_BODY_SHARE = 0.25;
/** A body is wider than its wick by at least this much. */
const LEAST_OVERHANG_PX = 0.8;
/** What else stands in the cells is wider or narrower than bodies by more than this share of the pitch, or it measures the same. */
const LEAST_OTHER = 0.04;
/** Fainter pixels are compression noise beside the stroke. */
const LEAST_SEEN = 0.3;
/** Share of the most frequent width that makes another one frequent. */
const FREQUENT = 0.35;
const HALF_PX = 0.5;
/** Share of the way from wick to body that either side must go on its own. */
const LEAST_SIDE = 0.2;

/**
 * The most frequent widths of rows in the cells, from their first to their last covered pixel: once among those that may be wicks, once among
 * those that may be bodies, which are looked for in the rows of the candles only, for columns of volume are wider. Cells beside the candles hold buttons and
 * texts. Null where no row is clearly wider than a wick.
 */
export function typicalAreas({ width, height }: InkMask, shape: CandleShape, coverage: Uint8Array): RowAreas | null {
  const { pitchPx, among = { left: 0, right: width, top: 0, bottom: height - 1 } } = shape;
  const counts = new Float64Array(Math.ceil((pitchPx + 2) * STEPS_PER_PIXEL));
  const ofMiddle = new Float64Array(counts.length);
  const amongCandles = new Float64Array(counts.length);
  const covered = coveredRows(coverage, width);
  const marks = new Int32Array(covered.wordsPerColumn);
  for (const x of shape.middles) {
    if (x < among.left || x > among.right) continue;
    const left = Math.round(x - pitchPx / 2);
    const right = Math.round(x + pitchPx / 2) - 1;
    if (left < 0 || right >= width) continue;
    // One column, or the two that the middle lies between.
    const [firstMiddle, lastMiddle] = [Math.floor(x - HALF_PX), Math.ceil(x - HALF_PX)];
    covered.markBetween(left, right, marks);
    for (let y = nextMarked(marks, 0); y >= 0; y = nextMarked(marks, y + 1)) {
      const extent = extentOf(coverage, y * width + left, y * width + right);
      if (extent === 0) continue;
      const step = Math.round(extent * STEPS_PER_PIXEL);
      counts[step]! += 1;
      // Soft edges of the neighbours alone are no wick.
      if (coverage[y * width + firstMiddle]! > 0 || coverage[y * width + lastMiddle]! > 0) ofMiddle[step]! += 1;
      if (y >= among.top && y <= among.bottom) amongCandles[step]! += 1;
    }
  }
  const all = smoothed(counts);
  // Columns of volume may be as wide as wicks are elsewhere.
  const mostWickPx = Math.min(
    Math.max(WIDE_WICK_PX, MOST_WICK_SHARE * pitchPx),
    Math.max(WIDE_WICK_PX, shape.wickPx + MOST_SOFTENED_PX),
  );
  // Thinner than the wicks may be the lines of a grid, and what compression leaves.
  const leastWickPx = Math.max(LEAST_WICK_PX, shape.wickPx - MOST_SOFTENED_PX);
  // Only neighbours that stand near reach into a cell.
  const ofWicks = pitchPx < NEAREST_FAINT_PX ? ofMiddle : counts;
  const thin = smoothed(ofWicks);
  const isThinnest = leastWickPx === LEAST_WICK_PX && areThinnest(thin, mostWickPx);
  const usualWickPx = isThinnest ? LEAST_WICK_PX : mode(thin, leastWickPx, Math.max(leastWickPx, mostWickPx));
  const wick = shape.hasThinWicks === true ? Math.min(THIN_WICK_PX, usualWickPx) : usualWickPx;
  const bodyIn = (widths: Float64Array): number | null => {
    const body = widestMode(widths, Math.max(wick + LEAST_OVERHANG_PX, LEAST_BODY_SHARE * pitchPx), pitchPx + 1);
    return widths[Math.round(body * STEPS_PER_PIXEL)]! > 0 ? body : null;
  };
  const ofAll = bodyIn(all);
  const ofCandles = bodyIn(smoothed(amongCandles));
  if (ofCandles === null) return null;
  // Where nothing else stands in the cells, more rows tell the width better.
  const isShared = ofAll !== null && Math.abs(ofAll - ofCandles) <= LEAST_OTHER * pitchPx;
  const faintest = Math.max(LEAST_FAINT * wick, quantile(ofWicks, leastWickPx, mostWickPx, FAINTER));
  const faintWick = pitchPx < NEAREST_FAINT_PX || wick < SPREAD_PX ? wick : Math.min(wick, faintest);
  return { wick, faintWick, body: isShared ? ofAll : ofCandles };
}

/** The width between two that so large a share of the rows in between are no wider than, pixels. */
function quantile(counts: Float64Array, fromPx: number, toPx: number, share: number): number {
  const [from, to] = [fromPx, toPx].map((px) => Math.min(counts.length - 1, Math.round(px * STEPS_PER_PIXEL)));
  const total = counts.subarray(from, to! + 1).reduce((sum, count) => sum + count, 0);
  let below = 0;
  let at = from!;
  while (at < to! && (below += counts[at]!) < share * total) at++;
  return at / STEPS_PER_PIXEL;
}

/**
 * Whether wicks are so thin and pale, such as lines of half a pixel that fall on two columns, that hardly any row of one is wider than the
 * thinnest.
 */
function areThinnest(counts: Float64Array, mostWickPx: number): boolean {
  const stepOf = (px: number): number => Math.round(px * STEPS_PER_PIXEL);
  const thinnest = stepOf(LEAST_WICK_PX);
  const further = stepOf(LEAST_WICK_PX + FURTHER_PX);
  const most = counts[thinnest]!;
  if (most === 0 || counts[thinnest + 1]! > most) return false;
  return (
    counts[further]! <= MOST_FURTHER * most &&
    counts.subarray(further + 1, stepOf(mostWickPx) + 1).every((count) => count <= MOST_BEYOND * most)
  );
}

function smoothed(counts: Float64Array): Float64Array {
  const at = (i: number): number => counts[i] ?? 0;
  return counts.map((_, i) => at(i - 2) + at(i + 2) + 2 * (at(i - 1) + at(i + 1)) + 3 * at(i));
}

/**
 * Width from the first to the last pixel that is covered, counting of these as much as is covered. 0 if none is, and where three or more are
 * but none by half: what is translucent throughout is volume.
 */
function extentOf(coverage: Uint8Array, from: number, to: number): number {
  let first = -1;
  let last = -1;
  let most = 0;
  for (let pixel = from; pixel <= to; pixel++) {
    if (coverage[pixel]! < FULL * LEAST_SEEN || coverage[pixel] === FOREIGN) continue;
    if (coverage[pixel]! > most) most = coverage[pixel]!;
    if (first < 0) first = pixel;
    last = pixel;
  }
  if (first < 0 || (last - first >= 2 && most < FULL / 2)) return 0;
  return first === last ? coverage[first]! / FULL : (coverage[first]! + coverage[last]!) / FULL + last - first - 1;
}

/**
 * How far the covered width of a row goes from that of a wick to that of a body: 0 to 1. `left` and `right` bound the cell, middle `x`,
 * continuous pixels: a pixel between two cells counts for each by its part. Of a row of which something hides one half the other tells; null where both are.
 */
export function bodyShareByArea(
  coverage: Uint8Array,
  offset: number,
  x: number,
  { left, right }: { left: number; right: number },
  areas: Pick<RowAreas, 'wick' | 'body'>,
): number | null {
  const leftHalf = areaBetween(coverage, offset, left, x);
  const rightHalf = areaBetween(coverage, offset, x, right);
  const seen = [leftHalf, rightHalf].filter((half) => half !== null);
  if (seen.length === 0) return null;
  const shares = seen.map((half) => (2 * half - areas.wick) / (areas.body - areas.wick));
  return Math.min(...shares) < LEAST_SIDE ? 0 : Math.min(1, mean(shares));
}

/** Covered pixels of a row between two places, pixels at both ends by their part; null if any of them is hidden. */
function areaBetween(coverage: Uint8Array, offset: number, from: number, to: number): number | null {
  return isHiddenBetween(coverage, offset, from, to) ? null : sumBetween(coverage, offset, from, to) / FULL;
}

/** The most frequent width between two, pixels. */
function mode(counts: Float64Array, fromPx: number, toPx: number): number {
  const to = Math.min(counts.length - 1, Math.round(toPx * STEPS_PER_PIXEL));
  let best = Math.round(fromPx * STEPS_PER_PIXEL);
  // What falls off from the start belongs to a peak before it.
  while (best < to && counts[best + 1]! <= counts[best]!) best++;
  for (let i = best; i <= to; i++) if (counts[i]! > counts[best]!) best = i;
  return best / STEPS_PER_PIXEL;
}

/** The widest of the frequent widths between two: wicks that were smoothed over two columns may be more frequent than bodies. */
function widestMode(counts: Float64Array, fromPx: number, toPx: number): number {
  const best = Math.round(mode(counts, fromPx, toPx) * STEPS_PER_PIXEL);
  for (let i = Math.min(counts.length - 2, Math.round(toPx * STEPS_PER_PIXEL)); i > best; i--) {
    const isPeak = counts[i]! >= counts[i - 1]! && counts[i]! >= counts[i + 1]!;
    if (isPeak && counts[i]! >= FREQUENT * counts[best]!) return i / STEPS_PER_PIXEL;
  }
  return best / STEPS_PER_PIXEL;
}

/** Whole pixels for what was measured between them. */
export function roundedTo({ wick, body }: RowAreas): Pick<CandleShape, 'wickPx' | 'bodyPx'> {
  const wickPx = Math.max(1, Math.round(wick));
  return { wickPx, bodyPx: Math.max(wickPx + 1, Math.round(body)) };
}
