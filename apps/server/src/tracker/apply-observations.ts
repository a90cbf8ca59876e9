import { closedStatus, judgeTrade, tradePips, type Judgement, type Observation } from '@pipsight/trading';
import { and, asc, eq, gte, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { trackedPrices, trades, type TradeRow } from '../db/schema.ts';
import type { SeenSymbol } from './observe-market.ts';
import type { TradeEvent } from './trade-events.ts';
import { holdTurn } from './tracker-turn.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Brings what was seen to bear on the watched trades, in one transaction with the note of how far prices are considered: a
 * crash leaves both or neither. Only trades whose levels the prices reach are read and changed. Null, and nothing done, when
 * the instance has lost its turn.
 */
export async function applyObservations(
  db: Database,
  instance: string,
  seen: readonly SeenSymbol[],
): Promise<readonly TradeEvent[] | null> {
  return db.transaction(async (tx) => {
    if (!(await holdTurn(tx, instance))) return null;
    const observationsOf = new Map(seen.map(({ symbol, observations }) => [symbol, observations]));
    const events = (await reachedTrades(tx, seen)).flatMap((row) => eventsOf(row, observationsOf.get(row.symbol)!));
    // A trade filled and closed at once has two events; how it stands is in the last.
    const changed = new Map(events.map(({ trade }) => [trade.id, trade]));
    await storeTrades(tx, [...changed.values()]);
    await storeProgress(tx, seen);
    return events;
  });
}

/** The watched trades that have a level within what was seen, kept from changing until the transaction ends. */
async function reachedTrades(tx: Transaction, seen: readonly SeenSymbol[]): Promise<TradeRow[]> {
  const reached = seen.flatMap(({ symbol, observations }) => {
    if (observations.length === 0) return [];
    const low = observations.reduce((least, one) => Math.min(least, one.low), Number.POSITIVE_INFINITY);
    const high = observations.reduce((most, one) => Math.max(most, one.high), Number.NEGATIVE_INFINITY);
    return [
      and(eq(trades.symbol, symbol), gte(trades.levelBelow, String(low))),
      and(eq(trades.symbol, symbol), lte(trades.levelAbove, String(high))),
    ];
  });
  if (reached.length === 0) return [];
  return tx
    .select()
    .from(trades)
    .where(and(isNotNull(trades.watchedSince), or(...reached)))
    .orderBy(asc(trades.id))
    .for('update');
}

/** What observations do to a trade: nothing, or its entry filled, or its end, or both. */
function eventsOf(row: TradeRow, observations: readonly Observation[]): TradeEvent[] {
  const judgement = judgeTrade(
    {
      direction: row.direction,
      entryType: row.entryType,
      entry: Number(row.entryPrice),
      stop: Number(row.stopLoss),
      target1: Number(row.takeProfit1),
      target2: Number(row.takeProfit2),
      openedAt: row.openedAt,
      watchedSince: row.watchedSince!,
    },
    observations,
  );
  const events: TradeEvent[] = [];
  const filled = { ...row, openedAt: judgement.openedAt, watchedSince: judgement.openedAt };
  if (row.openedAt === null && judgement.openedAt !== null) events.push({ kind: 'filled', trade: filled });
  if (judgement.closed) events.push(closingEvent({ ...row, openedAt: judgement.openedAt }, judgement.closed));
  return events;
}

function closingEvent(row: TradeRow, { outcome, at }: NonNullable<Judgement['closed']>): TradeEvent {
  const exitPrice = outcome === 'stop' ? row.stopLoss : row.takeProfit1!;
  const pnlPips = tradePips(row.direction, Number(row.entryPrice), Number(exitPrice), row.symbol);
  const trade: TradeRow = {
    ...row,
    status: closedStatus(outcome, pnlPips)!,
    outcome,
    exitPrice,
    pnlPips,
    closedAt: at,
    isMonitored: false,
    watchedSince: null,
  };
  return { kind: outcome === 'stop' ? 'stop' : 'target', trade };
}

/** Writes what was decided, in one statement. A trade that is closed already stays as it is, whatever else happens. */
async function storeTrades(tx: Transaction, rows: readonly TradeRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update ${trades} set
      opened_at = decided."openedAt",
      watched_since = decided."watchedSince",
      status = decided.status,
      outcome = decided.outcome,
      exit_price = decided."exitPrice",
      pnl_pips = decided."pnlPips",
      closed_at = decided."closedAt",
      is_monitored = decided."isMonitored"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as decided(
      id uuid, "openedAt" timestamptz, "watchedSince" timestamptz, status text, outcome text, "exitPrice" numeric,
      "pnlPips" bigint, "closedAt" timestamptz, "isMonitored" boolean)
    where ${trades.id} = decided.id and ${trades.status} = 'PENDING'`);
}

async function storeProgress(tx: Transaction, seen: readonly SeenSymbol[]): Promise<void> {
  await tx
    .insert(trackedPrices)
    .values(seen.map(({ symbol, until }) => ({ symbol, until })))
    .onConflictDoUpdate({
      target: trackedPrices.symbol,
      set: { until: sql`excluded.until` },
      setWhere: sql`${trackedPrices.until} < excluded.until`,
    });
}
