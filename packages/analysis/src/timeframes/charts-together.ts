import { timeframeMinutes } from '@pipsight/trading';
import type { ChartInput } from '../market-analysis.ts';
import { rankCharts } from './rank-charts.ts';

/** How two charts of one analysis contradict each other, or are merely unusual together. Indexes into the input. */
export type ChartsDoubt =
  /** The bars of the longer timeframe are the smaller ones: one of the timeframes is wrong. */
  | { readonly kind: 'timeframes-contradict-bars'; readonly longer: number; readonly shorter: number }
  /** Their last prices lie too far apart to be of one moment. */
  | { readonly kind: 'last-prices-disagree'; readonly first: number; readonly second: number }
  /** They show the same timeframe: the second adds no larger picture. */
  | { readonly kind: 'same-timeframe'; readonly first: number; readonly second: number }
  /** A bar of the one lasts so many bars of the other that neither explains the other. */
  | { readonly kind: 'far-timeframes'; readonly longer: number; readonly shorter: number };

/** Doubts that make every answer about the charts together wrong. */
const CONTRADICTIONS = new Set<ChartsDoubt['kind']>(['timeframes-contradict-bars', 'last-prices-disagree']);

export function isContradiction({ kind }: ChartsDoubt): boolean {
  return CONTRADICTIONS.has(kind);
}

/** On one market a longer bar is the taller one; a quiet stretch may bring them near, not below this share. */
const LEAST_TALLER = 0.75;
/** Pictures are taken minutes apart: their last prices may differ by this many bars of the longest timeframe. */
const MOST_APART_BARS = 1.5;
const FARTHEST_TIMES = 100;
const NEWEST_BARS = 30;

/**
 * What speaks against reading charts of one market together. Their order in the upload says nothing: the longest timeframe
 * gives the bias and the shortest the entry in whatever order they come. In order means that the timeframes, so ranked,
 * differ, and that their bars grow with them.
 */
export function chartsTogether(charts: readonly ChartInput[]): ChartsDoubt[] {
  const ranked = rankCharts(charts);
  const pairs = ranked.slice(1).map((shorter, i) => ({ longer: ranked[i]!, shorter }));
  return [...pairs.flatMap((pair) => timeframeDoubts(charts, pair)), ...priceDoubts(charts, ranked)];
}

function timeframeDoubts(
  charts: readonly ChartInput[],
  { longer, shorter }: { longer: number; shorter: number },
): ChartsDoubt[] {
  const [long, short] = [minutesOf(charts[longer]!), minutesOf(charts[shorter]!)];
  if (long === null || short === null) return [];
  if (long === short) return [{ kind: 'same-timeframe', first: longer, second: shorter }];
  if (barHeight(charts[longer]!) < LEAST_TALLER * barHeight(charts[shorter]!)) {
    return [{ kind: 'timeframes-contradict-bars', longer, shorter }];
  }
  return long / short > FARTHEST_TIMES ? [{ kind: 'far-timeframes', longer, shorter }] : [];
}

function priceDoubts(charts: readonly ChartInput[], ranked: readonly number[]): ChartsDoubt[] {
  const tallest = Math.max(...charts.map(barHeight));
  const noise = Math.max(...charts.map(({ pricePerPx }) => pricePerPx));
  const first = ranked[0]!;
  const second = ranked.slice(1).find((index) => {
    const apart = Math.abs(lastPriceOf(charts[index]!) - lastPriceOf(charts[first]!));
    return apart > MOST_APART_BARS * tallest + 2 * noise;
  });
  return second === undefined ? [] : [{ kind: 'last-prices-disagree', first, second }];
}

function minutesOf({ timeframe }: ChartInput): number | null {
  return timeframe === null ? null : timeframeMinutes(timeframe);
}

function lastPriceOf({ lastPrice, candles }: ChartInput): number {
  return lastPrice ?? candles.at(-1)!.close;
}

/** Mean height of the newest closed bars, in price. */
function barHeight({ candles }: ChartInput): number {
  const newest = candles.slice(-NEWEST_BARS - 1, -1);
  return newest.reduce((sum, { high, low }) => sum + high - low, 0) / Math.max(1, newest.length);
}
