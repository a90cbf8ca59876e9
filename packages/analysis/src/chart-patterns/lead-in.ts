import type { ChartSeries } from '../series/chart-series.ts';

/** Shorter shapes look back at least this many bars. */
const LEAST_BARS = 15;

/** Where the move into a shape came from: the lowest low (before a top) of as many bars before it as it spans. */
export function leadIn({ candles }: ChartSeries, formedAt: number, spanBars: number, top: boolean): number {
  const before = candles.slice(Math.max(0, formedAt - Math.max(LEAST_BARS, spanBars)), formedAt + 1);
  return top ? Math.min(...before.map(({ low }) => low)) : Math.max(...before.map(({ high }) => high));
}
