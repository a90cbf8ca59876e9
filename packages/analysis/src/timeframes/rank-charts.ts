import { timeframeMinutes } from '@pipsight/trading';
import type { ChartInput } from '../market-analysis.ts';

/**
 * Indexes of the charts from the highest timeframe to the lowest. Known, different timeframes decide. Where one is
 * unknown, or two are equal, the mean size of a bar decides: on one market, bars grow with the timeframe. Charts alike in
 * both stay in the order given.
 */
export function rankCharts(charts: readonly ChartInput[]): number[] {
  const minutes = charts.map(({ timeframe }) => (timeframe === null ? null : timeframeMinutes(timeframe)));
  const allKnown = minutes.every((length) => length !== null);
  const size = charts.map(meanRange);
  const longer = (a: number, b: number): number => (allKnown ? minutes[b]! - minutes[a]! : 0);
  return charts.map((_, i) => i).toSorted((a, b) => longer(a, b) || size[b]! - size[a]! || a - b);
}

/** Mean high-to-low distance as a share of the price; 0 without candles. */
function meanRange({ candles }: ChartInput): number {
  if (candles.length === 0) return 0;
  const sum = candles.reduce((total, { high, low, close }) => total + Math.abs((high - low) / (close || 1)), 0);
  return sum / candles.length;
}
