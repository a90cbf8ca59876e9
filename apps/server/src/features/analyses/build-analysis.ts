import type { AnalyzeResult, ChartInput, MarketAnalysis } from '@pipsight/analysis';
import type { HttpError } from '../../http/http-error.ts';
import type { StoredAnalysis } from '../../db/schema.ts';
import { chartInput } from './chart-input.ts';
import { differentSymbols, tooFewCandles } from './chart-failures.ts';
import { presentAnalysis } from './present-analysis.ts';
import { factsOf, type ReadChart } from './read-chart.ts';

/** From candles to a verdict; `analyzeCharts` of the analysis package. */
export type Analyze = (charts: readonly ChartInput[]) => AnalyzeResult;

export type BuiltAnalysis =
  | { readonly ok: true; readonly market: MarketAnalysis; readonly analysis: StoredAnalysis }
  | { readonly ok: false; readonly failure: HttpError };

/** Analyses charts that were read, now or earlier. */
export function buildAnalysis(analyze: Analyze, charts: readonly ReadChart[]): BuiltAnalysis {
  const result = analyze(charts.map(chartInput));
  if (result.ok) return { ok: true, market: result.analysis, analysis: presentAnalysis(charts, result.analysis) };
  if (result.reason === 'different-symbols') {
    const shown = charts.map((chart) => ({ filename: chart.filename, symbol: factsOf(chart).symbol }));
    return { ok: false, failure: differentSymbols(shown) };
  }
  const short = result.chartIndex === null ? shortest(charts) : charts[result.chartIndex]!;
  return { ok: false, failure: tooFewCandles(short.filename, short.reading.candles.x.length) };
}

function shortest(charts: readonly ReadChart[]): ReadChart {
  return charts.reduce((a, b) => (b.reading.candles.x.length < a.reading.candles.x.length ? b : a));
}
