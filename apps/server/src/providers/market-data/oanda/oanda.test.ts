import { afterEach, expect, it } from 'vitest';
import { startVendorStub, status, type StubHandler, type VendorStub } from '../../../../test/vendor-stub.ts';
import { vendorLaws } from '../../../../test/vendor-laws.ts';
import type { MarketData } from '../port.ts';
import { createOanda } from './oanda.ts';

const TOKEN = 'f4a1c0ffee-5ec2e7';
const ACCOUNT = '101-004-1234567-001';
const never = new AbortController().signal;
const NOON = new Date('2026-11-18T12:00:00Z');
const span = { from: new Date('2026-11-18T10:00:20Z'), to: new Date('2026-11-18T10:01:07Z') };

/** What OANDA answers for an account that may trade three instruments, every price being `price`. */
function answer(url: URL, price: unknown): unknown {
  if (url.pathname === `/v3/accounts/${ACCOUNT}/instruments`) {
    const names = ['EUR_USD', 'USD_JPY', 'XAU_USD'];
    return {
      instruments: names.map((name) => ({
        name,
        type: 'CURRENCY',
        displayName: name.replace('_', '/'),
        pipLocation: -4,
      })),
      lastTransactionID: '6356',
    };
  }
  if (url.pathname === `/v3/accounts/${ACCOUNT}/pricing`) {
    return {
      time: '2026-11-18T12:00:00.123456789Z',
      prices: url.searchParams
        .get('instruments')!
        .split(',')
        .map((instrument) => ({
          type: 'PRICE',
          instrument,
          time: '2026-11-18T11:59:58.987654321Z',
          tradeable: true,
          bids: [{ price, liquidity: 1_000_000 }],
          asks: [{ price, liquidity: 1_000_000 }],
          closeoutBid: price,
          closeoutAsk: price,
        })),
    };
  }
  const mid = { o: price, h: price, l: price, c: price };
  const candle = (time: string, complete = true): unknown => ({
    complete,
    volume: 3,
    time: `2026-11-18T${time}Z`,
    mid,
  });
  return {
    instrument: 'EUR_USD',
    granularity: url.searchParams.get('granularity'),
    candles: [
      candle('10:00:15.000000000'),
      candle('10:00:20.000000000'),
      candle('10:00:30.000000000'),
      candle('10:00:40.000000000', false),
      candle('10:01:00.000000000'),
      candle('10:01:05.000000000'),
    ],
  };
}

vendorLaws({
  name: 'oanda',
  key: TOKEN,
  create: (options) => createOanda({ token: TOKEN, accountId: ACCOUNT, environment: 'practice', ...options }),
  symbols: ['EURUSD', 'USDJPY', 'XAUUSD'],
  answer,
  path: /\/pricing$|\/candles$/,
  span,
});

const stubs: VendorStub[] = [];
afterEach(async () => {
  for (const stub of stubs.splice(0)) await stub.close();
});

async function start(handler: StubHandler): Promise<{ source: MarketData; stub: VendorStub }> {
  const stub = await startVendorStub(handler);
  stubs.push(stub);
  const options = { token: TOKEN, accountId: ACCOUNT, environment: 'live', baseUrl: stub.baseUrl } as const;
  return { source: createOanda({ ...options, now: () => NOON }), stub };
}

const pricingOf =
  (fields: object): StubHandler =>
  (url) =>
    url.pathname.endsWith('/pricing')
      ? { prices: [{ instrument: 'EUR_USD', time: '2026-11-18T11:59:58Z', ...fields }] }
      : answer(url, '1');

it('asks for several instruments in one call, none that the account may not trade', async () => {
  const { source, stub } = await start((url) => answer(url, '1.25'));
  await source.quotes(['EURUSD', 'EURRON', 'XAUUSD', 'US500'], never);
  await source.quotes(['USDJPY'], never);
  expect(stub.requests.map(({ url }) => decodeURIComponent(url))).toEqual([
    `/v3/accounts/${ACCOUNT}/instruments`,
    `/v3/accounts/${ACCOUNT}/pricing?instruments=EUR_USD,XAU_USD`,
    `/v3/accounts/${ACCOUNT}/pricing?instruments=USD_JPY`,
  ]);
});

it.each([
  ['best bid and ask', { bids: [{ price: '1.0850' }, { price: '1.0800' }], asks: [{ price: '1.0852' }] }, 1.0851],
  ['the closing prices of an empty book', { bids: [], asks: [], closeoutBid: '1.08', closeoutAsk: '1.10' }, 1.09],
])('takes the middle of %s', async (_name, fields, price) => {
  const { source } = await start(pricingOf(fields));
  expect(await source.quotes(['EURUSD'], never)).toEqual({
    ok: true,
    quotes: [{ symbol: 'EURUSD', price: expect.closeTo(price, 9), asOf: new Date('2026-11-18T11:59:58Z') }],
  });
});

it('gives 5-second candles that are complete and lie within the span', async () => {
  const { source, stub } = await start((url) => answer(url, '1.25'));
  const result = await source.bars!('EURUSD', span.from, span.to, never);
  const prices = { open: 1.25, high: 1.25, low: 1.25, close: 1.25 };
  expect(result).toEqual({
    ok: true,
    bars: [
      { from: new Date('2026-11-18T10:00:20Z'), to: new Date('2026-11-18T10:00:25Z'), ...prices },
      { from: new Date('2026-11-18T10:00:30Z'), to: new Date('2026-11-18T10:00:35Z'), ...prices },
      { from: new Date('2026-11-18T10:01:00Z'), to: new Date('2026-11-18T10:01:05Z'), ...prices },
    ],
  });
  expect(decodeURIComponent(stub.requests.at(-1)!.url)).toBe(
    '/v3/instruments/EUR_USD/candles?price=M&granularity=S5&from=2026-11-18T10:00:20.000Z&count=11',
  );
});

it.each([
  ['6 hours', '2026-11-18T06:00:00Z', 'S5'],
  ['3 days', '2026-11-15T12:00:00Z', 'M1'],
  ['10 days', '2026-11-08T12:00:00Z', 'M5'],
  ['40 days', '2026-10-09T12:00:00Z', 'M15'],
  ['200 days', '2026-05-02T12:00:00Z', 'H1'],
  ['2 years', '2024-11-18T12:00:00Z', 'H1'],
])('covers %s by candles it may ask for at once', async (_name, from, granularity) => {
  const { source, stub } = await start((url) => answer(url, '1.25'));
  await source.bars!('EURUSD', new Date(from), NOON, never);
  const query = new URL(stub.requests.at(-1)!.url, stub.baseUrl).searchParams;
  expect([query.get('granularity'), query.get('from')]).toEqual([granularity, new Date(from).toISOString()]);
  expect(Number(query.get('count'))).toBeLessThanOrEqual(5000);
});

it('says that the account is not known, which the token alone cannot tell', async () => {
  const { source } = await start(() => status(400, {}, '{"errorMessage":"Invalid value specified for \'accountID\'"}'));
  expect(await source.quotes(['EURUSD'], never)).toEqual({
    ok: false,
    reason: 'refused',
    detail: 'no such account, HTTP 400',
  });
});
