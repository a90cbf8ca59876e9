import type { ChartInput } from '@pipsight/analysis';
import type { Analysis } from '@pipsight/contract';
import { eq, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeChartReader, readable } from '../../../test/fake-chart-reader.ts';
import { marketAnalysis } from '../../../test/market-analysis.ts';
import { upload } from '../../../test/multipart.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { analyses, charts, users } from '../../db/schema.ts';

const NO_ID = '00000000-0000-4000-8000-000000000000';
const suite = useTestApp();
let test: TestApp;
let cookie: string;
let inputs: (readonly ChartInput[])[];

async function get(url: string, as = cookie) {
  const response = await test.app.inject({ url, headers: { cookie: as } });
  return { status: response.statusCode, body: response.json() };
}

async function patch(id: string, payload: NonNullable<InjectOptions['payload']>, as = cookie) {
  const url = `/api/chart-analyses/${id}`;
  const response = await test.app.inject({ method: 'PATCH', url, headers: { cookie: as }, payload });
  return { status: response.statusCode, body: response.json() };
}

async function analyze(name: string): Promise<Analysis> {
  const response = await test.app.inject(await upload(cookie, [{ name, content: 'chart' }]));
  test.clock.forwardMs(1000);
  return response.json();
}

beforeEach(async () => {
  inputs = [];
  test = await suite.start({
    chartReader: fakeChartReader(() => readable({ symbol: null, problems: ['no-symbol', 'blurred'] })),
    analyze: (given) => {
      inputs.push(given);
      return given[0]!.symbol === 'XAUUSD'
        ? { ok: false, chartIndex: null, reason: 'different-symbols' }
        : { ok: true, analysis: marketAnalysis() };
    },
  });
  await test.addUser();
  cookie = await test.signIn('trader');
});
it('lists own analyses newest first, whole or by pages', async () => {
  for (const name of ['a.png', 'b.png', 'c.png']) await analyze(name);
  await test.addUser({ username: 'other' });
  const names = async (query: string, as = cookie) =>
    (await get(`/api/chart-analyses${query}`, as)).body.map(({ filename }: Analysis) => filename);
  expect(await names('')).toEqual(['c.png', 'b.png', 'a.png']);
  expect(await names('?limit=2&offset=0')).toEqual(['c.png', 'b.png']);
  expect(await names('?limit=2&offset=2')).toEqual(['a.png']);
  expect(await names('?limit=2&offset=900000')).toEqual([]);
  expect(await names('', await test.signIn('other'))).toEqual([]);
});

describe('analyses of several symbols and outcomes', () => {
  /** Oldest first: file, symbol, whether it is a setup. */
  const MADE = [
    ['a.png', 'EURUSD', true],
    ['b.png', 'XAUUSD', false],
    ['c.png', 'EURUSD', false],
    ['d.png', null, false],
    ['e.png', 'EURUSD', true],
  ] as const;

  beforeEach(async () => {
    for (const [name, currencyPair, hasSetup] of MADE) {
      const { id } = await analyze(name);
      await test.db.update(analyses).set({ currencyPair, hasSetup }).where(eq(analyses.id, id));
    }
  });

  it.each([
    ['symbol=EURUSD', ['e.png', 'c.png', 'a.png']],
    ['symbol=EURUSD&hasSetup=yes', ['e.png', 'a.png']],
    ['hasSetup=no', ['d.png', 'c.png', 'b.png']],
    ['hasSetup=no&limit=2&offset=2', ['b.png']],
    ['symbol=Unknown', ['d.png']],
    ["symbol=' or 1=1 --", []],
  ])('lists those of %s', async (query, names) => {
    const { status, body } = await get(`/api/chart-analyses?${query}`);
    expect(status).toBe(200);
    expect(body.map(({ filename }: Analysis) => filename)).toEqual(names);
  });

  it('counts them by symbol, the most frequent first', async () => {
    expect((await get('/api/chart-analyses/counts')).body).toEqual([
      { currencyPair: 'EURUSD', withSetup: 2, withoutSetup: 1 },
      { currencyPair: 'XAUUSD', withSetup: 0, withoutSetup: 1 },
      { currencyPair: null, withSetup: 0, withoutSetup: 1 },
    ]);
    await test.addUser({ username: 'other' });
    expect((await get('/api/chart-analyses/counts', await test.signIn('other'))).body).toEqual([]);
  });

  it.each(['symbol=', `symbol=${'A'.repeat(41)}`, 'symbol=%00', 'hasSetup=maybe', 'hasSetup='])(
    'refuses %s and names the field',
    async (query) => {
      const { status, body } = await get(`/api/chart-analyses?${query}`);
      expect(status).toBe(400);
      expect(body.error).toMatch(RegExp(`^${query.split('=')[0]!}:? `));
    },
  );
});

