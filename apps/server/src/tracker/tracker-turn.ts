import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { trackerTurn } from '../db/schema.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const ONLY_ROW = 1;

/**
 * Takes the turn to look at the prices, or keeps it, for so long. False while another instance has it. Time is the
 * database's, so that the clocks of the instances need not agree.
 */
export async function takeTurn(db: Database, instance: string, forMs: number): Promise<boolean> {
  const expiresAt = sql`clock_timestamp() + ${forMs} * interval '1 millisecond'`;
  const taken = await db
    .insert(trackerTurn)
    .values({ id: ONLY_ROW, holder: instance, expiresAt })
    .onConflictDoUpdate({
      target: trackerTurn.id,
      set: { holder: instance, expiresAt },
      setWhere: sql`${trackerTurn.holder} = ${instance} or ${trackerTurn.expiresAt} < clock_timestamp()`,
    })
    .returning({ holder: trackerTurn.holder });
  return taken.length > 0;
}

/** Whether an instance still has the turn; then nobody takes it before the transaction ends. */
export async function holdTurn(tx: Transaction, instance: string): Promise<boolean> {
  const held = await tx
    .select({ id: trackerTurn.id })
    .from(trackerTurn)
    .where(eq(trackerTurn.holder, instance))
    .for('update');
  return held.length > 0;
}

/** Gives the turn back, so that another instance need not wait for its end. */
export async function leaveTurn(db: Database, instance: string): Promise<void> {
  await db.delete(trackerTurn).where(and(eq(trackerTurn.id, ONLY_ROW), eq(trackerTurn.holder, instance)));
}
