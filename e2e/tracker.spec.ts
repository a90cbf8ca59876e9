import { endpoints, type Analysis, type Endpoint, type NewTrade, type Trade } from '@pipsight/contract';
import type { APIRequestContext } from '@playwright/test';
import { PASSWORD } from './accounts.ts';
import { makeAnalysis } from './made-analyses.ts';
import { expect, test } from './market-test.ts';

/** Makes a call of the API and answers what it answers. */
async function call<E extends Endpoint>(request: APIRequestContext, endpoint: E, id = '', data?: object) {
  const path = endpoint.path.replace(':id', id);
  const response = await request.fetch(path, { method: endpoint.method, ...(data && { data }) });
  expect(response.status()).toBe(endpoint.status);
  return endpoint.response.parse(await response.json()) as ReturnType<E['response']['parse']>;
}

async function track(request: APIRequestContext, values: NewTrade): Promise<Trade> {
  const trade = await call(request, endpoints.createTrade, '', values);
  await call(request, endpoints.watchTrade, trade.id);
  return trade;
}

async function findTrade(request: APIRequestContext, id: string): Promise<Trade | undefined> {
  const trades = await call(request, endpoints.trades);
  return trades.find((trade) => trade.id === id);
}

test.beforeEach(async ({ request, market }) => {
  market.setPrice('EUR_USD', 1.084);
  await call(request, endpoints.login, '', { username: 'tracked', password: PASSWORD });
});

test('a trade from an analysis is won when the market reaches its target, and counts in the statistics', async ({
  request,
  market,
}) => {
  const analysis: Analysis = await makeAnalysis(request, 'eurusd-h1.png');
  const plan = { currencyPair: 'EUR/USD', entryPrice: '1.08400', stopLoss: '1.08300', takeProfit1: '1.08600' };
  const { id } = await track(request, { analysisId: analysis.id, ...plan, entryMood: '💪', confidence: 4 });
  const status = await call(request, endpoints.startTracker);
  expect(status).toMatchObject({ isActive: true, activeTradesCount: 1, checkInterval: 1000 });

  market.setPrice('EUR_USD', 1.0861);
  await expect.poll(async () => (await findTrade(request, id))?.status).toBe('WIN');
  const won = await findTrade(request, id);
  expect(won).toMatchObject({ outcome: 'tp1', exitPrice: '1.08600', pnlPips: '+20', isMonitored: false });
  expect((await call(request, endpoints.trackerStatus)).activeTrades).toEqual([]);
  expect((await call(request, endpoints.analysis, analysis.id)).trades).toEqual([won]);
  const { moods, confidence } = await call(request, endpoints.moodStats);
  expect(moods.find(({ mood }) => mood === '💪')).toMatchObject({ count: 1, wins: 1, winRate: 100, averagePips: 20 });
  expect(confidence[3]).toMatchObject({ confidence: 4, count: 1, wins: 1 });
});

test('an order waits for its entry, and is lost at its stop', async ({ request, market }) => {
  const levels = { entryPrice: '1.08300', stopLoss: '1.08200', takeProfit1: '1.08500' };
  const { id } = await track(request, { currencyPair: 'EURUSD', entryType: 'buy_limit', ...levels });
  await call(request, endpoints.startTracker);
  expect((await findTrade(request, id))?.openedAt).toBeNull();
  market.setPrice('EUR_USD', 1.083);
  await expect.poll(async () => (await findTrade(request, id))?.openedAt).not.toBeNull();
  expect(await findTrade(request, id)).toMatchObject({ status: 'PENDING', isMonitored: true });
  market.setPrice('EUR_USD', 1.0819);
  await expect.poll(async () => (await findTrade(request, id))?.status).toBe('LOSS');
  expect(await findTrade(request, id)).toMatchObject({ outcome: 'stop', exitPrice: '1.08200', pnlPips: '-10' });
});
