import { randomUUID } from 'node:crypto';
import { analysisEntrySchema, type AnalysisEntry } from '@pipsight/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { marketAnalysis } from '../../../test/market-analysis.ts';
import { upload } from '../../../test/multipart.ts';
import { NOW, type TestApp } from '../../../test/test-app.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { analyses } from '../../db/schema.ts';

const FIGURES = '/api/admin/analysis-figures';
const ENTRIES = '/api/admin/chart-analyses';
const suite = useTestApp();
let test: TestApp;
let boss: string;
let setup: boolean;

beforeEach(async () => {
  setup = true;
  test = await suite.start({
    analyze: () => ({ ok: true, analysis: marketAnalysis(setup ? {} : { setup: null, rejectionReason: 'No room.' }) }),
  });
  await test.addUser({ username: 'boss', role: 'admin' });
  boss = await test.signIn('boss');
});

async function get(url: string, cookie = boss) {
  const response = await test.app.inject({ url, headers: { cookie } });
  return { status: response.statusCode, body: response.json() };
}

/** Has a new user analyse charts of these names, a second apart; returns the user's id. */
async function analyze(username: string, names: readonly string[]): Promise<string> {
  const { id } = await test.addUser({ username });
  const cookie = await test.signIn(username);
  for (const name of names) {
    await test.app.inject(await upload(cookie, [{ name, content: 'chart' }]));
    test.clock.forwardMs(1000);
  }
  return id;
}

const filenames = (answer: { body: AnalysisEntry[] }): string[] => answer.body.map(({ filename }) => filename);

it('counts analyses and setups in all and by user, the user with the newest analysis first', async () => {
  const ada = await analyze('ada', ['a1.png', 'a2.png']);
  setup = false;
  const ben = await analyze('ben', ['b1.png']);
  await test.addUser({ username: 'idle' });
  expect(await get(FIGURES)).toEqual({
    status: 200,
    body: {
      analyses: 3,
      setups: 2,
      users: [
        { userId: ben, username: 'ben', analyses: 1, setups: 0 },
        { userId: ada, username: 'ada', analyses: 2, setups: 2 },
      ],
    },
  });
});

it('answers zeros and an empty list while there is no analysis', async () => {
  expect((await get(FIGURES)).body).toEqual({ analyses: 0, setups: 0, users: [] });
  expect((await get(ENTRIES)).body).toEqual([]);
});

it('tells of an analysis whose it is and what came of it, and no more', async () => {
  const userId = await analyze('ada', ['a.png']);
  setup = false;
  await analyze('ben', ['b.png']);
  const { body } = await get(ENTRIES);
  expect(body[1]).toEqual({
    id: expect.any(String),
    userId,
    username: 'ada',
    filename: 'a.png',
    createdAt: NOW.toISOString(),
    currencyPair: 'EURUSD',
    timeframe: 'H1',
    platform: expect.toBeOneOf([expect.any(String), null]),
    hasSetup: 'yes',
    direction: 'BUY',
    entryPrice: '1.08400',
    stopLoss: '1.08300',
    takeProfit1: '1.08600',
    engine: 'builtin',
    modelRun: null,
  });
  expect(body[0]).toMatchObject({
    username: 'ben',
    hasSetup: 'no',
    direction: null,
    entryPrice: null,
  });
  expect(Object.keys(body[0]).toSorted()).toEqual(Object.keys(analysisEntrySchema.shape).toSorted());
});

it('lists newest first: all, one user, and page after page', async () => {
  const ada = await analyze('ada', ['a1.png', 'a2.png', 'a3.png']);
  await analyze('ben', ['b1.png']);
  expect(filenames(await get(ENTRIES))).toEqual(['b1.png', 'a3.png', 'a2.png', 'a1.png']);
  expect(filenames(await get(`${ENTRIES}?userId=${ada}`))).toEqual(['a3.png', 'a2.png', 'a1.png']);
  const newest = await get(`${ENTRIES}?userId=${ada}&limit=2`);
  expect(filenames(newest)).toEqual(['a3.png', 'a2.png']);
  const last: string = newest.body[1].id;
  expect(filenames(await get(`${ENTRIES}?userId=${ada}&limit=2&before=${last}`))).toEqual(['a1.png']);
  expect(filenames(await get(`${ENTRIES}?before=${newest.body[0].id}`))).toEqual(['a2.png', 'a1.png']);
  expect(filenames(await get(`${ENTRIES}?userId=${randomUUID()}`))).toEqual([]);
  expect(filenames(await get(`${ENTRIES}?before=${randomUUID()}`))).toEqual([]);
});

it('loses none of those made in the same millisecond', async () => {
  const ada = await analyze('ada', ['a1.png', 'a2.png', 'a3.png', 'a4.png', 'a5.png']);
  await test.db.update(analyses).set({ createdAt: NOW });
  const seen: string[] = [];
  for (let before = ''; ;) {
    const { body } = await get(`${ENTRIES}?userId=${ada}&limit=2${before}`);
    if (body.length === 0) break;
    seen.push(...filenames({ body }));
    before = `&before=${body.at(-1).id}`;
  }
  expect(seen.toSorted()).toEqual(['a1.png', 'a2.png', 'a3.png', 'a4.png', 'a5.png']);
});

it.each(['limit=0', 'limit=101', 'userId=7', 'before=no-id', 'userId='])(
  'names the field at fault of ?%s',
  async (query) => {
    const { status, body } = await get(`${ENTRIES}?${query}`);
    expect(status).toBe(400);
    expect(body.error).toMatch(RegExp(`^${query.split('=')[0]!}\\b`));
  },
);

it('is closed to the signed-out and to users', async () => {
  await test.addUser({ username: 'user', canAccessInsights: true });
  const user = await test.signIn('user');
  for (const url of [FIGURES, ENTRIES]) {
    expect((await get(url, '')).status).toBe(401);
    expect((await get(url, user)).status).toBe(403);
  }
});

it.each([
  ['all', 'analyses_newest', sql`true`],
  ['one user', 'analyses_user_newest', sql`user_id = ${randomUUID()}`],
])('walks the list of %s through its index, also from a key', async (_, index, whose) => {
  const plan = await test.db.transaction(async (tx) => {
    // So few rows are not worth an index; whether it could be used is the question.
    for (const other of ['seqscan', 'bitmapscan', 'sort']) await tx.execute(sql.raw(`set local enable_${other} = off`));
    return tx.execute(sql`explain select * from ${analyses}
      where ${whose} and (created_at, id) < (select created_at, id from ${analyses} as last where last.id = ${randomUUID()})
      order by created_at desc, id desc limit 10`);
  });
  const text = JSON.stringify(plan.rows);
  expect(text).toContain(`Index Scan using ${index}`);
  expect(text).toMatch(/Index Cond: \([^"]*ROW\(created_at, id\) < ROW/);
  expect(text).not.toContain('Sort');
});
