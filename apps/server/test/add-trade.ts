import type { Database } from '../src/db/database.ts';
import { trackers, trades, users, type TradeRow } from '../src/db/schema.ts';

/** Adds a user whose tracker is active; returns the id. */
export async function addTrackingUser(db: Database, since: Date, username = 'trader'): Promise<string> {
  const row = { username, passwordHash: '', usageMonth: '2026-11-01', createdAt: since };
  const [user] = await db.insert(users).values(row).returning();
  await db.insert(trackers).values({ userId: user!.id, activeSince: since });
  return user!.id;
}

/** Adds a BUY of EURUSD at 1.084, stop 1.083, target 1.086, open and watched since a moment, unless told otherwise. */
export async function addWatchedTrade(
  db: Database,
  userId: string,
  since: Date,
  values: Partial<typeof trades.$inferInsert> = {},
): Promise<TradeRow> {
  const [row] = await db
    .insert(trades)
    .values({
      userId,
      currencyPair: 'EURUSD',
      symbol: 'EURUSD',
      direction: 'BUY',
      entryType: 'market',
      entryPrice: '1.08400',
      stopLoss: '1.08300',
      takeProfit1: '1.08600',
      createdAt: since,
      openedAt: since,
      isMonitored: true,
      watchedSince: since,
      ...values,
    })
    .returning();
  return row!;
}
