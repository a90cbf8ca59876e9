import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../test/test-app.ts';
import { useTestApp } from '../../../test/use-test-app.ts';

const suite = useTestApp();
let test: TestApp;
let cookie: string;

beforeEach(async () => {
  test = await suite.start();
  await test.addUser({ username: 'jane-trader', canAccessTrades: true });
  cookie = await test.signIn('jane-trader');
});

const statement = readFileSync(new URL('test-data/mt4-statement.htm', import.meta.url));
const CSV = 'Pair,Side,Entry,Exit,Close time,Mood\nEURUSD,buy,1.0800,1.0825,2024-03-05 10:00,Happy\n';

async function send(file: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}, as = cookie) {
  const form = new FormData();
  form.append('file', new Blob([file]), 'trades.csv');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/trades/import',
    headers: { cookie: as, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}

async function trades(as = cookie) {
  return (await test.app.inject({ url: '/api/trades', headers: { cookie: as } })).json();
}

async function exported(query = '', as = cookie) {
  return test.app.inject({ url: `/api/trades/export.csv${query}`, headers: { cookie: as } });
}

describe('an import', () => {
  it('first shows what it would add, and adds nothing', async () => {
    const { status, body } = await send(statement, { timeZone: 'Europe/Athens' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ format: 'mt4', newCount: 3, knownCount: 0, unreadableCount: 1, isSaved: false });
    expect(body.preview[0]).toEqual({
      currencyPair: 'EURUSD',
      direction: 'BUY',
      entryPrice: '1.09450',
      exitPrice: '1.09950',
      status: 'WIN',
      pnlPips: '+50',
      openedAt: '2024-01-15T08:30:00.000Z',
      closedAt: '2024-01-15T14:45:12.000Z',
      isKnown: false,
    });
    expect(await trades()).toEqual([]);
  });

  it('adds the closed trades once, however often and in whichever zone the file is sent', async () => {
    expect((await send(statement, { save: 'true' })).body).toMatchObject({ newCount: 3, isSaved: true });
    const again = await send(statement, { save: 'true', timeZone: 'Asia/Tokyo' });
    expect(again.body).toMatchObject({ newCount: 0, knownCount: 3, isSaved: true });
    const list = await trades();
    expect(list).toHaveLength(3);
    expect(list[0]).toMatchObject({
      currencyPair: 'XAUUSD',
      status: 'WIN',
      outcome: 'manual',
      pnlPips: '+95',
      stopLoss: '0',
      takeProfit1: null,
      closedAt: '2024-01-19T09:10:00.000Z',
      isMonitored: false,
    });
  });

  it('adds once what two requests send at the same time', async () => {
    const both = await Promise.all([send(CSV, { save: 'true' }), send(CSV, { save: 'true' })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await trades()).toHaveLength(1);
  });

  it('belongs to its trader: the same file is new to another', async () => {
    await send(CSV, { save: 'true' });
    await test.addUser({ username: 'other', canAccessTrades: true });
    const other = await test.signIn('other');
    expect((await send(CSV, { save: 'true' }, other)).body).toMatchObject({ newCount: 1 });
    expect(await trades(other)).toHaveLength(1);
    expect(await trades()).toHaveLength(1);
  });

  it('asks for the columns it needs, and takes those it is told', async () => {
    const odd = 'What,How,From,To,When\nEURUSD,buy,1.08,1.09,2024-03-05\n';
    const first = await send(odd, { save: 'true' });
    expect(first.body).toMatchObject({ isSaved: false, newCount: 0 });
    expect(first.body.missing).toEqual(['currencyPair', 'direction', 'closedAt', 'entryPrice', 'exitPrice']);
    const columns = { What: 'currencyPair', How: 'direction', From: 'entryPrice', To: 'exitPrice', When: 'closedAt' };
    const second = await send(odd, { save: 'true', columns: JSON.stringify(columns) });
    expect(second.body).toMatchObject({ isSaved: true, newCount: 1, missing: [] });
  });

  it('keeps the mood', async () => {
    await send(CSV, { save: 'true' });
    expect((await trades())[0]).toMatchObject({ entryMood: '😊', pnlPips: '+25' });
  });

  it.each([
    ['prose', {}, 415, /^file: This file holds no trades/],
    ['', {}, 400, /^file:/],
    [CSV, { timeZone: 'Mars/Base' }, 400, /^timeZone:/],
    [CSV, { save: 'yes' }, 400, /^save:/],
    [CSV, { columns: '{' }, 400, /^columns:/],
    [CSV, { columns: '{"Pair":"nonsense"}' }, 400, /^columns:/],
    ['x'.repeat(5_242_881), {}, 413, /^file: This file is larger than 5 MB/],
  ])('refuses what cannot be read, naming it: %#', async (file, fields, status, error) => {
    const answer = await send(file, fields);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(error);
  });

  it('needs a form', async () => {
    const payload = { file: CSV };
    const response = await test.app.inject({ method: 'POST', url: '/api/trades/import', headers: { cookie }, payload });
    expect(response.statusCode).toBe(415);
  });

  it('needs the permission', async () => {
    await test.addUser({ username: 'reader', canAccessTrades: false });
    const reader = await test.signIn('reader');
    expect((await send(CSV, {}, reader)).status).toBe(403);
    expect((await exported('', reader)).statusCode).toBe(403);
    expect((await exported('', '')).statusCode).toBe(401);
  });
});

describe('an export', () => {
  it('is a table of all trades with times in the chosen zone', async () => {
    await send(CSV, { save: 'true' });
    const response = await exported('?timeZone=Europe/Athens');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="trades-\d{4}-\d\d-\d\d\.csv"$/);
    const [header, row] = response.body.split('\r\n');
    expect(header).toBe(
      '\uFEFFReference,Pair,Direction,Order,Entry,Exit,Stop Loss,Take Profit 1,Take Profit 2,Status,Outcome,Pips,Mood,Confidence,Created,Opened,Closed',
    );
    expect(row).toMatch(
      /^[\da-f-]{36},EURUSD,BUY,market,1\.0800,1\.0825,0,,,WIN,manual,25,Happy,,.*,,2024-03-05T12:00:00\.000\+02:00$/,
    );
  });

  it('adds nothing when it is imported again, and everything to another journal', async () => {
    await send(statement, { save: 'true' });
    const file = (await exported('?timeZone=Asia/Tokyo')).body;
    expect((await send(file, { save: 'true' })).body).toMatchObject({ newCount: 0, knownCount: 3, unreadable: [] });
    await test.addUser({ username: 'other', canAccessTrades: true });
    const other = await test.signIn('other');
    expect((await send(file, { save: 'true' }, other)).body).toMatchObject({ newCount: 3 });
    const comparable = async (as: string) => (await trades(as)).map((trade: object) => ({ ...trade, id: null }));
    expect(await comparable(other)).toEqual(await comparable(cookie));
  });

  it('defuses what a spreadsheet would run', async () => {
    const payload = { currencyPair: '=HYPERLINK("x")', entryPrice: '1.08' };
    await test.app.inject({ method: 'POST', url: '/api/trades', headers: { cookie }, payload });
    expect((await exported()).body).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('names a zone that is none', async () => {
    const response = await exported('?timeZone=Mars');
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatch(/timeZone/);
  });
});
