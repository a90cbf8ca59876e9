import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTrackingUser, addWatchedTrade } from '../../test/add-trade.ts';
import { scriptedMarket } from '../../test/scripted-market.ts';
import { emptyDatabase, openTestDatabase } from '../../test/test-database.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { trackerTurn, trades, type TradeRow } from '../db/schema.ts';
import type { MarketData } from '../providers/market-data/port.ts';
import type { TradeEvent } from './trade-events.ts';
import { createTracker, type TrackerOptions } from './tracker.ts';

let database: OpenDatabase;
let userId: string;
let nowMs: number;
let points: Record<string, [Date, number][]>;

/** A moment so many minutes after ten o'clock on a Monday. */
const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 23, 10, 0) + n * 60_000);
const now = (): Date => new Date(nowMs);
const goTo = (n: number): void => void (nowMs = minute(n).getTime());
/** Scripts the price of EURUSD: from minute `n` on it is `price`. */
const price = (n: number, value: number): number => points['EURUSD']!.push([minute(n), value]);

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyDatabase(database);
  goTo(0);
  points = { EURUSD: [[minute(-60), 1.084]] };
  userId = await addTrackingUser(database.db, now());
});
afterAll(() => database.close());

/** A tracker on a scripted market, its log, and what it reported. */
function track(source: Partial<MarketData> = {}, options: Partial<TrackerOptions> = {}) {
  const market = scriptedMarket({ now, points }, source);
  const lines: { level: string; message: string; fields: object }[] = [];
  const tell = (level: string) => (fields: object, message: string) => void lines.push({ level, message, fields });
  const events: TradeEvent[] = [];
  const tracker = createTracker({
    db: database.db,
    source: market.source,
    prices: market,
    instance: 'one',
    intervalMs: 30_000,
    now,
    after: () => () => undefined,
    log: { info: tell('info'), warn: tell('warn'), error: tell('error') },
    onEvents: async (told) => void events.push(...told),
    ...options,
  });
  const warnings = (): string[] => lines.filter(({ level }) => level !== 'info').map(({ message }) => message);
  return { tracker, market, events, lines, warnings, tick: (n: number) => (goTo(n), tracker.tick()) };
}

const add = (values: Partial<TradeRow> = {}) => addWatchedTrade(database.db, userId, now(), values);
async function find(id: string): Promise<TradeRow> {
  const [row] = await database.db.select().from(trades).where(eq(trades.id, id));
  return row!;
}

