import type { ChartReading } from './chart-reading.ts';

/** The reading of a picture of this size that shows no chart. */
export function notAChart(
  { width, height }: Pick<ChartReading, 'width' | 'height'>,
  timings: ChartReading['timings'],
): ChartReading {
  return {
    width,
    height,
    isChart: false,
    platform: null,
    symbol: null,
    timeframe: null,
    plot: null,
    axis: null,
    lastPrice: null,
    candles: [],
    candlePitchPx: null,
    problems: ['not-a-chart'],
    timings,
  };
}
