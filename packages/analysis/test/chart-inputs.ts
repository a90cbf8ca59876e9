import type { Candle } from '@pipsight/trading';
import type { ChartInput, MarketAnalysis } from '../src/market-analysis.ts';
import { analyzeCharts } from '../src/analyze-charts.ts';

/** A chart as a screenshot of 700 pixels height would show it. */
export function chartOf(candles: readonly Candle[], change: Partial<ChartInput> = {}): ChartInput {
  const height = Math.max(...candles.map(({ high }) => high)) - Math.min(...candles.map(({ low }) => low));
  return { symbol: 'EURUSD', timeframe: 'H1', candles, lastPrice: null, pricePerPx: height / 700, ...change };
}

/** The analysis of charts that can be analysed. */
export function analysisOf(...charts: readonly ChartInput[]): MarketAnalysis {
  const result = analyzeCharts(charts);
  if (!result.ok) throw new Error(result.reason);
  return result.analysis;
}