describe('a tick', () => {
  it('closes a trade at its target, with what it made', async () => {
    const { id } = await add();
    const { tick, events } = track();
    price(0.5, 1.0861);
    await tick(0.5);
    expect(await find(id)).toMatchObject({
      status: 'WIN',
      outcome: 'tp1',
      exitPrice: '1.08600',
      pnlPips: 20,
      closedAt: minute(0.5),
      isMonitored: false,
      watchedSince: null,
    });
    expect(events.map(({ kind, trade }) => [kind, trade.id, trade.status])).toEqual([['target', id, 'WIN']]);
  });

  it('closes a trade at its stop, also where the price has leapt over it', async () => {
    const { id } = await add();
    const { tick } = track();
    price(0.5, 1.05);
    await tick(0.5);
    expect(await find(id)).toMatchObject({ status: 'LOSS', outcome: 'stop', exitPrice: '1.08300', pnlPips: -10 });
  });

  it('fills an order, and closes it in a later tick', async () => {
    const { id } = await add({ entryType: 'buy_limit', openedAt: null, direction: 'BUY' });
    const { tick, events } = track();
    price(0.5, 1.0865);
    await tick(0.5);
    expect(await find(id)).toMatchObject({ status: 'PENDING', openedAt: null });
    price(0.8, 1.0839);
    await tick(0.8);
    expect(await find(id)).toMatchObject({ status: 'PENDING', openedAt: minute(0.8), isMonitored: true });
    price(0.9, 1.086);
    await tick(0.9);
    expect(await find(id)).toMatchObject({ status: 'WIN', openedAt: minute(0.8), closedAt: minute(0.9) });
    expect(events.map(({ kind }) => kind)).toEqual(['filled', 'target']);
  });

  it('fills and loses an order that the price falls through', async () => {
    const { id } = await add({ entryType: 'buy_limit', openedAt: null });
    const { tick, events } = track();
    price(0.5, 1.08);
    await tick(0.5);
    expect(await find(id)).toMatchObject({ status: 'LOSS', openedAt: minute(0.5), closedAt: minute(0.5) });
    expect(events.map(({ kind }) => kind)).toEqual(['filled', 'stop']);
  });

  it('leaves alone what nothing touches, and what is not watched', async () => {
    const kept = [
      await add({ stopLoss: '0', takeProfit1: null }),
      await add({ stopLoss: '1.05' }),
      await add({ symbol: 'GBPUSD' }),
      await add({ symbol: '' }),
      await add({ watchedSince: null }),
      await add({ isMonitored: false, watchedSince: null }),
    ];
    const { tick } = track();
    price(0.5, 1.081);
    await tick(0.5);
    for (const row of kept) expect(await find(row.id)).toEqual(row);
  });

  it('counts no pips for a trade without an entry', async () => {
    const { id } = await add({ entryPrice: '0' });
    const { tick } = track();
    price(0.5, 1.087);
    await tick(0.5);
    expect(await find(id)).toMatchObject({ status: 'WIN', pnlPips: null });
  });

  it('does not touch a trade that its trader has closed meanwhile', async () => {
    const { id } = await add();
    const market = scriptedMarket({ now, points });
    const { tick, events } = track(
      {},
      {
        prices: {
          async quotes(symbols) {
            const closed = {
              status: 'WIN',
              outcome: 'manual',
              closedAt: now(),
              isMonitored: false,
              watchedSince: null,
            } as const;
            await database.db.update(trades).set(closed).where(eq(trades.id, id));
            return market.quotes(symbols);
          },
        },
      },
    );
    price(0.5, 1.08);
    await tick(0.5);
    expect(await find(id)).toMatchObject({ status: 'WIN', outcome: 'manual' });
    expect(events).toEqual([]);
  });

  it('closes nothing by prices that are not live, too old, or from before the trade was watched', async () => {
    price(0, 1.08);
    goTo(10);
    const { id } = await add();
    const at = (asOf: Date) => ({
      bars: null,
      quotes: async () => ({ ok: true, quotes: [{ symbol: 'EURUSD', price: 1.08, asOf }] }) as const,
    });
    await track({ ...at(minute(10.5)), isLive: false }).tick(10.5);
    await track(at(minute(9.9))).tick(10.5);
    await track(at(minute(10.5))).tick(15.6);
    expect(await find(id)).toMatchObject({ status: 'PENDING' });
    await track(at(minute(10.6))).tick(15.6);
    expect(await find(id)).toMatchObject({ status: 'LOSS', closedAt: minute(10.6) });
  });

  it('asks for no price while nothing is watched', async () => {
    const { tick } = track({ quotes: () => Promise.reject(new Error('asked')) });
    await expect(tick(1)).resolves.toBeUndefined();
  });
});

