import { afterEach, expect, it } from 'vitest';
import { vendorLaws } from '../../../../test/vendor-laws.ts';
import { startVendorStub, type StubHandler, type VendorStub } from '../../../../test/vendor-stub.ts';
import type { MarketData } from '../port.ts';
import { createTwelveData, type TwelveDataOptions } from './twelve-data.ts';

const KEY = '7we1veDATAkey7we1ve';
const KNOWN = ['EUR/USD', 'USD/JPY', 'XAU/USD'];
const FREE = { perMinute: 8, perDay: 800 };
const never = new AbortController().signal;
const NOON = new Date('2026-11-18T12:00:00Z');
const span = { from: new Date('2026-11-18T10:00:20Z'), to: new Date('2026-11-18T10:04:07Z') };

const error = (code: number): unknown => ({ code, message: `**symbol** is wrong, or ${KEY}`, status: 'error' });

const quote = (symbol: string, price: unknown): unknown => ({
  symbol,
  name: 'Euro / US Dollar',
  exchange: 'Forex',
  datetime: '2026-11-18',
  timestamp: 1_794_960_000,
  last_quote_at: 1_795_003_140,
  open: '1.2',
  high: '1.3',
  low: '1.1',
  close: price,
  previous_close: '1.2',
  change: '0.001',
  percent_change: '0.1',
  is_market_open: true,
});

/** What Twelve Data answers with every price being `price`. */
function answer(url: URL, price: unknown): unknown {
  const symbols = url.searchParams.get('symbol')!.split(',');
  const known = (symbol: string): boolean => KNOWN.includes(symbol);
  if (url.pathname === '/quote') {
    const answers = symbols.map((symbol) => (known(symbol) ? quote(symbol, price) : error(404)));
    return answers.length === 1
      ? answers[0]
      : Object.fromEntries(symbols.map((symbol, index) => [symbol, answers[index]]));
  }
  if (!known(symbols[0]!)) return error(404);
  const value = (time: string): unknown => ({
    datetime: `2026-11-18 ${time}`,
    open: price,
    high: price,
    low: price,
    close: price,
  });
  return {
    meta: { symbol: symbols[0], interval: url.searchParams.get('interval'), type: 'Physical Currency' },
    values: [value('10:00:00'), value('10:01:00'), value('10:03:00'), value('10:04:00')],
    status: 'ok',
  };
}

const create = (options: Partial<TwelveDataOptions>): MarketData =>
  createTwelveData({ apiKey: KEY, credits: FREE, now: () => NOON, ...options });

vendorLaws({
  name: 'twelvedata',
  key: KEY,
  create,
  symbols: ['EURUSD', 'USDJPY', 'XAUUSD'],
  answer,
  path: /^\/(quote|time_series)$/,
  span,
});

const stubs: VendorStub[] = [];
afterEach(async () => {
  for (const stub of stubs.splice(0)) await stub.close();
});

async function start(handler: StubHandler, options: Partial<TwelveDataOptions> = {}) {
  const stub = await startVendorStub(handler);
  stubs.push(stub);
  return { source: create({ baseUrl: stub.baseUrl, ...options }), stub };
}

it('asks for several symbols in one call', async () => {
  const { source, stub } = await start((url) => answer(url, '1.25'));
  expect(await source.quotes(['EURUSD', 'XAUUSD'], never)).toEqual({
    ok: true,
    quotes: [
      { symbol: 'EURUSD', price: 1.25, asOf: new Date('2026-11-18T11:59:00Z') },
      { symbol: 'XAUUSD', price: 1.25, asOf: new Date('2026-11-18T11:59:00Z') },
    ],
  });
  expect(stub.requests.map(({ url }) => decodeURIComponent(url))).toEqual(['/quote?symbol=EUR/USD,XAU/USD']);
});

it('leaves out a symbol that is unknown, alone or among others', async () => {
  const { source } = await start((url) => answer(url, '1.25'));
  expect(await source.quotes(['EURRON'], never)).toEqual({ ok: true, quotes: [] });
  expect(await source.quotes(['EURRON', 'USDJPY'], never)).toMatchObject({ quotes: [{ symbol: 'USDJPY' }] });
});

