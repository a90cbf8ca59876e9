import type { User, UserStats } from '@pipsight/contract';
import { analysesRemaining } from '@pipsight/trading';
import type { UserRow } from '../../db/schema.ts';
import { usageResetAt, usedThisMonth } from '../../db/usage-month.ts';

/** An account as clients see it. */
export function presentUser(row: UserRow, now: Date): User {
  const { id, username, role, analysisLimit, isActive, lastLoginAt } = row;
  const { canAccessAnalyze, canAccessHistory, canAccessInsights, canAccessTrades } = row;
  return {
    id,
    username,
    role,
    analysisLimit,
    analysisCount: usedThisMonth(row, now),
    permissions: { canAccessAnalyze, canAccessHistory, canAccessInsights, canAccessTrades },
    isActive,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  };
}

/** An account's usage as its owner sees it. */
export function presentStats(row: UserRow, now: Date): UserStats {
  const analysisCount = usedThisMonth(row, now);
  const { analysisLimit, totalAnalyses } = row;
  return {
    analysisCount,
    analysisLimit,
    analysisRemaining: analysesRemaining({ analysisLimit, analysisCount }),
    totalAnalyses,
    joinDate: row.createdAt.toISOString(),
    resetDate: usageResetAt(now).toISOString(),
  };
}