describe('time that was missed', () => {
  it('is made good from the source’s bars: what came first decides', async () => {
    const { id } = await add();
    price(30, 1.0829);
    price(31, 1.084);
    price(100, 1.087);
    const { tick, events } = track();
    await tick(120);
    expect(await find(id)).toMatchObject({ status: 'LOSS', closedAt: minute(31), pnlPips: -10 });
    expect(events).toHaveLength(1);
  });

  it('includes a wick between two ticks', async () => {
    const { id } = await add();
    const { tick } = track();
    await tick(0.9);
    price(0.95, 1.0861);
    price(0.97, 1.084);
    await tick(1.4);
    expect(await find(id)).toMatchObject({ status: 'WIN', closedAt: minute(1) });
  });

  it('is asked for minute by minute, and never twice', async () => {
    await add();
    const { tick, market } = track();
    for (const n of [0.5, 1.2, 1.7, 2.3, 2.6]) await tick(n);
    const asked = market.barsAskedFor.map(({ from, to }) => [from, to]);
    expect(asked).toEqual([
      [minute(0), minute(1.2)],
      [minute(1), minute(2.3)],
    ]);
  });

  it('is made good in steps when it was long, and no newest price is looked at before', async () => {
    const { id } = await add();
    const day = 24 * 60;
    price(3 * day, 1.0829);
    price(10 * day, 1.0861);
    const { tick, market } = track();
    const { id: other } = await add({ symbol: 'EURUSD', stopLoss: '0' });
    await tick(11 * day);
    expect(await find(id)).toMatchObject({ status: 'LOSS', closedAt: minute(3 * day + 1) });
    expect(await find(other)).toMatchObject({ status: 'PENDING' });
    expect(market.barsAskedFor).toHaveLength(7);
    await tick(11 * day);
    expect(await find(other)).toMatchObject({ status: 'WIN', closedAt: minute(10 * day + 1) });
  });

  it('keeps what came before the source failed, or time ran out', async () => {
    const { id } = await add();
    price(60, 1.0829);
    const whole = scriptedMarket({ now, points }).source.bars!;
    let calls = 0;
    const { tick } = track({
      bars: async (...args) => ((calls += 1) === 1 ? whole(...args) : { ok: false, reason: 'unavailable' }),
    });
    price(61, 1.0861);
    await tick(2 * 24 * 60);
    expect(await find(id)).toMatchObject({ status: 'LOSS', closedAt: minute(61) });
  });

  it('lasts until its bars come, and after a restart too', async () => {
    const { id } = await add();
    await track().tick(1.5);
    price(10, 1.0829);
    price(11, 1.0861);
    const failing = track({ bars: async () => ({ ok: false, reason: 'unavailable' }) });
    await failing.tick(12);
    await failing.tick(26);
    expect(await find(id)).toMatchObject({ status: 'PENDING' });
    await track().tick(27);
    expect(await find(id)).toMatchObject({ status: 'LOSS', closedAt: minute(11) });
  });

  it('is given up after a quarter of an hour without its bars, which the log says once', async () => {
    const { id } = await add();
    price(20, 1.0861);
    const { tick, warnings } = track({ bars: async () => ({ ok: false, reason: 'rate-limited', retryAfterMs: null }) });
    await tick(20);
    await tick(34);
    expect(await find(id)).toMatchObject({ status: 'PENDING' });
    await tick(35);
    expect(await find(id)).toMatchObject({ status: 'WIN', closedAt: minute(35) });
    expect(warnings()).toEqual(['price history failed', 'prices were missed']);
  });

  it('is given up at once where the source refuses its history', async () => {
    const { id } = await add();
    price(20, 1.0861);
    const { tick } = track({ bars: async () => ({ ok: false, reason: 'refused' }) });
    await tick(20);
    expect(await find(id)).toMatchObject({ status: 'WIN', closedAt: minute(20) });
  });

  it('is named in the log where the source keeps no history', async () => {
    await add();
    const { tick, lines, warnings } = track({ bars: null });
    await tick(0.5);
    await tick(1);
    expect(warnings()).toEqual([]);
    await tick(121);
    expect(lines.find(({ level }) => level === 'warn')).toEqual({
      level: 'warn',
      message: 'prices were missed',
      fields: { symbol: 'EURUSD', from: minute(1), to: minute(121) },
    });
    await tick(121.5);
    expect(warnings()).toHaveLength(1);
  });

  it('does not include a weekend', async () => {
    const friday = (h: number, m = 0): number => (Date.UTC(2026, 10, 27, h, m) - minute(0).getTime()) / 60_000;
    goTo(friday(21, 58));
    await add();
    const { tick, warnings } = track({ bars: null });
    await tick(friday(21, 59));
    await tick(friday(22 + 48, 1));
    expect(warnings()).toEqual([]);
  });

  it('does not include what came before a trade was watched, nor while the tracker was stopped', async () => {
    const early = await add();
    price(10, 1.0829);
    price(12, 1.084);
    goTo(15);
    await database.db.update(trades).set({ watchedSince: now() });
    const { id } = await add();
    const { tick } = track();
    await tick(20);
    expect([(await find(id)).status, (await find(early.id)).status]).toEqual(['PENDING', 'PENDING']);
  });

  it('takes of the minute in which a trade was added only the price at its end', async () => {
    price(0.2, 1.0829);
    price(0.3, 1.084);
    price(0.9, 1.0861);
    goTo(0.5);
    const { id } = await add();
    price(1.1, 1.084);
    await track().tick(2);
    expect(await find(id)).toMatchObject({ status: 'WIN', closedAt: minute(1) });
  });
});

