import type { Quote } from '@pipsight/contract';
import { expect, it } from 'vitest';
import { fakeMarketData, type FakeMarketData } from '../../../test/fake-market-data.ts';
import type { MarketData, MarketDataFailure, QuotesResult } from '../../providers/market-data/port.ts';
import { createQuoteCache } from './quote-cache.ts';

const WEDNESDAY = '2026-11-18T12:00:00.000Z';
const FRIDAY_BEFORE_CLOSE = '2026-11-20T21:59:58.000Z';
const SATURDAY = '2026-11-21T12:00:00.000Z';

function setUp(at = WEDNESDAY, overrides: Partial<MarketData> = {}) {
  const fake = fakeMarketData(overrides);
  const logged: unknown[] = [];
  let nowMs = Date.parse(at);
  const now = (): Date => new Date(nowMs);
  const log = {
    info: (fields: object, message: string) => void logged.push(['info', message, fields]),
    warn: (fields: object, message: string) => void logged.push(['warn', message, fields]),
  };
  const cache = createQuoteCache({ source: fake.source, now, log });
  return { ...fake, cache, logged, now, forwardMs: (ms: number) => void (nowMs += ms) };
}

/** Answers the newest call with one price for everything it asked for. */
function answer({ calls }: FakeMarketData, price: number, asOf: Date): void {
  const call = calls.at(-1)!;
  call.answer({ ok: true, quotes: call.symbols.map((symbol) => ({ symbol, price, asOf })) });
}

/** Fetches a price for the first time. */
async function fetched(at = WEDNESDAY) {
  const set = setUp(at);
  const asked = set.cache.quotes(['EURUSD']);
  answer(set, 1.1, set.now());
  await asked;
  return set;
}

const pricesOf = async (quotes: Promise<readonly Quote[]>): Promise<readonly (readonly [string, number])[]> =>
  (await quotes).map(({ symbol, price }) => [symbol, price] as const);

it('answers with the price, its moment and where it comes from', async () => {
  const set = setUp();
  const asked = set.cache.quotes(['EURUSD']);
  answer(set, 1.1, new Date('2026-11-18T11:59:59Z'));
  expect(await asked).toEqual([
    { symbol: 'EURUSD', price: 1.1, asOf: '2026-11-18T11:59:59.000Z', source: 'fake', isLive: true },
  ]);
});

it('understands every spelling, answers each symbol once, in the order asked for', async () => {
  const set = setUp();
  const asked = set.cache.quotes(['gold', 'EUR/USD', 'EUR_USD', 'EURUSD.m']);
  answer(set, 2, set.now());
  expect(await pricesOf(asked)).toEqual([
    ['XAUUSD', 2],
    ['EURUSD', 2],
  ]);
  expect(set.calls.map(({ symbols }) => symbols)).toEqual([['XAUUSD', 'EURUSD']]);
});

it('never asks the source for what is no pair', async () => {
  const { cache, calls } = setUp();
  expect(await cache.quotes(['Unknown', 'US500', '', 'EURXYZ', '<script>'])).toEqual([]);
  expect(await cache.quotes([])).toEqual([]);
  expect(calls).toEqual([]);
});

it('fetches a symbol once for all who ask at the same time', async () => {
  const set = setUp();
  const first = set.cache.quotes(['EURUSD', 'GBPUSD']);
  const second = set.cache.quotes(['GBPUSD', 'USDJPY']);
  expect(set.calls.map(({ symbols }) => symbols)).toEqual([['EURUSD', 'GBPUSD'], ['USDJPY']]);
  answer(set, 150, set.now());
  set.calls[0]!.answer({
    ok: true,
    quotes: [
      { symbol: 'EURUSD', price: 1.1, asOf: set.now() },
      { symbol: 'GBPUSD', price: 1.3, asOf: set.now() },
    ],
  });
  expect(await pricesOf(first)).toEqual([
    ['EURUSD', 1.1],
    ['GBPUSD', 1.3],
  ]);
  expect(await pricesOf(second)).toEqual([
    ['GBPUSD', 1.3],
    ['USDJPY', 150],
  ]);
});

