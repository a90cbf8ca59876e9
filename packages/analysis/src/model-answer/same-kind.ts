import type { ChartView } from '../chart-view.ts';
import type { MarketAnalysis, Plan } from '../market-analysis.ts';
import type { JudgedIdea } from '../setups/judge-idea.ts';
import { confidenceOf } from '../track-record/confidence-of.ts';
import { measuredOf } from '../track-record/track-record-of.ts';

/** Two plans of one side are of one kind when entry and stop lie within this of each other, in ATR. */
const ENTRY_APART_ATR = 0.5;
const STOP_APART_ATR = 0.75;

/** The idea of the built-in rules that a plan is another wording of; null where no rule sees it. */
export function sameKind(
  { atr }: ChartView,
  judged: readonly JudgedIdea[],
  plan: Omit<Plan, 'rule'>,
): JudgedIdea | null {
  const side = plan.direction === 'BUY' ? 'bullish' : 'bearish';
  return (
    judged.find(
      ({ idea, priced }) =>
        idea.side === side &&
        Math.abs(priced.entry - plan.entry) <= ENTRY_APART_ATR * atr &&
        Math.abs(priced.stop - plan.stop) <= STOP_APART_ATR * atr,
    ) ?? null
  );
}

type Confidence = Pick<MarketAnalysis, 'confidence' | 'patternConfidenceScore' | 'trackRecord' | 'confluenceScore'>;

/**
 * What was measured of plans of this kind, whatever anybody claims; absent where nothing like it was. Where the built-in
 * rules would trade the other way, the label is the lowest, one piece of evidence is taken off, and the chance is the
 * lower end of what the cases allow.
 */
export function confidenceOfPlan(view: ChartView, plan: Plan, kind: JudgedIdea | null, isOpposed: boolean): Confidence {
  if (kind === null)
    return { confidence: null, patternConfidenceScore: null, trackRecord: null, confluenceScore: null };
  const measured = measuredOf(plan, view.grid.symbol, view.timeframe);
  const trackRecord = measured?.record ?? null;
  const percent = measured?.percent ?? null;
  if (!isOpposed) {
    return {
      confidence: confidenceOf(trackRecord, kind.reasons),
      patternConfidenceScore: percent,
      trackRecord,
      confluenceScore: kind.score,
    };
  }
  const lowest = trackRecord?.intervalPercent?.[0] ?? null;
  return {
    confidence: 'potential',
    patternConfidenceScore: percent === null || lowest === null ? null : Math.min(percent, lowest),
    trackRecord,
    confluenceScore: Math.max(0, kind.score - 1),
  };
}
