import type { AnalyzeResult, ChartInput } from '@pipsight/analysis';
import { priceAt } from '@pipsight/chart-reader';
import type { HttpError } from '../../http/http-error.ts';
import type { StoredAnalysis } from '../../db/schema.ts';
import { differentSymbols, tooFewCandles } from './chart-failures.ts';
import { presentAnalysis } from './present-analysis.ts';
import { factsOf, type ReadChart } from './read-chart.ts';

/** From candles to a verdict; `analyzeCharts` of the analysis package. */
export type Analyze = (charts: readonly ChartInput[]) => AnalyzeResult;

export type BuiltAnalysis =
  | { readonly ok: true; readonly analysis: StoredAnalysis }
  | { readonly ok: false; readonly failure: HttpError };

/** Analyses charts that were read, now or earlier. */
export function buildAnalysis(analyze: Analyze, charts: readonly ReadChart[]): BuiltAnalysis {
  const result = analyze(charts.map(chartInput));
  if (result.ok) return { ok: true, analysis: presentAnalysis(charts, result.analysis) };
  if (result.reason === 'different-symbols') {
    const shown = charts.map((chart) => ({ filename: chart.filename, symbol: factsOf(chart).symbol }));
    return { ok: false, failure: differentSymbols(shown) };
  }
  const short = result.chartIndex === null ? shortest(charts) : charts[result.chartIndex]!;
  return { ok: false, failure: tooFewCandles(short.filename, short.reading.candles.x.length) };
}

function chartInput(chart: ReadChart): ChartInput {
  const { candles, axis, plot } = chart.reading;
  const { symbol, timeframe, lastPrice } = factsOf(chart);
  const middleY = plot.y + plot.h / 2;
  return {
    symbol,
    timeframe,
    lastPrice,
    candles: candles.x.map((_, i) => ({
      open: candles.open[i]!,
      high: candles.high[i]!,
      low: candles.low[i]!,
      close: candles.close[i]!,
    })),
    // On a logarithmic axis a pixel is worth more at the top; the middle stands for all.
    pricePerPx: Math.abs(priceAt(axis, middleY + 0.5) - priceAt(axis, middleY - 0.5)),
  };
}

function shortest(charts: readonly ReadChart[]): ReadChart {
  return charts.reduce((a, b) => (b.reading.candles.x.length < a.reading.candles.x.length ? b : a));
}