it.each([
  [429, 'rate-limited'],
  [401, 'refused'],
  [403, 'refused'],
  [500, 'unavailable'],
  [414, 'unreadable'],
])('understands error %d, which comes with HTTP 200, as %s', async (code, reason) => {
  const { source } = await start(() => error(code));
  expect(await source.quotes(['EURUSD', 'USDJPY'], never)).toMatchObject({ ok: false, reason });
  expect(await source.bars!('EURUSD', span.from, span.to, never)).toMatchObject({ ok: false, reason });
});

it('skips the symbols in whose place an error stands', async () => {
  const { source } = await start(() => ({
    'EUR/USD': quote('EUR/USD', '1.25'),
    'XAG/USD': error(403),
    'EUR/RON': error(404),
  }));
  expect(await source.quotes(['EURUSD', 'XAGUSD', 'EURRON'], never)).toMatchObject({
    ok: true,
    quotes: [{ symbol: 'EURUSD' }],
    skipped: { symbols: ['XAGUSD'], because: { reason: 'refused' } },
  });
});

it('fails when an error stands in the place of every symbol', async () => {
  const { source } = await start(() => ({ 'EUR/USD': error(429), 'USD/JPY': error(429) }));
  expect(await source.quotes(['EURUSD', 'USDJPY'], never)).toMatchObject({ ok: false, reason: 'rate-limited' });
});

it('looks up as many symbols as it has credits for, and says which it skipped', async () => {
  const { source, stub } = await start((url) => answer(url, '1.25'));
  const symbols = ['EURUSD', 'USDJPY', 'XAUUSD', 'GBPUSD', 'EURGBP', 'AUDUSD', 'NZDUSD', 'USDCAD', 'USDCHF'];
  expect(await source.quotes(symbols, never)).toMatchObject({
    ok: true,
    quotes: [{ symbol: 'EURUSD' }, { symbol: 'USDJPY' }, { symbol: 'XAUUSD' }],
    skipped: { symbols: ['USDCAD', 'USDCHF'], because: { reason: 'rate-limited' } },
  });
  expect(stub.requests).toHaveLength(1);
});

it('says that it is limited, without asking, when its credits are spent', async () => {
  let at = NOON;
  const { source, stub } = await start((url) => answer(url, '1.25'), { now: () => at });
  for (let call = 0; call < 7; call += 1) await source.quotes(['EURUSD'], never);
  const refused = await source.quotes(['EURUSD'], never);
  expect(refused).toMatchObject({ ok: false, reason: 'rate-limited', retryAfterMs: expect.closeTo(109_091, -1) });
  expect(await source.bars!('EURUSD', span.from, span.to, never)).toMatchObject({ reason: 'rate-limited' });
  expect(stub.requests).toHaveLength(7);
  at = new Date(at.getTime() + 110_000);
  expect(await source.quotes(['EURUSD'], never)).toMatchObject({ ok: true });
});

it('counts its prices as new until there are credits for the next price and its history', async () => {
  expect(create({}).freshForMs / 1000).toBeCloseTo(218.18, 1);
  expect(create({ credits: { perMinute: 610, perDay: null } }).freshForMs).toBe(5000);
});

it('gives bars that lie within the span', async () => {
  const { source, stub } = await start((url) => answer(url, '1.25'));
  const result = await source.bars!('EURUSD', span.from, span.to, never);
  expect(result.ok && result.bars.map(({ from, to }) => [from.toISOString(), to.toISOString()])).toEqual([
    ['2026-11-18T10:01:00.000Z', '2026-11-18T10:02:00.000Z'],
    ['2026-11-18T10:03:00.000Z', '2026-11-18T10:04:00.000Z'],
  ]);
  expect(Object.fromEntries(new URL(stub.requests[0]!.url, stub.baseUrl).searchParams)).toEqual({
    symbol: 'EUR/USD',
    interval: '1min',
    start_date: '2026-11-18 10:00:20',
    end_date: '2026-11-18 10:04:07',
    timezone: 'UTC',
    order: 'ASC',
    outputsize: '5000',
  });
});

it('has no bars of a span without data, which it answers with error 400', async () => {
  const { source } = await start(() => error(400));
  expect(await source.bars!('EURUSD', span.from, span.to, never)).toEqual({ ok: true, bars: [] });
});
