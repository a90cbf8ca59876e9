import type { users } from '../apps/server/src/db/schema.ts';

export const PASSWORD = 'correct horse';

/** Accounts every browser test may sign in with; what is not named has the product's default. */
export const ACCOUNTS = {
  boss: { role: 'admin', analysisLimit: -1 },
  trader: { analysisLimit: 1000 },
  single: { analysisLimit: 1 },
  used: { analysisLimit: 3, usageCount: 3 },
  reader: { canAccessAnalyze: false },
  historian: { analysisLimit: -1 },
  newcomer: {},
  sharer: {},
  exporter: {},
  unfurler: {},
  sorter: {},
  analyst: { canAccessHistory: false },
  nearly: { analysisLimit: 10, usageCount: 7, totalAnalyses: 31 },
  changing: {},
  managed: { totalAnalyses: 5 },
  resettable: {},
  doomed: {},
  watcher: { analysisLimit: -1, canAccessInsights: true, canAccessTrades: true },
  onlooker: { canAccessInsights: true },
  observed: {},
  'an.administrator_with-a.longname': { role: 'admin', analysisLimit: 1_000_000 },
  notified: { canAccessTrades: true },
  tracked: { analysisLimit: -1, canAccessTrades: true },
  inactive: { isActive: false },
  seer: {},
  scripted: { canAccessTrades: true },
  importer: { canAccessTrades: true },
  journalist: { canAccessTrades: true, analysisLimit: -1 },
  beginner: { canAccessTrades: true },
  statistician: { canAccessTrades: true },
  follower: { canAccessTrades: true },
} as const satisfies Record<string, Partial<typeof users.$inferInsert>>;
export type AccountName = keyof typeof ACCOUNTS;
