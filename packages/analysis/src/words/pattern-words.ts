import type { ChartView } from '../chart-view.ts';
import { chartPatternName } from './chart-pattern-words.ts';

/** Names of the chart patterns, best first, then of the latest candle patterns, newest first: one a bar, and no indecision where a bar also shows a side. */
export function patternWords({ patterns, shapes }: ChartView): string[] {
  const telling = patterns.filter(
    (pattern, i) => patterns.findIndex(({ knownAt }) => knownAt === pattern.knownAt) === i,
  );
  return [...new Set([...shapes.map(chartPatternName), ...telling.map(({ name }) => name)])];
}
