import type { MarketAnalysis, Plan } from '@pipsight/analysis';
import { BUILTIN_ENGINE, type Check } from '@pipsight/contract';
import { riskReward } from '@pipsight/trading';
import type { StoredAnalysis } from '../../db/schema.ts';
import { buildChecks } from './build-checks.ts';
import { presentChart } from './present-chart.ts';
import { decimalsOf, priceString } from './price-string.ts';
import { factsOf, type ReadChart } from './read-chart.ts';

/** Who made an analysis, and the checks that only its answers need. */
interface MadeBy {
  readonly engine: string;
  readonly checks: readonly Check[];
}

/** An analysis as it is stored and sent: prices as text, places as pixels. */
export function presentAnalysis(
  charts: readonly ReadChart[],
  analysis: MarketAnalysis,
  { engine, checks }: MadeBy = { engine: BUILTIN_ENGINE, checks: [] },
): StoredAnalysis {
  const entryChart = charts[analysis.entryChart]!;
  const decimals = decimalsOf(entryChart);
  const price = (value: number | null): string | null => (value === null ? null : priceString(value, decimals));
  const facts = factsOf(entryChart);
  return {
    filename: charts[0]!.filename,
    multiTimeframeFiles: charts.map(({ filename }) => filename),
    currencyPair:
      facts.symbol ?? charts.map((chart) => factsOf(chart).symbol).find((symbol) => symbol !== null) ?? null,
    timeframe: facts.timeframe,
    platform: entryChart.reading.platform,
    currentPrice: price(analysis.currentPrice),
    ...presentPlan(analysis, price),
    confidence: analysis.confidence,
    confluenceScore: analysis.confluenceScore,
    patterns: [...analysis.patterns],
    patternConfidenceScore: analysis.patternConfidenceScore,
    higherTimeframeTrend: analysis.higherTimeframeTrend,
    higherTimeframeResistance: price(analysis.higherTimeframeResistance),
    higherTimeframeSupport: price(analysis.higherTimeframeSupport),
    indicatorsUsed: [...analysis.indicatorsUsed],
    indicatorConfirmations: [...analysis.indicatorConfirmations],
    smcVisibleElements: [...analysis.smcVisibleElements],
    smcBias: analysis.smcBias,
    liquidityZone: analysis.liquidityZone,
    rejectionReason: analysis.rejectionReason,
    suggestedSLRange: analysis.suggestedSLRange,
    recommendTimeframe: analysis.recommendTimeframe,
    marketStructure: analysis.marketStructure,
    keyLevels: [...analysis.keyLevels],
    analysisText: analysis.analysisText,
    engine,
    trackRecord: analysis.trackRecord,
    evidence: analysis.evidence.map(({ findingIds, ...rest }) => ({ ...rest, markIds: [...findingIds] })),
    checks: [...checks, ...buildChecks(charts, analysis).filter(({ price }) => !hasPrice(checks, price))],
    charts: charts.map((chart, i) => presentChart(chart, analysis.charts[i]!)),
  };
}

/** Whether checks tell of a price already, and more than that it was worked out. */
function hasPrice(checks: readonly Check[], price: Check['price']): boolean {
  return price !== undefined && checks.some((check) => check.price === price);
}

type PlanFields = Pick<
  StoredAnalysis,
  | 'hasSetup'
  | 'direction'
  | 'entryType'
  | 'entryPrice'
  | 'triggerPrice'
  | 'stopLoss'
  | 'takeProfit1'
  | 'takeProfit2'
  | 'riskRewardRatio'
  | 'setupRule'
>;

/**
 * A setup, or the plan that may become one. The latter's entry is its trigger: with direction, entry, stop and target
 * all present an analysis would count as a setup.
 */
function presentPlan({ setup, potential }: MarketAnalysis, price: (value: number | null) => string | null): PlanFields {
  const plan = setup ?? potential;
  return {
    hasSetup: setup ? 'yes' : 'no',
    direction: plan?.direction ?? null,
    entryType: plan?.entryType ?? null,
    entryPrice: setup ? price(setup.entry) : null,
    triggerPrice: setup ? price(setup.trigger) : price(potential?.trigger ?? potential?.entry ?? null),
    stopLoss: price(plan?.stop ?? null),
    takeProfit1: price(plan?.target1 ?? null),
    takeProfit2: price(plan?.target2 ?? null),
    riskRewardRatio: plan ? ratioOf(plan, price) : null,
    setupRule: setup?.rule ?? null,
  };
}

/** Worked out from the prices as they are shown, two decimals. */
function ratioOf(plan: Plan, price: (value: number) => string | null): number | null {
  const shown = (value: number): number => Number(price(value));
  const ratio = riskReward({ entry: shown(plan.entry), stop: shown(plan.stop), target1: shown(plan.target1) });
  return ratio === null ? null : Math.round(ratio * 100) / 100;
}
