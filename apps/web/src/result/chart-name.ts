import type { Chart } from '@pipsight/contract';

/** What a chart of an analysis is called beside others: its timeframe, or else its number. */
export function nameOfChart(charts: readonly Pick<Chart, 'index' | 'timeframe'>[], index: number): string {
  return charts.find((chart) => chart.index === index)?.timeframe ?? `Chart ${index + 1}`;
}
