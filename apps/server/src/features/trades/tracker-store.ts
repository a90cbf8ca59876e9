import type { Trade } from '@pipsight/contract';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { presentTrade } from '../../db/present-trade.ts';
import { trackers, trades } from '../../db/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import { holdTrade } from './trade-store.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Whether a user's tracker is active, and the open trades it watches then, newest first. */
export async function findTracker(db: Database, userId: string): Promise<{ isActive: boolean; activeTrades: Trade[] }> {
  const [tracker] = await db.select().from(trackers).where(eq(trackers.userId, userId));
  const rows = await db
    .select()
    .from(trades)
    .where(monitoredBy(userId))
    .orderBy(desc(trades.createdAt), desc(trades.id));
  return { isActive: (tracker?.activeSince ?? null) !== null, activeTrades: rows.map(presentTrade) };
}

/** Starts a user's tracker: prices count from now on. Nothing changes when it is active already. */
export async function startTracker(db: Database, userId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await holdTracker(tx, userId);
    await tx
      .update(trackers)
      .set({ activeSince: now })
      .where(and(eq(trackers.userId, userId), isNull(trackers.activeSince)));
    await holdMonitored(tx, userId);
    await tx
      .update(trades)
      .set({ watchedSince: now })
      .where(and(monitoredBy(userId), isNull(trades.watchedSince)));
  });
}

/** Stops a user's tracker. What the price does until it is started again decides about no trade. */
export async function stopTracker(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await holdTracker(tx, userId);
    await tx.update(trackers).set({ activeSince: null }).where(eq(trackers.userId, userId));
    await holdMonitored(tx, userId);
    await tx.update(trades).set({ watchedSince: null }).where(monitoredBy(userId));
  });
}

/**
 * Has a user's tracker watch a trade, from now on or from its next start. Nothing changes when it does already.
 * @throws HttpError 404, or 409 when the trade is closed
 */
export async function watchTrade(db: Database, userId: string, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const isActive = await holdTracker(tx, userId);
    const row = await holdTrade(tx, userId, id);
    if (row.status !== 'PENDING') throw new HttpError(409, 'This trade is closed: there is nothing left to watch.');
    const watchedSince = row.watchedSince ?? (isActive ? now : null);
    await tx.update(trades).set({ isMonitored: true, watchedSince }).where(eq(trades.id, id));
  });
}

/**
 * Has a user's tracker watch a trade no longer. Nothing changes when it did not: what was asked for is so, also the
 * second time.
 * @throws HttpError 404
 */
export async function unwatchTrade(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await holdTrade(tx, userId, id);
    await tx.update(trades).set({ isMonitored: false, watchedSince: null }).where(eq(trades.id, id));
  });
}

/**
 * Whether a user's tracker is active, kept so until the transaction ends: a trade added while the tracker starts would
 * otherwise be watched by neither.
 */
async function holdTracker(tx: Transaction, userId: string): Promise<boolean> {
  const [tracker] = await tx
    .insert(trackers)
    .values({ userId })
    .onConflictDoUpdate({ target: trackers.userId, set: { activeSince: sql`${trackers.activeSince}` } })
    .returning();
  return tracker!.activeSince !== null;
}

/** Takes hold of trades in the order in which the tracker does too: in different orders, each could wait for the other. */
async function holdMonitored(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: trades.id }).from(trades).where(monitoredBy(userId)).orderBy(asc(trades.id)).for('update');
}

function monitoredBy(userId: string) {
  return and(eq(trades.userId, userId), eq(trades.isMonitored, true), eq(trades.status, 'PENDING'));
}
