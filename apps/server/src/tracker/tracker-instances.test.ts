import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTrackingUser, addWatchedTrade } from '../../test/add-trade.ts';
import { scriptedMarket } from '../../test/scripted-market.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { pathMinute, pathPoints } from '../../test/tracker-path.ts';
import { openPostgres, type OpenDatabase } from '../db/open-database.ts';
import { trackerTurn, trades } from '../db/schema.ts';
import type { TradeEvent } from './trade-events.ts';
import { createTracker } from './tracker.ts';

// Only a server has several processes on one database.
const onServer = process.env['TEST_DATABASE_URL'] !== undefined;
let first: OpenDatabase;
let second: OpenDatabase;
let minute = 0;

beforeAll(async () => {
  if (!onServer) return;
  first = await openTestDatabase();
  second = await openPostgres(first.pool.options.connectionString!, (error) => {
    throw error;
  });
});
afterAll(async () => {
  await second?.close();
  await first?.close();
});

function instance(name: string, { db }: OpenDatabase) {
  const now = (): Date => pathMinute(minute);
  const market = scriptedMarket({ now, points: pathPoints() }, { bars: null });
  const events: TradeEvent[] = [];
  const asked: number[] = [];
  const tracker = createTracker({
    db,
    source: market.source,
    prices: {
      async quotes(symbols) {
        asked.push(minute);
        return market.quotes(symbols);
      },
    },
    instance: name,
    intervalMs: 30_000,
    now,
    after: () => () => undefined,
    log: { info: () => undefined, warn: () => undefined, error: console.warn },
    onEvents: async (told) => void events.push(...told),
  });
  return { tracker, events, asked };
}

it.skipIf(!onServer)(
  'lets one of several instances tick, another once it is gone, and closes no trade twice',
  async () => {
    const userId = await addTrackingUser(first.db, pathMinute(0));
    for (let n = 1; n <= 30; n += 1) {
      const levels = { stopLoss: (1.084 - n * 0.0002).toFixed(5), takeProfit1: (1.084 + n * 0.0002).toFixed(5) };
      await addWatchedTrade(first.db, userId, pathMinute(0), levels);
    }
    const one = instance('one', first);
    const two = instance('two', second);
    const tickBoth = (): Promise<unknown> => Promise.all([one, two].map(({ tracker }) => tracker.tick()));
    for (minute = 1; minute <= 15; minute += 1) await tickBoth();
    const holder = one.asked.length > 0 ? one : two;
    const other = holder === one ? two : one;
    expect([holder.asked.length, other.asked.length]).toEqual([15, 0]);

    // It dies: its turn is neither kept nor left, and ends by the database's clock.
    await first.db.update(trackerTurn).set({ expiresAt: new Date(0) });
    for (minute = 16; minute <= 30; minute += 1) await other.tracker.tick();
    for (minute = 31; minute <= 60; minute += 1) await tickBoth();
    expect([holder.asked.length, other.asked.length]).toEqual([15, 45]);

    const closed = await first.db.select().from(trades).where(ne(trades.status, 'PENDING'));
    const told = [...one.events, ...two.events].map(({ trade }) => trade.id);
    expect(holder.events.length).toBeGreaterThan(0);
    expect(other.events.length).toBeGreaterThan(0);
    expect(told.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
      closed.map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1)),
    );
  },
);
