export type {
  AnalyzeResult,
  ChartFindings,
  ChartInput,
  Evidence,
  Finding,
  FindingKind,
  MarketAnalysis,
  Plan,
  Side,
  TrackRecord,
} from './market-analysis.ts';
export { MIN_CANDLES } from './market-analysis.ts';
export { analyzeCharts } from './analyze-charts.ts';
