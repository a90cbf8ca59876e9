import type { ChartView } from './chart-view.ts';
import { chartFindings } from './findings/chart-findings.ts';
import type { ChartFindings, Evidence, MarketAnalysis, Plan } from './market-analysis.ts';
import type { Choice } from './setups/choose-setup.ts';
import type { JudgedIdea } from './setups/judge-idea.ts';
import type { SetupContext } from './setups/setup-context.ts';
import { opposite } from './structure/side.ts';
import { recommendTimeframe } from './timeframes/recommend-timeframe.ts';
import { confidenceOf } from './track-record/confidence-of.ts';
import { measuredOf } from './track-record/track-record-of.ts';
import { analysisWords, marketStructureWords } from './words/analysis-words.ts';
import { indicatorsUsed, indicatorWords } from './words/indicator-words.ts';
import { keyLevelWords, nearestLevels } from './words/level-words.ts';
import { patternWords } from './words/pattern-words.ts';
import { stopRangeWords } from './words/plan-words.ts';
import { rejectionWords } from './words/rejection-words.ts';
import { liquidityWords, smartMoneyElements } from './words/smart-money-words.ts';

/** Puts what was found and chosen into the fields of an analysis. `views` is in the order of the input. */
export function describeMarket(context: SetupContext, choice: Choice, views: readonly ChartView[]): MarketAnalysis {
  const { entry, bias } = context;
  const { setup, potential, judged } = choice;
  const best = setup ?? potential ?? judged[0] ?? null;
  const evidence = best ? evidenceOf(best) : [];
  const plan = (setup ?? potential)?.priced.plan ?? null;
  const measured = setup && plan ? measuredOf(plan, entry.grid.symbol, entry.timeframe) : null;
  const record = measured?.record ?? null;
  const { support, resistance } = nearestLevels(bias, entry.price);
  return {
    entryChart: entry.index,
    currentPrice: entry.price,
    setup: setup?.priced.plan ?? null,
    potential: potential === null ? null : waitingPlan(potential),
    rejectionReason: setup ? null : rejectionWords(context, choice),
    confidence: setup ? confidenceOf(record, setup.reasons) : null,
    confluenceScore: best?.score ?? 0,
    trackRecord: record,
    patternConfidenceScore: measured?.percent ?? null,
    evidence,
    patterns: patternWords(entry, (setup ?? potential)?.idea.side ?? null),
    higherTimeframeTrend: bias.structure.trend,
    higherTimeframeResistance: resistance,
    higherTimeframeSupport: support,
    indicatorsUsed: indicatorsUsed(entry),
    indicatorConfirmations: indicatorWords(entry),
    smcVisibleElements: smartMoneyElements(entry),
    smcBias: entry.structure.trend === 'ranging' ? 'neutral' : entry.structure.trend,
    liquidityZone: liquidityWords(entry),
    suggestedSLRange: plan && stopRangeWords(plan, entry),
    recommendTimeframe: recommendTimeframe(context, choice),
    marketStructure: marketStructureWords(context),
    keyLevels: keyLevelWords(entry),
    analysisText: analysisWords(context, choice, record),
    charts: views.map((view) => findingsOf(view, context, evidence)),
  };
}

/** What speaks for the idea, then what speaks against it, each on its side. */
function evidenceOf({ idea, reasons, against }: JudgedIdea): Evidence[] {
  const told = ({ text, chartIndex, findingIds }: Omit<Evidence, 'side'>, side: Evidence['side']): Evidence => ({
    text,
    side,
    chartIndex,
    findingIds,
  });
  return [
    ...reasons.map((reason) => told(reason, idea.side)),
    ...against.map((point) => told(point, opposite(idea.side))),
  ];
}

/** A plan that waits for nothing but price waits for its entry. */
function waitingPlan({ priced }: JudgedIdea): Plan | null {
  return priced.plan && { ...priced.plan, trigger: priced.plan.trigger ?? priced.plan.entry };
}

function findingsOf(view: ChartView, { entry, bias }: SetupContext, evidence: readonly Evidence[]): ChartFindings {
  const role = view === entry ? 'entry' : view === bias ? 'bias' : 'confirmation';
  const referred = evidence.flatMap(({ chartIndex, findingIds }) => (chartIndex === view.index ? findingIds : []));
  return { role, findings: chartFindings(view, new Set(referred)) };
}