it.each(['limit=0', 'limit=101', 'limit=-1', 'limit=ten', 'limit=1.5', 'offset=-1', 'offset=NaN', 'offset=1e99'])(
  'refuses a page with %s and names the field',
  async (query) => {
    const { status, body } = await get(`/api/chart-analyses?${query}`);
    expect(status).toBe(400);
    expect(body.error).toMatch(RegExp(`^${query.split('=')[0]!}: `));
  },
);

it('walks the list through its index', async () => {
  const { id } = (await test.db.select({ id: users.id }).from(users))[0]!;
  const plan = await test.db.transaction(async (tx) => {
    // So few rows are not worth an index; whether it could be used is the question.
    for (const other of ['seqscan', 'bitmapscan', 'sort']) await tx.execute(sql.raw(`set local enable_${other} = off`));
    return tx.execute(
      sql`explain select * from ${analyses} where user_id = ${id} and currency_pair = 'EURUSD' and has_setup order by created_at desc, id desc limit 10`,
    );
  });
  const text = JSON.stringify(plan.rows);
  expect(text).toContain('Index Scan using analyses_user_newest');
  expect(text).not.toContain('Sort');
});

it('needs the permission for history or for insights to list', async () => {
  const users = [
    { username: 'none', canAccessHistory: false, canAccessInsights: false },
    { username: 'insights', canAccessHistory: false, canAccessInsights: true },
  ];
  for (const user of users) await test.addUser(user);
  expect((await get('/api/chart-analyses', await test.signIn('none'))).status).toBe(403);
  expect((await get('/api/chart-analyses', await test.signIn('insights'))).status).toBe(200);
});

it('shows an analysis to its owner and to administrators; to others it does not exist', async () => {
  const { id } = await analyze('a.png');
  await test.addUser({ username: 'other' });
  await test.addUser({ username: 'boss', role: 'admin' });
  const other = await test.signIn('other');
  const notFound = { status: 404, body: { error: 'This analysis does not exist, or it is not yours.' } };
  for (const path of [`/${id}`, `/${id}/charts/0/candles`, `/${id}/charts/0`]) {
    expect(await get(`/api/chart-analyses${path}`, other)).toEqual(notFound);
  }
  expect(await patch(id, { charts: [{ index: 0, timeframe: 'H4' }] }, other)).toEqual(notFound);
  const boss = await test.signIn('boss');
  expect((await get(`/api/chart-analyses/${id}`, boss)).body).toMatchObject({ id });
  expect(await patch(id, { charts: [{ index: 0, timeframe: 'H4' }] }, boss)).toEqual(notFound);
});

it.each([NO_ID, '1', 'abc', "'; drop table users", '%00', '../x'])('does not find an analysis %j', async (id) => {
  const path = `/api/chart-analyses/${encodeURIComponent(id)}`;
  for (const url of [path, `${path}/charts/0`, `${path}/charts/0/candles`]) {
    expect((await get(url)).status).toBe(404);
  }
});

it('answers the candles of a chart, as pixels and prices', async () => {
  const { id } = await analyze('a.png');
  const { status, body } = await get(`/api/chart-analyses/${id}/charts/0/candles`);
  expect(status).toBe(200);
  expect(body.x).toHaveLength(40);
  expect(body.x[1]).toBe(26);
  expect(body.open[0]).toBeCloseTo(1.085, 9);
  expect(Object.keys(body)).toEqual(['x', 'open', 'high', 'low', 'close']);
  expect((await get(`/api/chart-analyses/${id}/charts/1/candles`)).status).toBe(404);
  expect((await get(`/api/chart-analyses/${id}/charts/9/candles`)).status).toBe(400);
});