it('keeps a price while it counts as new, and fetches it again afterwards', async () => {
  const set = await fetched();
  set.forwardMs(4999);
  expect(await pricesOf(set.cache.quotes(['EURUSD']))).toEqual([['EURUSD', 1.1]]);
  expect(set.calls).toHaveLength(1);
  set.forwardMs(1);
  const asked = set.cache.quotes(['EURUSD']);
  answer(set, 1.2, set.now());
  expect(await pricesOf(asked)).toEqual([['EURUSD', 1.2]]);
});

it.each<[string, MarketDataFailure]>([
  ['is limited', { ok: false, reason: 'rate-limited', retryAfterMs: null }],
  ['refuses', { ok: false, reason: 'refused' }],
  ['is unavailable', { ok: false, reason: 'unavailable' }],
  ['is unreadable', { ok: false, reason: 'unreadable' }],
])('keeps the last price with its moment while the source %s', async (_name, failure) => {
  const set = await fetched();
  set.forwardMs(60_000);
  const asked = set.cache.quotes(['EURUSD', 'GBPUSD']);
  set.calls.at(-1)!.answer(failure);
  expect(await asked).toMatchObject([{ symbol: 'EURUSD', price: 1.1, asOf: WEDNESDAY }]);
});

it.each<[MarketDataFailure, readonly number[]]>([
  [{ ok: false, reason: 'unavailable' }, [5, 10, 20, 40, 60, 60]],
  [{ ok: false, reason: 'unreadable' }, [5, 10, 20, 40, 60, 60]],
  [{ ok: false, reason: 'refused' }, [60, 120, 240, 480, 900, 900]],
  [{ ok: false, reason: 'rate-limited', retryAfterMs: null }, [30, 60, 120, 240, 480, 900, 900]],
  [{ ok: false, reason: 'rate-limited', retryAfterMs: 7000 }, [7, 7, 7]],
  [{ ok: false, reason: 'rate-limited', retryAfterMs: 0 }, [1, 1]],
  [{ ok: false, reason: 'rate-limited', retryAfterMs: 1e12 }, [86_400, 86_400]],
])('leaves a source alone that answered %o, for %j seconds', async (failure, pausesSeconds) => {
  const set = setUp();
  for (const seconds of pausesSeconds) {
    const asked = set.cache.quotes(['EURUSD']);
    set.calls.at(-1)!.answer(failure);
    await asked;
    const made = set.calls.length;
    set.forwardMs(seconds * 1000 - 1);
    await set.cache.quotes(['EURUSD', 'GBPUSD']);
    expect(set.calls).toHaveLength(made);
    set.forwardMs(1);
  }
});

it('starts with the shortest pause again once the source has recovered', async () => {
  const set = setUp();
  const results: QuotesResult[] = [
    { ok: false, reason: 'refused' },
    { ok: false, reason: 'refused' },
    { ok: true, quotes: [] },
    { ok: false, reason: 'refused' },
  ];
  for (const [index, result] of results.entries()) {
    const asked = set.cache.quotes([['EURUSD', 'GBPUSD', 'USDJPY', 'XAUUSD'][index]!]);
    set.calls.at(-1)!.answer(result);
    await asked;
    if (index < 3) set.forwardMs(120_000);
  }
  set.forwardMs(60_000);
  void set.cache.quotes(['XAUUSD']);
  expect(set.calls).toHaveLength(5);
});

it('logs each kind of failure once until the source has answered for five minutes, and then that it does', async () => {
  const set = setUp();
  const unavailable = (detail: string): QuotesResult => ({ ok: false, reason: 'unavailable', detail });
  const answers: readonly [minute: number, QuotesResult][] = [
    [0, unavailable('HTTP 503')],
    [10, unavailable('HTTP 502')],
    [20, { ok: false, reason: 'refused' }],
    [24, { ok: true, quotes: [] }],
    [25, unavailable('no answer')],
    [30, { ok: true, quotes: [] }],
    [60, unavailable('HTTP 500')],
  ];
  let passed = 0;
  for (const [minute, result] of answers) {
    set.forwardMs((minute - passed) * 60_000);
    passed = minute;
    const asked = set.cache.quotes([`EUR${['USD', 'GBP', 'JPY', 'CHF', 'AUD', 'NZD', 'CAD'][set.calls.length]!}`]);
    set.calls.at(-1)!.answer(result);
    await asked;
  }
  const source = 'fake';
  expect(set.logged).toEqual([
    ['warn', 'market prices failed', { source, reason: 'unavailable', detail: 'HTTP 503' }],
    ['warn', 'market prices failed', { source, reason: 'refused', detail: undefined }],
    ['info', 'market prices are back', { source }],
    ['warn', 'market prices failed', { source, reason: 'unavailable', detail: 'HTTP 500' }],
  ]);
});

