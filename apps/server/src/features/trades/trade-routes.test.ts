import type { Analysis, Trade } from '@pipsight/contract';
import type { InjectOptions } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { upload } from '../../../test/multipart.ts';
import { NOW, type TestApp } from '../../../test/test-app.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { analyses, trackers, trades, users } from '../../db/schema.ts';

const NO_ID = '00000000-0000-4000-8000-000000000000';
const NOT_YOURS = 'This trade does not exist, or it is not yours.';
const PLAN = {
  currencyPair: 'EUR/USD',
  direction: 'BUY',
  entryPrice: '1.08400',
  stopLoss: '1.08300',
  takeProfit1: '1.08600',
  takeProfit2: '1.08800',
  status: 'pending',
};
const suite = useTestApp();
let test: TestApp;
let cookie: string;

async function call(
  method: NonNullable<InjectOptions['method']>,
  url: string,
  payload?: NonNullable<InjectOptions['payload']>,
  as: string | null = cookie,
) {
  const headers = as === null ? {} : { cookie: as };
  const response = await test.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  return { status: response.statusCode, body: response.json() };
}
const create = async (values: object = {}): Promise<Trade> =>
  (await call('POST', '/api/trades', { ...PLAN, ...values })).body;
const change = (id: string, payload: object, as = cookie) => call('PATCH', `/api/trades/${id}`, payload, as);
const other = async (username = 'other'): Promise<string> => {
  await test.addUser({ username, canAccessTrades: true });
  return test.signIn(username);
};

beforeEach(async () => {
  test = await suite.start();
  await test.addUser({ canAccessTrades: true });
  cookie = await test.signIn('trader');
});

describe('making a trade', () => {
  it('answers it as it stands, prices to the letter', async () => {
    const { status, body } = await call('POST', '/api/trades', {
      ...PLAN,
      entryType: 'buy_limit',
      entryMood: '😐',
      confidence: 4,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      analysisId: null,
      currencyPair: 'EUR/USD',
      direction: 'BUY',
      entryType: 'buy_limit',
      entryPrice: '1.08400',
      exitPrice: null,
      stopLoss: '1.08300',
      takeProfit1: '1.08600',
      takeProfit2: '1.08800',
      status: 'PENDING',
      outcome: null,
      pnlPips: null,
      createdAt: NOW.toISOString(),
      openedAt: null,
      closedAt: null,
      entryMood: '😐',
      confidence: 4,
      isMonitored: false,
    });
  });

  it('fills in what the call leaves out', async () => {
    const { status, body } = await call('POST', '/api/trades', {});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      currencyPair: 'Unknown',
      direction: 'BUY',
      entryType: 'market',
      entryPrice: '0',
      stopLoss: '0',
      takeProfit1: null,
      openedAt: NOW.toISOString(),
    });
  });

  it('is open at once at the market, and where there is no entry to wait for', async () => {
    expect((await create()).openedAt).toBe(NOW.toISOString());
    expect((await create({ entryType: 'buy_stop', entryPrice: '0' })).openedAt).toBe(NOW.toISOString());
    expect((await create({ entryType: 'buy_stop' })).openedAt).toBeNull();
  });

  it.each([
    [{ entryPrice: 'abc' }, 'entryPrice must be a decimal number'],
    [{ entryPrice: '1e5' }, 'entryPrice must be a decimal number'],
    [{ entryPrice: '-1' }, 'entryPrice must be a decimal number'],
    [{ stopLoss: '9'.repeat(200_000) }, 'stopLoss must be a decimal number'],
    [{ takeProfit1: 1.086 }, 'takeProfit1'],
    [{ stopLoss: '1.09' }, 'stopLoss must be below the entry of a BUY.'],
    [{ direction: 'SELL' }, 'stopLoss must be above the entry of a SELL.'],
    [{ takeProfit2: '1.085' }, 'takeProfit2 must be above the first target of a BUY.'],
    [{ entryType: 'sell_limit' }, 'entryType must be an order to BUY.'],
    [{ entryType: 'iceberg' }, 'entryType'],
    [{ direction: 'LONG' }, 'direction'],
    [{ status: 'WIN' }, 'status must be pending.'],
    [{ entryMood: '🙈' }, 'entryMood'],
    [{ confidence: 6 }, 'confidence'],
    [{ currencyPair: ' ' }, 'currencyPair is required.'],
    [{ currencyPair: 'EUR\u0000USD' }, 'currencyPair must not hold control characters.'],
    [{ currencyPair: 'x'.repeat(41) }, 'currencyPair must be at most 40 characters.'],
    [{ analysisId: 7 }, 'analysisId'],
  ])('refuses %j and names the field', async (values, error) => {
    const { status, body } = await call('POST', '/api/trades', { ...PLAN, ...values });
    expect(status).toBe(400);
    expect(body.error).toContain(error);
    expect(await test.db.select().from(trades)).toEqual([]);
  });
});

