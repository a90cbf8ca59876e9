import type { ChartSeries } from '../series/chart-series.ts';
import type { ChartPattern } from './chart-pattern.ts';

/** Shapes that fit worse are not worth a trader's eye. */
const LEAST_SCORE = 50;
/** Bars for which a break is news. */
const FRESH_BARS = 25;
/** Two shapes over mostly the same bars are two names for one thing: the better fit is told. */
const MOST_SHARED = 0.5;
const MOST_SHOWN = 2;

/** The chart patterns that speak of now: still forming, or broken lately and neither failed nor at their target. Best first. */
export function currentPatterns({ closedCount }: ChartSeries, patterns: readonly ChartPattern[]): ChartPattern[] {
  const telling = patterns
    .filter(({ score, supersededAt, invalidatedAt, reachedAt, confirmedAt }) => {
      if (score < LEAST_SCORE || supersededAt !== null || invalidatedAt !== null || reachedAt !== null) return false;
      return confirmedAt === null || closedCount - confirmedAt <= FRESH_BARS;
    })
    .toSorted((a, b) => b.score - a.score || b.knownAt - a.knownAt);
  const shown: ChartPattern[] = [];
  for (const pattern of telling) if (!shown.some((other) => overlaps(pattern, other))) shown.push(pattern);
  return shown.slice(0, MOST_SHOWN);
}

function overlaps(a: ChartPattern, b: ChartPattern): boolean {
  const shared = Math.min(a.knownAt, b.knownAt) - Math.max(a.formedAt, b.formedAt);
  return shared > MOST_SHARED * Math.min(a.knownAt - a.formedAt, b.knownAt - b.formedAt);
}