it('asks once after the close and then not before the opening', async () => {
  const set = await fetched(FRIDAY_BEFORE_CLOSE);
  set.forwardMs(10_000);
  const asked = set.cache.quotes(['EURUSD']);
  answer(set, 1.2, new Date('2026-11-20T22:00:00Z'));
  await asked;
  set.forwardMs(40 * 3_600_000);
  expect(await pricesOf(set.cache.quotes(['EURUSD']))).toEqual([['EURUSD', 1.2]]);
  expect(set.calls).toHaveLength(2);
  set.forwardMs(8 * 3_600_000);
  void set.cache.quotes(['EURUSD']);
  expect(set.calls).toHaveLength(3);
});

it('fetches a price it never had over the weekend too, once', async () => {
  const set = await fetched(SATURDAY);
  set.forwardMs(3_600_000);
  expect(await pricesOf(set.cache.quotes(['EURUSD']))).toEqual([['EURUSD', 1.1]]);
  expect(set.calls).toHaveLength(1);
});

it('asks for a symbol the source does not know every ten minutes only', async () => {
  const set = setUp();
  const asked = set.cache.quotes(['EURRON']);
  set.calls[0]!.answer({ ok: true, quotes: [] });
  expect(await asked).toEqual([]);
  set.forwardMs(599_999);
  expect(await set.cache.quotes(['EURRON'])).toEqual([]);
  expect(set.calls).toHaveLength(1);
  set.forwardMs(1);
  void set.cache.quotes(['EURRON']);
  expect(set.calls).toHaveLength(2);
});

it('asks again for a symbol the source skipped once its answer is old, and logs why it was', async () => {
  const set = setUp();
  const asked = set.cache.quotes(['EURUSD', 'GBPUSD']);
  const because = { ok: false, reason: 'rate-limited', retryAfterMs: 1000, detail: 'no credits' } as const;
  const quotes = [{ symbol: 'EURUSD', price: 1.1, asOf: set.now() }];
  set.calls[0]!.answer({ ok: true, quotes, skipped: { symbols: ['GBPUSD'], because } });
  expect(await pricesOf(asked)).toEqual([['EURUSD', 1.1]]);
  expect(set.logged).toEqual([
    ['warn', 'market prices failed', { source: 'fake', reason: 'rate-limited', detail: 'no credits' }],
  ]);
  set.forwardMs(4999);
  expect(await set.cache.quotes(['GBPUSD'])).toEqual([]);
  expect(set.calls).toHaveLength(1);
  set.forwardMs(1);
  void set.cache.quotes(['EURUSD', 'GBPUSD']);
  expect(set.calls.at(-1)!.symbols).toEqual(['GBPUSD', 'EURUSD']);
});

it('names the symbols first that waited longest', async () => {
  const set = await fetched();
  set.forwardMs(1000);
  const asked = set.cache.quotes(['GBPUSD']);
  answer(set, 1.3, set.now());
  await asked;
  set.forwardMs(5000);
  void set.cache.quotes(['GBPUSD', 'USDJPY', 'EURUSD']);
  expect(set.calls.at(-1)!.symbols).toEqual(['USDJPY', 'EURUSD', 'GBPUSD']);
});

it('keeps the last price when the source stops knowing a symbol', async () => {
  const set = await fetched();
  set.forwardMs(5000);
  const asked = set.cache.quotes(['EURUSD']);
  set.calls.at(-1)!.answer({ ok: true, quotes: [] });
  expect(await asked).toMatchObject([{ price: 1.1, asOf: WEDNESDAY }]);
});
