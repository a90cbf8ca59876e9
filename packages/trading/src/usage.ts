/** `analysisLimit` of an account without a limit. */
export const UNLIMITED = -1;

/** Whether an account has used up its analyses of this month. */
export function limitReached(usage: { analysisLimit: number; analysisCount: number }): boolean {
  return usage.analysisLimit !== UNLIMITED && usage.analysisCount >= usage.analysisLimit;
}

/** Analyses left this month, never below 0; -1 for an account without a limit. */
export function analysesRemaining(usage: { analysisLimit: number; analysisCount: number }): number {
  if (usage.analysisLimit === UNLIMITED) return UNLIMITED;
  return Math.max(0, usage.analysisLimit - usage.analysisCount);
}
