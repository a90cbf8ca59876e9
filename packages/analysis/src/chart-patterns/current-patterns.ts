import type { ChartSeries } from '../series/chart-series.ts';
import type { ChartPattern } from './chart-pattern.ts';

/** Shapes that fit worse are not worth a trader's eye. */
const LEAST_SCORE = 50;
/** Bars for which a break is news. */
const FRESH_BARS = 40;
const MOST_SHOWN = 3;

/** The chart patterns that speak of now: still forming, or broken lately and neither failed nor at their target. Best first. */
export function currentPatterns({ closedCount }: ChartSeries, patterns: readonly ChartPattern[]): ChartPattern[] {
  return patterns
    .filter(({ score, supersededAt, invalidatedAt, reachedAt, confirmedAt }) => {
      if (score < LEAST_SCORE || supersededAt !== null || invalidatedAt !== null || reachedAt !== null) return false;
      return confirmedAt === null || closedCount - confirmedAt <= FRESH_BARS;
    })
    .toSorted((a, b) => b.score - a.score || b.knownAt - a.knownAt)
    .slice(0, MOST_SHOWN);
}
