import type { UserRow } from './schema.ts';

/** First day of a moment's calendar month (UTC), `2026-11-01`: the key that monthly usage is counted under. */
export function usageMonthOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 7)}-01`;
}

/** When a moment's monthly usage ends: the first of the next month, 00:00 UTC. */
export function usageResetAt(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1));
}

/** Analyses an account has used in the month of `now`. */
export function usedThisMonth(account: Pick<UserRow, 'usageMonth' | 'usageCount'>, now: Date): number {
  return account.usageMonth === usageMonthOf(now) ? account.usageCount : 0;
}
