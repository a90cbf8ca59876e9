import { afterEach, expect, it } from 'vitest';
import { vendorLaws } from '../../../../test/vendor-laws.ts';
import { startVendorStub, status, type StubHandler, type VendorStub } from '../../../../test/vendor-stub.ts';
import type { MarketData } from '../port.ts';
import { createReference } from './reference.ts';

const never = new AbortController().signal;
const now = (): Date => new Date('2026-11-18T12:00:00Z');

const rate = (quote: string, value: unknown): unknown => ({ date: '2026-11-17', base: 'USD', quote, rate: value });

const metal = (symbol: string, price: unknown): unknown => ({
  name: 'Gold',
  symbol,
  price,
  currency: 'USD',
  currencySymbol: '$',
  exchangeRate: 1,
  updatedAt: '2026-11-18T11:59:54Z',
  updatedAtReadable: 'a few seconds ago',
});

/** What Frankfurter and gold-api answer, every price being `price`. */
function answer(url: URL, price: unknown): unknown {
  if (url.pathname === '/v2/rates') return [rate('EUR', price), rate('JPY', price), rate('GBP', price)];
  return metal(url.pathname.slice('/price/'.length), price);
}

vendorLaws({
  name: 'reference',
  key: null,
  create: createReference,
  symbols: ['EURUSD', 'USDJPY', 'GBPUSD'],
  answer,
  path: /^\/(v2\/rates|price\/)/,
});

const stubs: VendorStub[] = [];
afterEach(async () => {
  for (const stub of stubs.splice(0)) await stub.close();
});

async function start(handler: StubHandler): Promise<{ source: MarketData; stub: VendorStub }> {
  const stub = await startVendorStub(handler);
  stubs.push(stub);
  return { source: createReference({ baseUrl: stub.baseUrl, now }), stub };
}

/** A day on which the euro costs 1.25 dollars, the dollar 150 yen, and an ounce of gold 4000 dollars, of silver 50. */
function ordinaryDay(url: URL): unknown {
  if (url.pathname === '/v2/rates') return [rate('EUR', 0.8), rate('JPY', 150)];
  return url.pathname === '/price/XAU' ? metal('XAU', 4000) : metal('XAG', 50);
}

it.each([
  ['EURUSD', 1.25, '2026-11-17T00:00:00Z'],
  ['USDEUR', 0.8, '2026-11-17T00:00:00Z'],
  ['USDJPY', 150, '2026-11-17T00:00:00Z'],
  ['EURJPY', 187.5, '2026-11-17T00:00:00Z'],
  ['XAUUSD', 4000, '2026-11-18T11:59:54Z'],
  ['XAGUSD', 50, '2026-11-18T11:59:54Z'],
  ['XAUEUR', 3200, '2026-11-17T00:00:00Z'],
  ['XAUXAG', 80, '2026-11-18T11:59:54Z'],
])('crosses %s over the dollar to %d, as old as its older side', async (symbol, price, asOf) => {
  const { source } = await start(ordinaryDay);
  expect(await source.quotes([symbol], never)).toEqual({ ok: true, quotes: [{ symbol, price, asOf: new Date(asOf) }] });
});

it('fetches the table of fixings once, each metal once, and nothing that is not needed', async () => {
  const { source, stub } = await start(ordinaryDay);
  await source.quotes(['EURUSD', 'EURJPY', 'XAUUSD', 'XAUEUR'], never);
  expect(stub.requests.map(({ url }) => url).toSorted()).toEqual(['/price/XAU', '/v2/rates?base=USD']);
  await source.quotes(['XAGUSD'], never);
  expect(stub.requests.map(({ url }) => url).slice(2)).toEqual(['/price/XAG']);
});

it('leaves out a currency that no central bank fixes', async () => {
  const { source } = await start(ordinaryDay);
  expect(await source.quotes(['USDCNH', 'EURUSD'], never)).toMatchObject({ ok: true, quotes: [{ symbol: 'EURUSD' }] });
});

it('answers for the currencies while the metals fail, and says so', async () => {
  const { source } = await start((url) => (url.pathname.startsWith('/price') ? status(503) : ordinaryDay(url)));
  expect(await source.quotes(['XAUUSD', 'EURUSD', 'XAUEUR'], never)).toMatchObject({
    ok: true,
    quotes: [{ symbol: 'EURUSD' }],
    skipped: { symbols: ['XAUUSD', 'XAUEUR'], because: { reason: 'unavailable', detail: 'HTTP 503' } },
  });
  expect(await source.quotes(['XAUUSD'], never)).toMatchObject({ ok: false, reason: 'unavailable' });
});

it('does not take one metal for another', async () => {
  const { source } = await start(() => metal('XAG', 50));
  expect(await source.quotes(['XAUUSD'], never)).toMatchObject({ ok: false, reason: 'unreadable' });
});
