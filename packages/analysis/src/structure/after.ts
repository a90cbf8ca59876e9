import type { ChartSeries } from '../series/chart-series.ts';

/** First closed bar after `bar` on which something happened; null while it has not. */
export function firstAfter(
  { closedCount }: ChartSeries,
  bar: number,
  happened: (bar: number) => boolean,
): number | null {
  for (let at = bar + 1; at < closedCount; at++) if (happened(at)) return at;
  return null;
}
