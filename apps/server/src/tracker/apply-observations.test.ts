import { createRandom, type Random } from '@pipsight/fixtures';
import {
  closedStatus,
  ENTRY_TYPES,
  judgeTrade,
  priceSeen,
  tradeLevelFault,
  tradePips,
  waitsForEntry,
  type Observation,
} from '@pipsight/trading';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTrackingUser } from '../../test/add-trade.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { trades, type TradeRow } from '../db/schema.ts';
import { applyObservations } from './apply-observations.ts';
import { takeTurn } from './tracker-turn.ts';

const SYMBOLS = ['EURUSD', 'USDJPY', 'XAUUSD'];
const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 23, 10, 0) + n * 60_000);
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** On a coarse grid, so that prices often lie on a level to the point; 0 now and then. */
function randomLevel(random: Random): string {
  return random.chance(0.15) ? '0' : (1 + random.integer(1, 40) / 1000).toFixed(random.integer(3, 6));
}

function randomTrade(random: Random, userId: string): typeof trades.$inferInsert {
  for (;;) {
    const direction = random.pick(['BUY', 'SELL'] as const);
    const entryType = random.pick(ENTRY_TYPES);
    const [entryPrice, stopLoss] = [randomLevel(random), randomLevel(random)];
    const takeProfit1 = random.chance(0.1) ? null : randomLevel(random);
    const [entry, stop] = [Number(entryPrice), Number(stopLoss)];
    const levels = { direction, entryType, entry, stop, target1: Number(takeProfit1), target2: null };
    if (tradeLevelFault(levels)) continue;
    const since = minute(random.integer(0, 400) / 10);
    const symbol = random.pick(SYMBOLS);
    const prices = { direction, entryType, entryPrice, stopLoss, takeProfit1 };
    const openedAt = waitsForEntry(levels) ? null : since;
    const watched = { isMonitored: true, watchedSince: since, createdAt: since, openedAt };
    return { userId, currencyPair: symbol, symbol, ...prices, ...watched };
  }
}

/** A bar, or one price that may be a binary fraction no decimal text of few digits equals. */
function randomObservation(random: Random, n: number): Observation {
  const price = (): number => 1 + random.integer(2, 78) / 2000;
  if (random.chance(0.5)) return priceSeen((price() + price()) / 2, minute(n));
  const [low, a, b, high] = [price(), price(), price(), price()].toSorted((one, other) => one - other);
  const [open, close] = random.chance(0.5) ? [a!, b!] : [b!, a!];
  return { from: minute(n), to: minute(n + 1), open, high: high!, low: low!, close };
}

/** What the pure rule makes of a trade and all that was seen of its symbol. */
function judged(row: TradeRow, observations: readonly Observation[]): Partial<TradeRow> {
  const [entry, stop, target1] = [Number(row.entryPrice), Number(row.stopLoss), Number(row.takeProfit1)];
  const { direction, entryType, openedAt, symbol } = row;
  const watchedSince = row.watchedSince!;
  const levels = { direction, entryType, entry, stop, target1, target2: null };
  const judgement = judgeTrade({ ...levels, openedAt, watchedSince }, observations);
  if (!judgement.closed) return { status: 'PENDING', outcome: null, openedAt: judgement.openedAt, closedAt: null };
  const { outcome, at } = judgement.closed;
  const pnlPips = tradePips(direction, entry, outcome === 'stop' ? stop : target1, symbol);
  return { status: closedStatus(outcome, pnlPips)!, outcome, pnlPips, openedAt: judgement.openedAt, closedAt: at };
}

it.each([1, 2, 3])(
  'what the database finds and changes is what the rule says, for random trades and prices (seed %d)',
  async (seed) => {
    const random = createRandom(seed);
    await database.db.execute(sql`truncate table users, tracked_prices cascade`);
    const userId = await addTrackingUser(database.db, minute(0));
    await database.db.insert(trades).values(Array.from({ length: 400 }, () => randomTrade(random, userId)));
    const before = await database.db.select().from(trades).orderBy(asc(trades.id));
    await takeTurn(database.db, 'one', 60_000);

    const all = new Map(SYMBOLS.map((symbol) => [symbol, [] as Observation[]]));
    let closings = 0;
    for (let n = 0; n < 60; n += 5) {
      const seen = SYMBOLS.filter(() => random.chance(0.8)).map((symbol) => {
        const observations = [0, 1, 2, 3, 4].slice(random.integer(0, 4)).map((i) => randomObservation(random, n + i));
        all.get(symbol)!.push(...observations);
        return { symbol, observations, until: minute(n + 5) };
      });
      const events = seen.length > 0 ? await applyObservations(database.db, 'one', seen) : [];
      closings += events!.filter(({ kind }) => kind !== 'filled').length;
    }

    const after = await database.db.select().from(trades).orderBy(asc(trades.id));
    const expected = before.map((row) => judged(row, all.get(row.symbol)!));
    expect(after).toMatchObject(expected);
    expect(closings).toBe(after.filter(({ status }) => status !== 'PENDING').length);
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set(['PENDING', 'WIN', 'LOSS']));
  },
);
