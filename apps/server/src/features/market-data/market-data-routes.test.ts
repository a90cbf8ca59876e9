import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { fakeMarketData } from '../../../test/fake-market-data.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import type { MarketData } from '../../providers/market-data/port.ts';

const PATH = '/api/market-data/forex';
const suite = useTestApp();

/** An application on a source that knows every symbol it is asked for at 1.5, and a user without any permission. */
async function signedIn() {
  const asked: (readonly string[])[] = [];
  const asOf = new Date('2026-11-20T21:59:59Z');
  const get = await getAs({
    async quotes(symbols) {
      asked.push(symbols);
      return { ok: true, quotes: symbols.map((symbol) => ({ symbol, price: 1.5, asOf })) };
    },
  });
  return { asked, get };
}

async function getAs(source: Partial<MarketData>): Promise<(query: string) => Promise<LightMyRequestResponse>> {
  const running = await suite.start({ marketData: fakeMarketData(source).source });
  await running.addUser({ canAccessAnalyze: false, canAccessHistory: false });
  const cookie = await running.signIn('trader');
  return (query) => running.app.inject({ url: `${PATH}${query}`, headers: { cookie } });
}

it('answers the newest prices to a user without any permission', async () => {
  const { get } = await signedIn();
  const response = await get('?symbols=EUR/USD,gold');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual([
    { symbol: 'EURUSD', price: 1.5, asOf: '2026-11-20T21:59:59.000Z', source: 'fake', isLive: true },
    { symbol: 'XAUUSD', price: 1.5, asOf: '2026-11-20T21:59:59.000Z', source: 'fake', isLive: true },
  ]);
});

it('refuses whoever is not signed in', async () => {
  const { app } = await suite.start();
  const response = await app.inject({ url: `${PATH}?symbols=EURUSD` });
  expect([response.statusCode, response.json()]).toEqual([401, { error: 'Please sign in to continue.' }]);
});

it.each([
  ['?symbols=EUR_USD,eurusd,C:EURUSD,FX:EURUSD,EURUSD.m', ['EURUSD']],
  ['?symbols=US500,EURUSD,nonsense,Unknown', ['EURUSD']],
  ['?symbols=%20,%20EURUSD%20,,', ['EURUSD']],
  ['?symbols=', []],
  ['?symbols=%20,%20', []],
  ['?symbols=%00,%F0%9F%92%A9,constructor,__proto__', []],
])('answers %s with %j', async (query, symbols) => {
  const { get } = await signedIn();
  const response = await get(query);
  expect(response.statusCode).toBe(200);
  expect(response.json().map(({ symbol }: { symbol: string }) => symbol)).toEqual(symbols);
});

it.each([
  ['', 'symbols is required.'],
  ['?symbols=EURUSD&symbols=GBPUSD', 'symbols: Invalid input: expected string, received array.'],
  [`?symbols=${'EURUSD,'.repeat(101)}`, 'symbols must name at most 100 symbols.'],
  [`?symbols=${'x'.repeat(1001)}`, 'symbols must be at most 1000 characters.'],
])('refuses the query %s', async (query, error) => {
  const { get, asked } = await signedIn();
  const response = await get(query);
  expect([response.statusCode, response.json()]).toEqual([400, { error }]);
  expect(asked).toEqual([]);
});

it('answers what it has when the source fails: nothing at first, never an error', async () => {
  const get = await getAs({ quotes: async () => ({ ok: false, reason: 'unavailable' }) });
  const response = await get('?symbols=EURUSD');
  expect([response.statusCode, response.json()]).toEqual([200, []]);
});
