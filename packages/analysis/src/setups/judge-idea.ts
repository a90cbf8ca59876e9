import { counterpoints, type Counterpoint } from '../evidence/counterpoints.ts';
import { gatherEvidence } from '../evidence/gather-evidence.ts';
import type { Idea, Reason } from './idea.ts';
import { priceIdea, type PricedIdea } from './plan-prices.ts';
import type { SetupContext } from './setup-context.ts';
import { biasShortfall, confluenceShortfall, waitingShortfall } from './evidence-shortfalls.ts';
import { priceShortfalls } from './price-shortfalls.ts';
import type { Shortfall } from './shortfall.ts';

/** An idea with its prices, its evidence, and what keeps it from being a setup. */
export interface JudgedIdea {
  readonly idea: Idea;
  readonly priced: PricedIdea;
  readonly reasons: readonly Reason[];
  readonly against: readonly Counterpoint[];
  /** Independent kinds of evidence, 0 to 5. */
  readonly score: number;
  /** Empty for a setup. */
  readonly shortfalls: readonly Shortfall[];
}

const MOST_SCORE = 5;

/** Judges an idea by every rule that a setup must pass. */
export function judgeIdea(context: SetupContext, idea: Idea): JudgedIdea {
  const priced = priceIdea(context, idea);
  const reasons = gatherEvidence(context, idea);
  const shortfalls = [
    biasShortfall(context, idea, reasons),
    ...priceShortfalls(context, idea, priced),
    waitingShortfall(idea),
    confluenceShortfall(context, idea, reasons),
  ].filter((shortfall) => shortfall !== null);
  return {
    idea,
    priced,
    reasons,
    against: counterpoints(context, idea, priced),
    score: Math.min(MOST_SCORE, reasons.length),
    shortfalls,
  };
}
