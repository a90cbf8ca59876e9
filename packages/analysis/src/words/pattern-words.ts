import type { ChartView } from '../chart-view.ts';

/** Names of the latest patterns, newest first: one a bar, and no indecision where a bar also shows a side. */
export function patternWords({ patterns }: ChartView): string[] {
  const telling = patterns.filter(
    (pattern, i) => patterns.findIndex(({ knownAt }) => knownAt === pattern.knownAt) === i,
  );
  return [...new Set(telling.map(({ name }) => name))];
}
