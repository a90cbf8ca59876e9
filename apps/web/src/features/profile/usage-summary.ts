import type { UserStats } from '@pipsight/contract';
import { limitReached, UNLIMITED } from '@pipsight/trading';

/** This month's usage in words and in percent. */
export interface UsageSummary {
  /** Remaining of the limit: `6 / 10`. */
  readonly allowance: string;
  /** Share of the limit that is used, 0 to 100, rounded; null for an account without a limit. */
  readonly usedPercent: number | null;
  readonly remaining: string;
}

/** Sums up usage. A limit of 0 counts as used up; use above a limit that was lowered since as 100 percent. */
export function usageSummary(stats: UserStats): UsageSummary {
  const { analysisCount, analysisLimit, analysisRemaining } = stats;
  if (analysisLimit === UNLIMITED) {
    return { allowance: 'Unlimited', usedPercent: null, remaining: 'Unlimited analyses' };
  }
  const isReached = limitReached(stats);
  return {
    allowance: `${analysisRemaining} / ${analysisLimit}`,
    usedPercent: isReached ? 100 : Math.round((analysisCount / analysisLimit) * 100),
    remaining: isReached ? 'Monthly limit reached' : `${analysisRemaining} analyses remaining`,
  };
}
