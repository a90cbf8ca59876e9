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
export { checkModelAnswer } from './model-answer/check-model-answer.ts';
export { describeLevels } from './model-answer/describe-levels.ts';
export type { CheckedAnswer, ClaimCheck, PlanPrice, VisibleChart } from './model-answer/claim-check.ts';
export { chartsTogether, isContradiction, type ChartsDoubt } from './timeframes/charts-together.ts';
