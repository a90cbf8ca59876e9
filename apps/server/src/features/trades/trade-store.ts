import type { MoodStats, newTradeSchema, Trade, TradeChange } from '@pipsight/contract';
import {
  closedStatus,
  normaliseSymbol,
  signedPips,
  summariseByConfidence,
  summariseByMood,
  tradeLevelFault,
  tradePips,
  waitsForEntry,
} from '@pipsight/trading';
import { and, desc, eq, ne } from 'drizzle-orm';
import type * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { presentTrade } from '../../db/present-trade.ts';
import { analyses, trades, type TradeRow } from '../../db/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import { orNoAnalysis } from '../../http/or-no-analysis.ts';
import { NO_TRADE } from './messages.ts';

type NewTradeValues = z.output<typeof newTradeSchema>;
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A user's trades, newest first. */
export async function listTrades(db: Database, userId: string): Promise<Trade[]> {
  const rows = await db
    .select()
    .from(trades)
    .where(eq(trades.userId, userId))
    .orderBy(desc(trades.createdAt), desc(trades.id));
  return rows.map(presentTrade);
}

/** What a user's closed trades came to, by the mood and the confidence they were entered with. */
export async function summariseMoods(db: Database, userId: string): Promise<MoodStats> {
  const rows = await db
    .select({
      status: trades.status,
      pnlPips: trades.pnlPips,
      entryMood: trades.entryMood,
      confidence: trades.confidence,
    })
    .from(trades)
    .where(and(eq(trades.userId, userId), ne(trades.status, 'PENDING')));
  const closed = rows.map((row) => ({ ...row, pnlPips: row.pnlPips === null ? null : signedPips(row.pnlPips) }));
  return { moods: [...summariseByMood(closed)], confidence: [...summariseByConfidence(closed)] };
}

/**
 * Makes a trade that waits for its entry, or is open where there is none to wait for. The tracker does not watch it yet.
 * @throws HttpError 400 when its levels contradict each other, 404 when its analysis is not the user's
 */
export async function addTrade(db: Database, userId: string, values: NewTradeValues, now: Date): Promise<Trade> {
  const levels = levelsOf(values);
  const fault = tradeLevelFault(levels);
  if (fault) throw new HttpError(400, `${fault.level} ${fault.rule}.`);
  const { status: _pending, analysisId, ...rest } = values;
  return db.transaction(async (tx) => {
    if (analysisId !== null) await holdAnalysis(tx, userId, analysisId);
    const [row] = await tx
      .insert(trades)
      .values({
        ...rest,
        userId,
        analysisId,
        symbol: symbolOf(rest.currencyPair),
        createdAt: now,
        openedAt: waitsForEntry(levels) ? null : now,
      })
      .returning();
    return presentTrade(row!);
  });
}

/**
 * Changes mood and confidence of a user's trade, or closes it by hand at an exit price. An order that still waits counts as
 * filled when its trader closes it; when it was filled is not known then.
 * @throws HttpError 404, or 409 when the trade is closed already or has no entry to count from
 */
export async function changeTrade(
  db: Database,
  userId: string,
  id: string,
  { exitPrice, ...journal }: TradeChange,
  now: Date,
): Promise<Trade> {
  return db.transaction(async (tx) => {
    const row = await holdTrade(tx, userId, id);
    const changes = { ...journal, ...(exitPrice !== undefined && closedByHand(row, exitPrice, now)) };
    if (Object.keys(changes).length === 0) return presentTrade(row);
    const [changed] = await tx.update(trades).set(changes).where(eq(trades.id, id)).returning();
    return presentTrade(changed!);
  });
}

/** Deletes a user's trade. False when there is none, so also the second time. */
export async function removeTrade(db: Database, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const deleted = await db.delete(trades).where(ownTrade(userId, id)).returning({ id: trades.id });
  return deleted.length > 0;
}

/**
 * A user's trade, kept from changing until the transaction ends.
 * @throws HttpError 404
 */
export async function holdTrade(tx: Transaction, userId: string, id: string): Promise<TradeRow> {
  const [row] = isUuid(id) ? await tx.select().from(trades).where(ownTrade(userId, id)).for('update') : [];
  if (!row) throw new HttpError(404, NO_TRADE);
  return row;
}

function closedByHand(row: TradeRow, exitPrice: string, now: Date) {
  if (row.status !== 'PENDING') throw new HttpError(409, 'This trade is closed already.');
  const pnlPips = tradePips(row.direction, Number(row.entryPrice), Number(exitPrice), row.symbol);
  const status = closedStatus('manual', pnlPips);
  if (status === null) {
    throw new HttpError(
      409,
      'This trade has no entry price to count its result from. Delete it instead of closing it.',
    );
  }
  return {
    status,
    outcome: 'manual',
    exitPrice,
    pnlPips,
    closedAt: now,
    isMonitored: false,
    watchedSince: null,
  } as const;
}

/** Makes sure of the user's analysis, which must not be deleted before the trade stands. */
async function holdAnalysis(tx: Transaction, userId: string, id: string): Promise<void> {
  const own = and(eq(analyses.id, id), eq(analyses.userId, userId));
  const [found] = isUuid(id) ? await tx.select({ id: analyses.id }).from(analyses).where(own).for('key share') : [];
  orNoAnalysis(found ?? null);
}

function levelsOf({ direction, entryType, entryPrice, stopLoss, takeProfit1, takeProfit2 }: NewTradeValues) {
  const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));
  return {
    direction,
    entryType,
    entry: Number(entryPrice),
    stop: Number(stopLoss),
    target1: numberOf(takeProfit1),
    target2: numberOf(takeProfit2),
  };
}

/** Empty where nobody said what is traded: no price belongs to it. */
function symbolOf(currencyPair: string): string {
  const symbol = normaliseSymbol(currencyPair);
  return symbol === 'UNKNOWN' ? '' : symbol;
}

function ownTrade(userId: string, id: string) {
  return and(eq(trades.id, id), eq(trades.userId, userId));
}
