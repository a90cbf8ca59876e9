import type { ModelClaim } from '@pipsight/trading';
import type { ChartView } from '../chart-view.ts';
import { describeMarket } from '../describe-market.ts';
import { MIN_CANDLES, type MarketAnalysis, type Plan } from '../market-analysis.ts';
import { inWords } from '../prices/price-grid.ts';
import { chooseSetup, type Choice } from '../setups/choose-setup.ts';
import { readContext } from '../setups/read-context.ts';
import { settledChoice } from '../stability/settled-choice.ts';
import { checkAgreement, patternsCheck, planOf } from './agreement-checks.ts';
import { checkIdentity } from './check-identity.ts';
import { checkPlan, type CheckedPlan } from './check-plan.ts';
import { checkWords } from './checked-words.ts';
import type { MeasuredLevel } from './measured-levels.ts';
import { measuredLevelsOf } from './measured-levels-of.ts';
import type { CheckedAnswer, VisibleChart } from './claim-check.ts';
import { plainWords } from './plain-words.ts';
import { confidenceOfPlan, sameKind } from './same-kind.ts';
import { spokenPlan, unsettled } from './spoken-plan.ts';

/** Rule of a plan that none of the built-in rules sees. */
const OWN_RULE = 'Vision model';
/** Words shown beside fields, in characters. */
const LONGEST_REASON = 600;

/**
 * Holds what a model says against what was measured, and gives the analysis that is left of it. Everything but the plan and
 * the words about it stays what was measured. A claim that speaks of another chart, or a plan that the picture or the
 * rules of a setup contradict, is refused as a whole: the analysis then has no setup and says why, without the
 * model's words. Pure.
 *
 * @throws RangeError for charts that `analyzeCharts` refuses
 */
export function checkModelAnswer(charts: readonly VisibleChart[], claim: ModelClaim): CheckedAnswer {
  if (charts.length === 0 || charts.some(({ candles }) => candles.length < MIN_CANDLES)) {
    throw new RangeError('only charts that can be analysed can speak against a claim');
  }
  const { context, views } = readContext(charts);
  const view = context.entry;
  const chosen = chooseSetup(context);
  const own = settledChoice(charts, context, chosen);
  const levels = measuredLevelsOf(views, view);
  const identity = checkIdentity(view, charts, claim);
  const planned = plannedOf(view, charts[view.index]!, levels, claim);
  const spoken = planned && spokenPlan(claim, planned.plan);
  const words = checkWords(
    view,
    charts,
    levels,
    [claim.marketStructure ?? '', claim.analysisText].join('\n\n'),
    spoken,
  );
  const checks = [
    ...identity.checks,
    ...(planned?.checks ?? []),
    checkAgreement(view, claim, own),
    words.check,
    ...patternsCheck(
      claim,
      views.flatMap(({ patterns, shapes }) => [...patterns, ...shapes].map(({ name }) => name)),
    ),
  ];
  const faults = [
    ...identity.faults,
    ...(planned?.faults ?? []),
    ...(planned?.plan ? unsettled(claim, words.contradictions, planned.checks) : []),
  ];
  const nothing: Choice = { setup: null, potential: null, judged: [] };
  if (faults.length > 0) {
    const base = describeMarket(context, nothing, views);
    const what = claim.hasSetup
      ? 'The vision model proposed a plan that does not stand.'
      : 'The vision model was not believed.';
    const rejectionReason = `${what} ${faults.join(' ')}`;
    return {
      analysis: withoutSetup(base, rejectionReason, [base.marketStructure, rejectionReason].join('\n\n')),
      checks,
      isRefused: true,
    };
  }
  if (!claim.hasSetup || !planned?.plan) {
    const base = describeMarket(context, nothing, views);
    const said = checkWords(view, charts, levels, plainWords(claim.rejectionReason ?? '', LONGEST_REASON), spoken).text;
    const rejectionReason = said === '' ? 'The vision model sees no setup on this chart.' : said.replace(/\s+/g, ' ');
    const waiting = planned?.plan ?? null;
    return {
      analysis: {
        ...withoutSetup(base, rejectionReason, words.text || [base.marketStructure, rejectionReason].join('\n\n')),
        potential: waiting && {
          ...waiting,
          rule: OWN_RULE,
          trigger: triggerOf(view, charts[view.index]!, claim, waiting) ?? waiting.entry,
        },
      },
      checks,
      isRefused: false,
    };
  }
  const kind = sameKind(view, chosen.judged, planned.plan);
  const plan: Plan = { rule: kind?.idea.rule ?? OWN_RULE, ...planned.plan };
  const ownDirection = planOf(own)?.direction ?? plan.direction;
  const waits = triggerOf(view, charts[view.index]!, claim, plan);
  const choice: Choice = kind ? { setup: kind, potential: null, judged: [kind] } : nothing;
  const base = describeMarket(context, choice, views);
  const confidence = confidenceOfPlan(view, plan, kind, ownDirection !== plan.direction);
  return {
    analysis: {
      ...base,
      setup: waits === null ? plan : null,
      potential: waits === null ? null : { ...plan, trigger: waits },
      rejectionReason: waits === null ? null : `The plan counts only once ${inWords(waits, view.grid)} has traded.`,
      ...confidence,
      suggestedSLRange: null,
      recommendTimeframe: null,
      analysisText: words.text || base.marketStructure,
    },
    checks,
    isRefused: false,
  };
}

/** A claimed setup, or what is known of one that a claim without a setup waits for; the latter only where it stands. */
function plannedOf(
  view: ChartView,
  chart: VisibleChart,
  levels: readonly MeasuredLevel[],
  claim: ModelClaim,
): CheckedPlan | null {
  if (!claim.hasSetup && claim.stopLoss === null) return null;
  const planned = checkPlan(view, chart, levels, claim);
  return claim.hasSetup || planned.plan ? planned : null;
}

function withoutSetup(base: MarketAnalysis, rejectionReason: string, analysisText: string): MarketAnalysis {
  return {
    ...base,
    setup: null,
    potential: null,
    confidence: null,
    patternConfidenceScore: null,
    trackRecord: null,
    confluenceScore: null,
    rejectionReason,
    analysisText,
  };
}

/** The price a plan waits for; null when it counts now. */
function triggerOf(
  { series, grid }: ChartView,
  { lowest, highest }: VisibleChart,
  { triggerPrice }: ModelClaim,
  { entry, entryType }: Pick<Plan, 'entry' | 'entryType'>,
): number | null {
  if (triggerPrice === null || Math.abs(triggerPrice - entry) <= 2 * series.noise) return null;
  // An order that waits at its entry needs nothing else; a trigger off the picture is nothing to wait for.
  if (entryType.endsWith('stop') || triggerPrice < lowest || triggerPrice > highest) return null;
  return Number(triggerPrice.toFixed(grid.decimals));
}
