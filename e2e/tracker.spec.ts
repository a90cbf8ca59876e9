import { endpoints, type Analysis, type Endpoint, type NewTrade, type Trade } from '@pipsight/contract';
import type { APIRequestContext } from '@playwright/test';
import { PASSWORD } from './accounts.ts';
import { sample } from './chart-files.ts';
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

test('a trader analyses a chart, tracks its setup, and sees it won when the market reaches the target', async ({
  page,
  signIn,
  market,
}) => {
  test.setTimeout(120_000);
  const tracker = page.getByRole('region', { name: 'Live Trade Tracker', exact: true });
  await signIn('scripted');
  await page.getByLabel('Chart files').setInputFiles(sample('eurusd-m15.png'));
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await page.getByRole('button', { name: 'Track Trade' }).click({ timeout: 45_000 });
  const dialog = page.getByRole('dialog', { name: 'Track Trade' });
  await dialog.getByRole('button', { name: 'Determined' }).click();
  await dialog.getByRole('button', { name: 'Track Trade' }).click();
  await expect(tracker.getByRole('listitem')).toHaveCount(1);

  const [trade] = await call(page.request, endpoints.trades);
  expect(trade).toMatchObject({ direction: 'BUY', entryType: 'buy_limit', openedAt: null });
  const entry = Number(trade!.entryPrice);
  const target = Number(trade!.takeProfit1);
  market.setPrice('EUR_USD', (entry + target) / 2);
  await tracker.getByRole('button', { name: 'Start Tracking' }).click();
  await expect(tracker.getByText('Waits for entry')).toBeVisible();
  market.setPrice('EUR_USD', entry);
  await expect(tracker.getByText('Waits for entry')).toBeHidden({ timeout: 30_000 });
  market.setPrice('EUR_USD', target);
  await expect(tracker.getByRole('listitem')).toHaveCount(0, { timeout: 30_000 });

  await page.getByRole('link', { name: 'Trades', exact: true }).click();
  const results = page.getByRole('region', { name: 'Recent Trade Results', exact: true }).getByRole('listitem');
  await expect(results).toHaveCount(1);
  await expect(results).toContainText('WIN');
  await expect(results).toContainText('Target 1');
  const mood = page.getByRole('region', { name: 'Trading Psychology Tracker', exact: true });
  await expect(mood.getByRole('button', { name: /^Determined/ })).toContainText('100%');
});
