import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { trades, type TradeRow } from '../../db/schema.ts';
import type { ImportedTrade } from './record-to-trade.ts';

/** As many rows as one statement takes: PostgreSQL allows 65,535 parameters. */
const BATCH = 1000;

/** Which of some keys a user's journal has already, be it imported or exported from here. */
export async function findKnownKeys(db: Database, userId: string, keys: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const batch of batches(keys)) {
    const exportedIds = batch.map((key) => key.replace(/^csv:/, '')).filter(isUuid);
    const rows = await db
      .select({ id: trades.id, importKey: trades.importKey })
      .from(trades)
      .where(and(eq(trades.userId, userId), or(inArray(trades.importKey, batch), inArray(trades.id, exportedIds))));
    for (const { id, importKey } of rows) {
      known.add(`csv:${id}`);
      if (importKey !== null) known.add(importKey);
    }
  }
  return known;
}

/** Adds closed trades, all or none. One that another import added meanwhile is left as it is. Answers how many were new. */
export async function saveTrades(db: Database, userId: string, imported: readonly ImportedTrade[]): Promise<number> {
  return db.transaction(async (tx) => {
    let added = 0;
    for (const batch of batches(imported)) {
      const rows = batch.map(({ key, ...trade }) => ({
        ...trade,
        userId,
        symbol: trade.currencyPair,
        entryType: 'market' as const,
        // In the journal a trade stands where it happened, not where its file was read.
        createdAt: trade.openedAt ?? trade.closedAt,
        importKey: key,
      }));
      const saved = await tx.insert(trades).values(rows).onConflictDoNothing().returning({ id: trades.id });
      added += saved.length;
    }
    return added;
  });
}

/** A user's trades, oldest first. */
export async function listForExport(db: Database, userId: string): Promise<TradeRow[]> {
  return db.select().from(trades).where(eq(trades.userId, userId)).orderBy(asc(trades.createdAt), asc(trades.id));
}

function batches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );
}