describe('several instances', () => {
  it('take turns: one ticks, the other does nothing', async () => {
    const { id } = await add();
    const one = track();
    const two = track({}, { instance: 'two' });
    await one.tick(0.5);
    price(0.6, 1.0861);
    await two.tick(0.7);
    expect(await find(id)).toMatchObject({ status: 'PENDING' });
    await one.tick(0.8);
    expect(await find(id)).toMatchObject({ status: 'WIN' });
  });

  it('take over when the other has left, or has not kept its turn', async () => {
    const { id } = await add();
    const one = track();
    const two = track({}, { instance: 'two' });
    await one.tick(0.5);
    await one.tracker.stop();
    price(0.6, 1.0839);
    await two.tick(0.7);
    expect(await database.db.select().from(trackerTurn)).toMatchObject([{ holder: 'two' }]);
    await database.db.update(trackerTurn).set({ expiresAt: new Date(0) });
    price(0.8, 1.0861);
    await track({}, { instance: 'three' }).tick(0.9);
    expect(await find(id)).toMatchObject({ status: 'WIN' });
  });

  it('drop what they saw when they lost their turn over it', async () => {
    const { id } = await add();
    const slow = Promise.withResolvers<void>();
    const market = scriptedMarket({ now, points });
    const one = track({}, { prices: { quotes: async (symbols) => (await slow.promise, market.quotes(symbols)) } });
    price(0.5, 1.0861);
    const late = one.tick(0.6);
    await expect.poll(() => database.db.select().from(trackerTurn)).toHaveLength(1);
    await database.db.update(trackerTurn).set({ holder: 'two' });
    slow.resolve();
    await late;
    expect(await find(id)).toMatchObject({ status: 'PENDING' });
    expect(one.events).toEqual([]);
  });
});

describe('the run of ticks', () => {
  /** Timers that a test lets go off. */
  function timers() {
    const waiting: { ms: number; callback: () => void }[] = [];
    const after = (ms: number, callback: () => void) => {
      const timer = { ms, callback };
      waiting.push(timer);
      return () => void (waiting.includes(timer) && waiting.splice(waiting.indexOf(timer), 1));
    };
    return { after, waiting, goOff: () => waiting.shift()!.callback() };
  }

  it('goes on at every interval, also after a failure, which it tells once', async () => {
    await add();
    const { after, waiting, goOff } = timers();
    let asked = 0;
    const quotes = async () => {
      asked += 1;
      if (asked < 3) throw new Error('no prices');
      return [];
    };
    const { tracker, lines } = track({}, { after, prices: { quotes } });
    tracker.start();
    for (const tick of [1, 2, 3]) {
      await expect.poll(() => [asked, waiting.map(({ ms }) => ms)]).toEqual([tick, [30_000]]);
      if (tick < 3) goOff();
    }
    await tracker.stop();
    expect(waiting).toEqual([]);
    expect(lines.map(({ message }) => message)).toEqual([
      'the tracker failed; it goes on trying',
      'the tracker works again',
    ]);
  });

  it('is not held up by a source that never answers', async () => {
    await add();
    const { after, waiting, goOff } = timers();
    const { tracker, warnings } = track({}, { after, prices: { quotes: () => new Promise(() => undefined) } });
    tracker.start();
    await expect.poll(() => waiting.map(({ ms }) => ms)).toEqual([20_000]);
    goOff();
    await expect.poll(() => waiting.map(({ ms }) => ms)).toEqual([30_000]);
    goOff();
    await expect.poll(() => waiting.map(({ ms }) => ms)).toEqual([20_000]);
    await tracker.stop();
    expect(waiting).toEqual([]);
    expect(warnings()).toEqual(['the tracker failed; it goes on trying']);
  });

  it('is not held up by history that never comes', async () => {
    const { id } = await add();
    const { after, waiting, goOff } = timers();
    goTo(5);
    const { tracker, warnings } = track({ bars: () => new Promise(() => undefined) }, { after });
    tracker.start();
    await expect.poll(() => waiting.map(({ ms }) => ms)).toEqual([20_000]);
    goOff();
    await expect.poll(() => waiting.map(({ ms }) => ms)).toEqual([30_000]);
    await tracker.stop();
    expect([warnings(), (await find(id)).status]).toEqual([['price history failed'], 'PENDING']);
  });

  it('does not wait for whoever is told of its decisions', async () => {
    const { id } = await add();
    price(0.5, 1.0861);
    const never = track({}, { onEvents: () => new Promise(() => undefined) });
    await never.tick(0.6);
    expect(await find(id)).toMatchObject({ status: 'WIN' });
    await add();
    const failing = track({}, { onEvents: () => Promise.reject(new Error('no post')) });
    await failing.tick(0.7);
    await expect.poll(failing.warnings).toEqual(['trade events were not delivered']);
  });
});
