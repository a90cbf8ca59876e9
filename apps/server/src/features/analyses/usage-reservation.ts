import { UNLIMITED } from '@pipsight/trading';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { usageReservations, users } from '../../db/schema.ts';
import { usageMonthOf } from '../../db/usage-month.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Counts one use of this month before the analysis begins; null when the limit leaves none. The count and its limit
 * are one statement, so calls at the same moment cannot both take the last use.
 */
export async function reserveUse(db: Database, userId: string, now: Date): Promise<string | null> {
  const month = usageMonthOf(now);
  const used = sql<number>`case when ${users.usageMonth} = ${month} then ${users.usageCount} else 0 end`;
  return db.transaction(async (tx) => {
    const counted = await tx
      .update(users)
      .set({ usageMonth: month, usageCount: sql`${used} + 1` })
      .where(
        and(
          eq(users.id, userId),
          eq(users.isActive, true),
          or(eq(users.analysisLimit, UNLIMITED), lt(used, users.analysisLimit)),
        ),
      )
      .returning({ id: users.id });
    if (counted.length === 0) return null;
    const [reservation] = await tx
      .insert(usageReservations)
      .values({ userId, usageMonth: month, reservedAt: now })
      .returning({ id: usageReservations.id });
    return reservation!.id;
  });
}

/** Makes a reserved use final, inside the transaction that stores its analysis. False when the account is gone. */
export async function settleUse(tx: Transaction, reservationId: string): Promise<boolean> {
  const [settled] = await tx
    .delete(usageReservations)
    .where(eq(usageReservations.id, reservationId))
    .returning({ userId: usageReservations.userId });
  if (!settled) return false;
  await tx
    .update(users)
    .set({ totalAnalyses: sql`${users.totalAnalyses} + 1` })
    .where(eq(users.id, settled.userId));
  return true;
}

/** Gives a reserved use back. Nothing happens when it is settled or given back already. */
export async function giveBackUse(db: Database, reservationId: string): Promise<void> {
  await db.execute(givingBack(eq(usageReservations.id, reservationId)));
}

/** Gives back the uses of analyses that a crash cut short: those reserved before a moment. Returns how many. */
export async function giveBackAbandonedUses(db: Database, before: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(givingBack(lt(usageReservations.reservedAt, before)));
  return rows[0]?.count ?? 0;
}

/** One statement: no reservation can be given back twice. A use of a past month has no count to be taken from. */
function givingBack(condition: ReturnType<typeof eq>) {
  return sql`
    with given_back as (delete from ${usageReservations} where ${condition} returning user_id, usage_month),
    totals as (select user_id, usage_month, count(*)::int as uses from given_back group by user_id, usage_month),
    counted as (
      update ${users} set usage_count = greatest(usage_count - totals.uses, 0)
      from totals where ${users.id} = totals.user_id and ${users.usageMonth} = totals.usage_month
    )
    select count(*)::int as count from given_back`;
}
