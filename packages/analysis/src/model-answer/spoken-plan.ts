import type { ModelClaim } from '@pipsight/trading';
import type { Plan } from '../market-analysis.ts';
import type { Contradiction, SpokenPlan } from './checked-words.ts';
import type { ClaimCheck, PlanPrice } from './claim-check.ts';

/** The prices a text may give the plan: as claimed, and as moved by the checks. */
export function spokenPlan(claim: ModelClaim, plan: Omit<Plan, 'rule'> | null): SpokenPlan {
  const both = (...prices: readonly (number | null | undefined)[]): number[] =>
    prices.filter((price) => price !== null && price !== undefined);
  return {
    entry: both(claim.entryPrice, plan?.entry, claim.triggerPrice),
    stop: both(claim.stopLoss, plan?.stop),
    target1: both(claim.takeProfit1, plan?.target1),
    target2: both(claim.takeProfit2, plan?.target2),
  };
}

const LEVEL_OF_PRICE = {
  entryPrice: 'entryLevel',
  stopLoss: 'stopLossLevel',
  takeProfit1: 'takeProfit1Level',
  takeProfit2: 'takeProfit2Level',
} as const satisfies Record<PlanPrice, keyof ModelClaim>;
const PRICES_OF_ROLE: Readonly<Record<Contradiction['role'], readonly PlanPrice[]>> = {
  entry: ['entryPrice'],
  stop: ['stopLoss'],
  target: ['takeProfit1', 'takeProfit2'],
  target1: ['takeProfit1'],
  target2: ['takeProfit2'],
};

/**
 * Where words and plan differ, one of them is wrong. A price that is exactly the level it names stands against the words,
 * whose sentence goes; one that only lies near a level may be the wrong one.
 */
export function unsettled(
  claim: ModelClaim,
  contradictions: readonly Contradiction[],
  checks: readonly ClaimCheck[],
): string[] {
  const isSettled = (price: PlanPrice): boolean =>
    claim[LEVEL_OF_PRICE[price]] !== null &&
    checks.some((check) => check.price === price && check.status === 'measured');
  return contradictions.flatMap(({ role, text }) => (PRICES_OF_ROLE[role].some(isSettled) ? [] : [text]));
}