describe('the list', () => {
  it('holds the own trades, newest first', async () => {
    for (const currencyPair of ['EURUSD', 'GBPUSD', 'XAUUSD']) {
      await create({ currencyPair });
      test.clock.forwardMs(1000);
    }
    const pairs = async (as = cookie) =>
      (await call('GET', '/api/trades', undefined, as)).body.map(({ currencyPair }: Trade) => currencyPair);
    expect(await pairs()).toEqual(['XAUUSD', 'GBPUSD', 'EURUSD']);
    expect(await pairs(await other())).toEqual([]);
  });

  it('goes with its user, and with nothing else', async () => {
    await create();
    await test.db.delete(users);
    expect([await test.db.select().from(trades), await test.db.select().from(trackers)]).toEqual([[], []]);
  });
});

describe('a trade made from an analysis', () => {
  let analysis: Analysis;
  const get = async (path = '') => (await call('GET', `/api/chart-analyses${path}`)).body;

  beforeEach(async () => {
    const made = await test.app.inject(await upload(cookie, [{ name: 'a.png', content: 'chart' }]));
    analysis = made.json();
  });

  it('is listed with it, newest first, wherever it is shown', async () => {
    const first = await create({ analysisId: analysis.id });
    test.clock.forwardMs(1000);
    const second = await create({ analysisId: analysis.id });
    await create();
    expect(analysis.trades).toEqual([]);
    expect((await get(`/${analysis.id}`)).trades).toEqual([second, first]);
    expect((await get())[0].trades).toEqual([second, first]);
    expect((await get('?limit=1'))[0].trades).toEqual([second, first]);
    const corrected = await call('PATCH', `/api/chart-analyses/${analysis.id}`, {
      charts: [{ index: 0, timeframe: 'H4' }],
    });
    expect(corrected.body.trades).toEqual([second, first]);
  });

  it('outlives it', async () => {
    const trade = await create({ analysisId: analysis.id });
    await test.db.delete(analyses);
    expect((await call('GET', '/api/trades')).body).toEqual([{ ...trade, analysisId: null }]);
  });

  it('needs an analysis of one’s own', async () => {
    const answer = { status: 404, body: { error: 'This analysis does not exist, or it is not yours.' } };
    for (const analysisId of [NO_ID, 'no id', '']) {
      expect(await call('POST', '/api/trades', { ...PLAN, analysisId })).toEqual(answer);
    }
    expect(await call('POST', '/api/trades', { ...PLAN, analysisId: analysis.id }, await other())).toEqual(answer);
  });
});

