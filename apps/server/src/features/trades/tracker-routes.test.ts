import type { Trade } from '@pipsight/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOW, type TestApp } from '../../../test/test-app.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { trades } from '../../db/schema.ts';

const NO_ID = '00000000-0000-4000-8000-000000000000';
const suite = useTestApp();
let test: TestApp;
let cookie: string;

async function call(method: 'GET' | 'POST' | 'DELETE' | 'PATCH', url: string, payload?: object, as = cookie) {
  const response = await test.app.inject({ method, url, headers: { cookie: as }, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
}
const create = async (): Promise<Trade> =>
  (await call('POST', '/api/trades', { currencyPair: 'EURUSD', entryPrice: '1.084' })).body;
const start = () => call('POST', '/api/live-tracker/start');
const stop = () => call('POST', '/api/live-tracker/stop');
const watch = (id: string, as = cookie) => call('POST', `/api/live-tracker/add-trade/${id}`, undefined, as);
const unwatch = (id: string, as = cookie) => call('DELETE', `/api/live-tracker/remove-trade/${id}`, undefined, as);
const status = (as = cookie) => call('GET', '/api/live-tracker/status', undefined, as);
async function watchedSince(id: string): Promise<Date | null> {
  const [row] = await test.db.select().from(trades).where(eq(trades.id, id));
  return row!.watchedSince;
}

beforeEach(async () => {
  test = await suite.start();
  await test.addUser({ canAccessTrades: true });
  cookie = await test.signIn('trader');
});

it('is inactive until it is started, and says how often it looks', async () => {
  const inactive = { isActive: false, activeTradesCount: 0, checkInterval: 30_000, activeTrades: [] };
  expect(await status()).toEqual({ status: 200, body: inactive });
  expect(await start()).toEqual({ status: 200, body: { ...inactive, isActive: true } });
  expect((await status()).body.isActive).toBe(true);
  expect(await stop()).toEqual({ status: 200, body: inactive });
  expect(await stop()).toEqual({ status: 200, body: inactive });
});

it('may be started by several calls at once', async () => {
  const answers = await Promise.all([start(), start(), start()]);
  expect(answers.map((answer) => [answer.status, answer.body.isActive])).toEqual([1, 2, 3].map(() => [200, true]));
});

it('is each user’s own', async () => {
  await test.addUser({ username: 'other', canAccessTrades: true });
  await watch((await create()).id);
  await start();
  expect((await status(await test.signIn('other'))).body).toMatchObject({ isActive: false, activeTradesCount: 0 });
});

describe('a trade', () => {
  it('is watched once it is added, newest first', async () => {
    const first = await create();
    test.clock.forwardMs(1000);
    const second = await create();
    expect((await status()).body.activeTradesCount).toBe(0);
    await watch(first.id);
    const { status: code, body } = await watch(second.id);
    const monitored = [second, first].map((trade) => ({ ...trade, isMonitored: true }));
    expect(code).toBe(200);
    expect(body).toMatchObject({ activeTradesCount: 2, activeTrades: monitored });
    expect(await watch(first.id)).toEqual({ status: 200, body });
  });

  it('is watched no longer once it is removed, and may be removed twice; the trade stays', async () => {
    const { id } = await create();
    await watch(id);
    const answers = [await unwatch(id), await unwatch(id)];
    expect(answers.map(({ status: code, body }) => [code, body.activeTrades])).toEqual([1, 2].map(() => [200, []]));
    expect((await call('GET', '/api/trades')).body).toMatchObject([{ id, isMonitored: false, status: 'PENDING' }]);
  });

  it('leaves the tracker when it is closed, and cannot come back', async () => {
    const { id } = await create();
    await watch(id);
    await start();
    await call('PATCH', `/api/trades/${id}`, { exitPrice: '1.085' });
    expect((await status()).body.activeTrades).toEqual([]);
    expect(await watch(id)).toEqual({
      status: 409,
      body: { error: 'This trade is closed: there is nothing left to watch.' },
    });
    expect((await unwatch(id)).status).toBe(200);
  });

  it.each([NO_ID, 'abc', '%00'])('is not found by the id %j', async (id) => {
    const answer = { status: 404, body: { error: 'This trade does not exist, or it is not yours.' } };
    expect(await watch(encodeURIComponent(id))).toEqual(answer);
    expect(await unwatch(encodeURIComponent(id))).toEqual(answer);
  });

  it('is its owner’s alone to watch', async () => {
    const { id } = await create();
    await watch(id);
    await test.addUser({ username: 'boss', role: 'admin' });
    const boss = await test.signIn('boss');
    expect([(await watch(id, boss)).status, (await unwatch(id, boss)).status]).toEqual([404, 404]);
    expect((await status()).body.activeTradesCount).toBe(1);
  });
});

describe('prices count for a trade', () => {
  const later = (ms: number): Date => new Date(NOW.getTime() + ms);

  it('from the moment it is added to an active tracker', async () => {
    await start();
    test.clock.forwardMs(60_000);
    const { id } = await create();
    expect(await watchedSince(id)).toBeNull();
    test.clock.forwardMs(60_000);
    await watch(id);
    test.clock.forwardMs(60_000);
    await watch(id);
    expect(await watchedSince(id)).toEqual(later(120_000));
  });

  it('from the start of the tracker, when it was added before; a second start changes nothing', async () => {
    const { id } = await create();
    await watch(id);
    expect(await watchedSince(id)).toBeNull();
    test.clock.forwardMs(60_000);
    await start();
    test.clock.forwardMs(60_000);
    await start();
    expect(await watchedSince(id)).toEqual(later(60_000));
  });

  it('not between a stop and the next start', async () => {
    const { id } = await create();
    await watch(id);
    await start();
    await stop();
    expect(await watchedSince(id)).toBeNull();
    test.clock.forwardMs(7_200_000);
    await start();
    expect(await watchedSince(id)).toEqual(later(7_200_000));
  });

  it('whether it is added before, after or while the tracker starts', async () => {
    const made = await Promise.all([create(), create(), create()]);
    await Promise.all([...made.map(({ id }) => watch(id)), start()]);
    const rows = await test.db.select().from(trades);
    expect(rows.map((row) => row.watchedSince)).toEqual([NOW, NOW, NOW]);
  });
});

it('needs a session and the permission for trades', async () => {
  await test.addUser({ username: 'none' });
  const none = await test.signIn('none');
  const calls = [
    ['GET', 'status'],
    ['POST', 'start'],
    ['POST', 'stop'],
    ['POST', `add-trade/${NO_ID}`],
    ['DELETE', `remove-trade/${NO_ID}`],
  ] as const;
  for (const [method, path] of calls) {
    expect((await call(method, `/api/live-tracker/${path}`, undefined, none)).status).toBe(403);
    expect((await call(method, `/api/live-tracker/${path}`, undefined, '')).status).toBe(401);
  }
});
