import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addTrackingUser, addWatchedTrade } from '../../test/add-trade.ts';
import { scriptedMarket } from '../../test/scripted-market.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { reply, startVendorStub } from '../../test/vendor-stub.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { trades, users } from '../db/schema.ts';
import { createDelivery, type Message } from '../features/notifications/delivery.ts';
import { createTelegram } from '../providers/messenger/telegram/telegram.ts';
import { createTellOwners } from './tell-owners.ts';
import { createTracker } from './tracker.ts';
import type { TradeEvents } from './trade-events.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 23, 10, minute));
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.db.execute(sql`truncate table users, tracked_prices, tracker_turn cascade`));
afterAll(() => database.close());

/** A tracker in a market that fills an order at 1.083 and then reaches the target at 1.085, at minute 0 and 1. */
function track(onEvents: TradeEvents) {
  let minute = 0;
  const now = (): Date => at(minute);
  const market = scriptedMarket({
    now,
    points: {
      EURUSD: [
        [at(-5), 1.083],
        [at(1), 1.0851],
      ],
    },
  });
  const tracker = createTracker({
    db: database.db,
    source: market.source,
    prices: market,
    instance: 'one',
    intervalMs: 30_000,
    now,
    after: () => () => undefined,
    log: silent,
    onEvents,
  });
  return {
    tick: async (next: number): Promise<void> => {
      minute = next;
      await tracker.tick();
    },
  };
}

const ORDER = { entryType: 'buy_limit', entryPrice: '1.08300', stopLoss: '1.08200', takeProfit1: '1.08500' } as const;

it('tells whoever gave a chat, and may see trades, of what happened to the own', async () => {
  const { db } = database;
  const owners = {
    told: {},
    'no.chat': { telegramChatId: null },
    left: { isActive: false },
    barred: { canAccessTrades: false },
  };
  for (const [username, values] of Object.entries(owners)) {
    const id = await addTrackingUser(db, at(-1), username);
    await db
      .update(users)
      .set({ canAccessTrades: true, telegramChatId: username.length.toString(), ...values })
      .where(eq(users.id, id));
    await addWatchedTrade(db, id, at(-1), { ...ORDER, openedAt: null });
  }
  const messages: Message[] = [];
  const delivery = { add: (added: readonly Message[]) => void messages.push(...added), stop: async () => undefined };
  const { tick } = track(createTellOwners(db, delivery));
  await tick(0);
  await expect.poll(() => messages).toEqual([{ chatId: '4', text: 'EURUSD BUY: entry filled\nFilled at 1.08300' }]);
  await tick(1);
  await expect
    .poll(() => messages.slice(1))
    .toEqual([{ chatId: '4', text: 'EURUSD BUY: target reached\n+20 pips, closed at 1.08500' }]);
});

it('does not delay a tick while Telegram hangs, nor lose what the tick decides', async () => {
  const { db } = database;
  const stub = await startVendorStub(() => reply(() => undefined));
  const id = await addTrackingUser(db, at(-1));
  await db.update(users).set({ canAccessTrades: true, telegramChatId: '42' });
  const { id: tradeId } = await addWatchedTrade(db, id, at(-1), { ...ORDER, openedAt: null });
  const messenger = createTelegram({ token: '1:a', baseUrl: stub.baseUrl, timeoutMs: 3_600_000 });
  const delivery = createDelivery({ messenger, log: silent, stopWithinMs: 1 });
  const { tick } = track(createTellOwners(db, delivery));
  await tick(0);
  await expect.poll(() => stub.requests.length).toBe(1);
  // The first message has no answer yet.
  await tick(1);
  const [trade] = await db.select().from(trades).where(eq(trades.id, tradeId));
  expect(trade).toMatchObject({ status: 'WIN', outcome: 'tp1' });
  await delivery.stop();
  await stub.close();
});