describe('closing by hand', () => {
  it.each([
    ['BUY', '1.08649', 'WIN', '+25'],
    ['BUY', '1.08280', 'LOSS', '-12'],
    ['BUY', '1.08404', 'BREAKEVEN', '0'],
    ['SELL', '1.08200', 'WIN', '+20'],
    ['SELL', '1.08500', 'LOSS', '-10'],
  ])('a %s at %s is a %s of %s pips', async (direction, exitPrice, status, pnlPips) => {
    const trade = await create({ direction, stopLoss: '0', takeProfit1: null, takeProfit2: null });
    test.clock.forwardMs(60_000);
    const closedAt = test.clock.now().toISOString();
    expect(await change(trade.id, { exitPrice })).toEqual({
      status: 200,
      body: { ...trade, exitPrice, status, pnlPips, outcome: 'manual', closedAt },
    });
  });

  it('takes an order for filled that its trader closes', async () => {
    const { id } = await create({ entryType: 'buy_limit' });
    expect((await change(id, { exitPrice: '1.085' })).body).toMatchObject({ status: 'WIN', openedAt: null });
  });

  it('is done once', async () => {
    const { id } = await create();
    await change(id, { exitPrice: '1.085' });
    const again = { status: 409, body: { error: 'This trade is closed already.' } };
    expect(await change(id, { exitPrice: '1.08' })).toEqual(again);
    expect((await call('GET', '/api/trades')).body[0]).toMatchObject({ exitPrice: '1.085', status: 'WIN' });
  });

  it('is done once however many ask at a time', async () => {
    const { id } = await create();
    const answers = await Promise.all(['1.085', '1.083', '1.084'].map((exitPrice) => change(id, { exitPrice })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('needs an entry to count from', async () => {
    const { id } = await create({ entryPrice: '0' });
    const { status, body } = await change(id, { exitPrice: '1.085' });
    expect(status).toBe(409);
    expect(body.error).toContain('no entry price');
  });

  it.each(['abc', '', '-1', '0', '0.000', '1,085'])(
    'refuses the exit price "%s" and names the field',
    async (exitPrice) => {
      const { id } = await create();
      const { status, body } = await change(id, { exitPrice });
      expect(status).toBe(400);
      expect(body.error).toMatch(/^exitPrice must be /);
    },
  );
});

describe('the journal of a trade', () => {
  it('takes mood and confidence, also once it is closed, and keeps what is left out', async () => {
    const { id } = await create({ entryMood: '😎' });
    await change(id, { exitPrice: '1.085' });
    expect((await change(id, { confidence: 5 })).body).toMatchObject({ entryMood: '😎', confidence: 5, status: 'WIN' });
    expect((await change(id, { entryMood: null })).body).toMatchObject({ entryMood: null, confidence: 5 });
    expect((await change(id, {})).body).toMatchObject({ entryMood: null, confidence: 5 });
  });

  it('may be written with the close', async () => {
    const { id } = await create();
    const { body } = await change(id, { entryMood: '💪', confidence: 2, exitPrice: '1.083' });
    expect(body).toMatchObject({ entryMood: '💪', confidence: 2, status: 'LOSS' });
  });

  it.each([{ entryMood: 'happy' }, { confidence: 0 }, { confidence: '3' }])('refuses %j', async (payload) => {
    const { id } = await create();
    const { status, body } = await change(id, payload);
    expect(status).toBe(400);
    expect(body.error).toContain(Object.keys(payload)[0]);
  });
});

describe('the statistics by mood and confidence', () => {
  const stats = async (as = cookie) => (await call('GET', '/api/trades/mood-stats', undefined, as)).body;

  it('count the own closed trades, and hold every mood and level', async () => {
    for (const [exitPrice, journal] of [
      ['1.085', { entryMood: '😎', confidence: 5 }],
      ['1.083', { entryMood: '😎', confidence: 4 }],
      ['1.086', { entryMood: '😨' }],
    ] as const) {
      await change((await create(journal)).id, { exitPrice });
    }
    await create({ entryMood: '😎', confidence: 5 });
    const { moods, confidence } = await stats();
    expect([moods.length, confidence.length]).toEqual([8, 5]);
    expect(moods[0]).toEqual({ mood: '😎', count: 2, wins: 1, winRate: 50, averagePips: 0 });
    expect(moods[5]).toEqual({ mood: '😨', count: 1, wins: 1, winRate: 100, averagePips: 20 });
    expect(confidence[4]).toEqual({ confidence: 5, count: 1, wins: 1, winRate: 100, averagePips: 10 });
    expect(confidence[0]).toEqual({ confidence: 1, count: 0, wins: 0, winRate: null, averagePips: null });
  });

  it('are each user’s own', async () => {
    await change((await create({ entryMood: '😎' })).id, { exitPrice: '1.085' });
    expect((await stats(await other())).moods[0]).toMatchObject({ count: 0 });
  });
});

describe('deleting a trade', () => {
  it('works once', async () => {
    const { id } = await create();
    expect(await call('DELETE', `/api/trades/${id}`)).toEqual({ status: 200, body: { success: true } });
    expect(await call('DELETE', `/api/trades/${id}`)).toEqual({ status: 404, body: { error: NOT_YOURS } });
    expect((await call('GET', '/api/trades')).body).toEqual([]);
  });
});

it('is nobody else’s trade, not even an administrator’s', async () => {
  const { id } = await create();
  await test.addUser({ username: 'boss', role: 'admin' });
  for (const as of [await other(), await test.signIn('boss')]) {
    expect(await change(id, { exitPrice: '1.085' }, as)).toEqual({ status: 404, body: { error: NOT_YOURS } });
    expect((await call('DELETE', `/api/trades/${id}`, undefined, as)).status).toBe(404);
  }
  expect((await call('GET', '/api/trades')).body).toHaveLength(1);
});

it.each([NO_ID, 'abc', '%00', "'; drop table trades"])('finds no trade with the id %j', async (id) => {
  const path = encodeURIComponent(id);
  expect((await change(path, { confidence: 3 })).status).toBe(404);
  expect((await call('DELETE', `/api/trades/${path}`)).status).toBe(404);
});

it('needs a session, and the permission for trades, which an administrator has', async () => {
  await test.addUser({ username: 'none' });
  await test.addUser({ username: 'boss', role: 'admin' });
  const calls = [
    ['GET', '/api/trades'],
    ['GET', '/api/trades/mood-stats'],
    ['POST', '/api/trades'],
    ['PATCH', `/api/trades/${NO_ID}`],
    ['DELETE', `/api/trades/${NO_ID}`],
  ] as const;
  const none = await test.signIn('none');
  const boss = await test.signIn('boss');
  for (const [method, url] of calls) {
    const payload = method === 'GET' || method === 'DELETE' ? undefined : {};
    expect((await call(method, url, payload, null)).status).toBe(401);
    expect((await call(method, url, payload, none)).status).toBe(403);
    expect([200, 201, 404]).toContain((await call(method, url, payload, boss)).status);
  }
});
