import { afterEach, expect, it } from 'vitest';
import { vendorLaws } from '../../../../test/vendor-laws.ts';
import { startVendorStub, type StubHandler, type VendorStub } from '../../../../test/vendor-stub.ts';
import type { MarketData } from '../port.ts';
import { createMassive } from './massive.ts';

const KEY = 'm4551veKEYm4551ve';
const KNOWN = ['C:EURUSD', 'C:USDJPY', 'C:XAUUSD'];
const never = new AbortController().signal;
const NOON = new Date('2026-11-18T12:00:00Z');
const now = (): Date => NOON;
const span = { from: new Date('2026-11-18T10:00:20Z'), to: new Date('2026-11-18T10:04:07Z') };

/** What Massive answers with every price being `price`. */
function answer(url: URL, price: unknown): unknown {
  if (url.pathname.startsWith('/v2/snapshot/')) {
    const tickers = url.searchParams.get('tickers')!.split(',');
    return {
      status: 'OK',
      tickers: tickers
        .filter((ticker) => KNOWN.includes(ticker))
        .map((ticker) => ({
          ticker,
          todaysChange: -0.0001,
          todaysChangePerc: -0.01,
          updated: 1_795_003_199_000_000_000,
          day: { o: 1.2, h: 1.3, l: 1.1, c: 1.2, v: 1 },
          lastQuote: { a: price, b: price, i: [0], t: 1_795_003_199_000, x: 48 },
        })),
    };
  }
  const bar = (minute: number): unknown => ({
    t: Date.UTC(2026, 10, 18, 10, minute),
    o: price,
    h: price,
    l: price,
    c: price,
    v: 100,
    vw: 1.2,
    n: 10,
  });
  const isKnown = KNOWN.some((ticker) => decodeURIComponent(url.pathname).includes(`/${ticker}/`));
  return {
    ticker: 'C:EURUSD',
    adjusted: true,
    status: 'OK',
    request_id: 'f1',
    ...(isKnown ? { resultsCount: 4, results: [bar(0), bar(1), bar(3), bar(4)] } : { resultsCount: 0 }),
  };
}

vendorLaws({
  name: 'massive',
  key: KEY,
  create: (options) => createMassive({ apiKey: KEY, ...options }),
  symbols: ['EURUSD', 'USDJPY', 'XAUUSD'],
  answer,
  path: /^\/v2\//,
  span,
});

const stubs: VendorStub[] = [];
afterEach(async () => {
  for (const stub of stubs.splice(0)) await stub.close();
});

async function start(handler: StubHandler): Promise<{ source: MarketData; stub: VendorStub }> {
  const stub = await startVendorStub(handler);
  stubs.push(stub);
  return { source: createMassive({ apiKey: KEY, baseUrl: stub.baseUrl, now }), stub };
}

it('asks for several tickers in one call and takes the middle of bid and ask', async () => {
  const t = 1_795_003_199_000;
  const { source, stub } = await start(() => ({
    status: 'OK',
    tickers: [
      { ticker: 'C:EURUSD', lastQuote: { a: 1.0852, b: 1.085, t } },
      { ticker: 'C:XAUUSD', lastQuote: { a: 4100.5, b: 4100.1, t } },
    ],
  }));
  expect(await source.quotes(['EURUSD', 'XAUUSD'], never)).toEqual({
    ok: true,
    quotes: [
      { symbol: 'EURUSD', price: expect.closeTo(1.0851, 9), asOf: new Date(t) },
      { symbol: 'XAUUSD', price: expect.closeTo(4100.3, 9), asOf: new Date(t) },
    ],
  });
  expect(stub.requests.map(({ url }) => decodeURIComponent(url))).toEqual([
    '/v2/snapshot/locale/global/markets/forex/tickers?tickers=C:EURUSD,C:XAUUSD',
  ]);
});

it('never asks for no ticker, which would mean all', async () => {
  const { source, stub } = await start((url) => answer(url, 1));
  await source.quotes(['US500'], never);
  await source.quotes([], never);
  expect(stub.requests).toEqual([]);
});

it('takes an answer without tickers for one that knows none, as in the minutes after midnight', async () => {
  const { source } = await start(() => ({ status: 'OK' }));
  expect(await source.quotes(['EURUSD'], never)).toEqual({ ok: true, quotes: [] });
});

it('gives minute bars that lie within the span', async () => {
  const { source, stub } = await start((url) => answer(url, 1.25));
  const result = await source.bars!('EURUSD', span.from, span.to, never);
  expect(result.ok && result.bars.map(({ from, to }) => [from.toISOString(), to.toISOString()])).toEqual([
    ['2026-11-18T10:01:00.000Z', '2026-11-18T10:02:00.000Z'],
    ['2026-11-18T10:03:00.000Z', '2026-11-18T10:04:00.000Z'],
  ]);
  expect(decodeURIComponent(stub.requests[0]!.url)).toBe(
    `/v2/aggs/ticker/C:EURUSD/range/1/minute/${span.from.getTime()}/${span.to.getTime()}?sort=asc&limit=50000`,
  );
});

it.each([
  ['3 days', '2026-11-15T12:00:00Z', 1],
  ['17 days', '2026-11-01T12:00:00Z', 5],
  ['a year', '2025-11-18T12:00:00Z', 5],
])('covers %s by bars made of at most 50,000 minutes', async (_name, from, minutes) => {
  const { source, stub } = await start((url) => answer(url, 1.25));
  await source.bars!('EURUSD', new Date(from), NOON, never);
  const [, width, fromMs, toMs] = /range\/(\d+)\/minute\/(\d+)\/(\d+)/.exec(stub.requests[0]!.url)!;
  expect([Number(width), Number(fromMs)]).toEqual([minutes, Date.parse(from)]);
  expect((Number(toMs) - Number(fromMs)) / 60_000).toBeLessThanOrEqual(50_000);
});

it('takes delayed prices too, and no other status', async () => {
  const tickers = [{ ticker: 'C:EURUSD', lastQuote: { a: 1, b: 1, t: 1_795_003_199_000 } }];
  const { source } = await start((url) => ({ status: url.search.includes('JPY') ? 'ERROR' : 'DELAYED', tickers }));
  expect(await source.quotes(['EURUSD'], never)).toMatchObject({ ok: true, quotes: [{ symbol: 'EURUSD' }] });
  expect(await source.quotes(['USDJPY'], never)).toMatchObject({ ok: false, reason: 'unreadable' });
});
