import type { ChartView } from '../chart-view.ts';
import type { PatternSighting } from '../patterns/find-patterns.ts';
import { opposite, type Bias } from '../structure/side.ts';
import { chartPatternName, chartPatternSide } from './chart-pattern-words.ts';

/**
 * Names of the chart patterns, best first, then of the latest candle patterns that stand, newest first: one a bar, and no
 * indecision where a bar also shows a side. One that speaks against the side of a plan says so.
 */
export function patternWords({ patterns, shapes }: ChartView, planSide: Bias | null): string[] {
  const told = (name: string, side: PatternSighting['side']): string =>
    planSide !== null && side === opposite(planSide)
      ? `${name}, against the ${planSide === 'bullish' ? 'buy' : 'sell'}`
      : name;
  const standing = patterns.filter(({ invalidatedAt }) => invalidatedAt === null);
  const telling = standing.filter(
    (pattern, i) => standing.findIndex(({ knownAt }) => knownAt === pattern.knownAt) === i,
  );
  return [
    ...new Set([
      ...shapes.map((shape) => told(chartPatternName(shape), chartPatternSide(shape))),
      ...telling.map(({ name, side }) => told(name, side)),
    ]),
  ];
}