it('serves the stored picture to its owner, for private caches only', async () => {
  const { id } = await analyze('a.png');
  const picture = await test.app.inject({ url: `/api/chart-analyses/${id}/charts/0`, headers: { cookie } });
  expect(picture.statusCode).toBe(200);
  expect(picture.body).toBe('clean picture');
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, max-age=86400, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await test.app.inject({ url: `/api/chart-analyses/${id}/charts/0` })).statusCode).toBe(401);
});

it('says what could not be read, until the trader says it', async () => {
  const { id, charts: read, currencyPair } = await analyze('a.png');
  expect(currencyPair).toBeNull();
  expect(read[0]!.problems).toEqual([
    'The symbol could not be read; enter it to get the right pips.',
    'The picture is blurred or scaled down, so prices are less exact.',
  ]);
  const { status, body } = await patch(id, { charts: [{ index: 0, symbol: 'usd/jpy' }] });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, currencyPair: 'USDJPY', entryPrice: '1.084' });
  expect(body.charts[0]).toMatchObject({ symbol: 'USDJPY', corrected: ['symbol'] });
  expect(body.charts[0].problems).toEqual(['The picture is blurred or scaled down, so prices are less exact.']);
});

it('analyses the same candles again with all corrections so far, and counts no use', async () => {
  const { id, createdAt } = await analyze('a.png');
  await patch(id, { charts: [{ index: 0, symbol: 'GBPUSD' }] });
  const { body } = await patch(id, { charts: [{ index: 0, timeframe: 'H4', lastPrice: '1.0842' }] });
  expect(inputs).toHaveLength(3);
  expect(inputs[2]![0]).toMatchObject({ symbol: 'GBPUSD', timeframe: 'H4', lastPrice: 1.0842 });
  expect(inputs[2]![0]!.candles).toEqual(inputs[0]![0]!.candles);
  expect(body).toMatchObject({ currencyPair: 'GBPUSD', timeframe: 'H4', createdAt });
  expect(body.charts[0].corrected).toEqual(['symbol', 'timeframe', 'lastPrice']);
  expect((await get(`/api/chart-analyses/${id}`)).body).toEqual(body);
  expect((await get('/api/user/stats')).body).toMatchObject({ analysisCount: 1, totalAnalyses: 1 });
});

it('keeps the analysis as it was when the correction makes it impossible', async () => {
  const before = await analyze('a.png');
  const { status, body } = await patch(before.id, { charts: [{ index: 0, symbol: 'XAUUSD' }] });
  expect(status).toBe(422);
  expect(body.error).toContain('The charts show different markets (XAUUSD in "a.png")');
  expect((await get(`/api/chart-analyses/${before.id}`)).body).toEqual(before);
});

it.each([
  [{}, 'charts is required.'],
  [{ charts: [] }, /^charts: /],
  [{ charts: [{ index: 0, symbol: '<b>' }] }, 'charts.0.symbol must be a symbol such as EURUSD.'],
  [{ charts: [{ index: 0, timeframe: 'H3' }] }, /^charts\.0\.timeframe: /],
  [{ charts: [{ index: 0, lastPrice: 'abc' }] }, 'charts.0.lastPrice must be a decimal number.'],
  [
    { charts: [{ index: 0, lastPrice: '2.5' }] },
    'charts.lastPrice: 2.5 is not on the price scale of "a.png", which shows 1.08000 to 1.09000.',
  ],
  [{ charts: [{ index: 2, timeframe: 'H1' }] }, 'charts.index: this analysis has no chart 2.'],
])('refuses the correction %j and names the field', async (payload, error) => {
  const { id } = await analyze('a.png');
  const answer = await patch(id, payload);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toMatch(error);
});

it('leaves nothing of a deleted user', async () => {
  await analyze('a.png');
  await test.db.delete(users);
  expect(await test.db.select().from(analyses)).toEqual([]);
  expect(await test.db.select().from(charts)).toEqual([]);
  expect((await get('/api/auth/user')).status).toBe(401);
});
