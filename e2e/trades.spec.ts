import type { NewTrade } from '@pipsight/contract';
import type { Locator, Page } from '@playwright/test';
import { sample } from './chart-files.ts';
import { expectAccessible } from './expect-accessible.ts';
import { deleteTrades, makeTrade, watchTrade } from './made-trades.ts';
import { expect, test } from './test.ts';

const toast = (page: Page): Locator => page.getByRole('region', { name: /notifications/i });
const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const tracker = (page: Page): Locator => region(page, 'Live Trade Tracker');

/** A purchase of EURUSD at 1.10000 with 20 pips of risk. */
const BUY = {
  currencyPair: 'EURUSD',
  direction: 'BUY',
  entryPrice: '1.10000',
  stopLoss: '1.09800',
  takeProfit1: '1.10400',
} as const satisfies NewTrade;

/** Two confident trades (one won), two fearful ones (none won), one at breakeven, and an open one. */
async function makeJournal(page: Page): Promise<void> {
  await deleteTrades(page.request);
  for (const [entryMood, confidence, exitPrice] of [
    ['😎', 5, '1.10400'],
    ['😎', 5, '1.09800'],
    ['😨', 1, '1.09800'],
    ['😨', 1, '1.09700'],
    ['💪', 3, '1.10000'],
  ] as const) {
    await makeTrade(page.request, { ...BUY, entryMood, confidence }, { exitPrice });
  }
  await makeTrade(page.request, {
    ...BUY,
    currencyPair: 'GBPUSD',
    entryPrice: '1.27000',
    stopLoss: '0',
    takeProfit1: null,
  });
}

async function openTrades(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Trades', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Trade Management' })).toBeVisible();
}

async function act(page: Page, trade: string, action: string): Promise<void> {
  await page
    .getByRole('button', { name: `Actions for ${trade}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

const tile = (page: Page, name: string): Locator =>
  region(page, 'Trade Results')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });
const cell = (page: Page, name: string | RegExp): Locator =>
  region(page, 'Trading Psychology Tracker').getByRole('button', { name });

test('a setup is tracked, watched, closed by hand at the live price, and counted', async ({ page, signIn }) => {
  test.setTimeout(120_000);
  await signIn('journalist');
  await expect(tracker(page)).toContainText('Inactive');
  await expect(tracker(page)).toContainText('No active trades');
  await page.getByLabel('Chart files').setInputFiles(sample('eurusd-m15.png'));
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(toast(page)).toContainText('Analysis Complete', { timeout: 45_000 });

  await page.getByRole('button', { name: 'Track Trade' }).click();
  const dialog = page.getByRole('dialog', { name: 'Track Trade' });
  await expect(dialog).toContainText('EURUSD');
  await expect(dialog).toContainText(/Entry\s*1\.\d{5}/);
  await dialog.getByRole('button', { name: 'Confident' }).click();
  await dialog.getByRole('button', { name: '4 High' }).click();
  await dialog.getByRole('button', { name: 'Track Trade' }).click();
  await expect(toast(page)).toContainText('Trade Created');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('This analysis is tracked as a trade.')).toBeVisible();

  await expect(tracker(page).getByRole('listitem')).toHaveCount(1);
  await expect(tracker(page).getByRole('listitem')).toContainText('EURUSD');
  await expect(tracker(page).getByRole('listitem')).toContainText(/[+-]?\d+\.\d\d%/);
  await expect(tracker(page)).toContainText(/Simulated prices, \d+ (s|min|h|days?) old/);
  await openTrades(page);
  await expect(region(page, 'Active Trades (1)')).toContainText('EURUSD');
  await act(page, 'EURUSD', 'Close by hand');
  const closing = page.getByRole('dialog', { name: /^Close EURUSD/ });
  await expect(closing.getByLabel('Exit price')).toHaveValue(/^\d\.\d{5}$/);
  await expect(closing).toContainText('Simulated prices');
  await closing.getByRole('button', { name: 'Close Trade' }).click();
  await expect(toast(page)).toContainText('Trade closed');
  await expect(region(page, 'Active Trades (0)')).toBeVisible();
  await expect(region(page, 'Recent Trade Results').getByRole('listitem')).toHaveCount(1);
  await expect(region(page, 'Recent Trade Results')).toContainText('By hand');
  await expect(tile(page, 'Win Rate')).toContainText('of 1 trade');
  await expect(cell(page, /^Confident/)).toContainText('1 trade');
  await expect(cell(page, /^4 High/)).toContainText('1 trade');
  await expect(region(page, 'Performance')).toContainText('Profit factor');

  await region(page, 'Recent Trade Results')
    .getByRole('link', { name: /^Analysis of EURUSD/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^EURUSD/ })).toBeVisible();
});

test('an analysis without a setup or without the permission offers nothing to track', async ({ page, signIn }) => {
  await signIn('trader');
  await expect(page.getByRole('link', { name: 'Analyze', exact: true })).toBeVisible();
  await expect(tracker(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Trades', exact: true })).toHaveCount(0);
  await page.goto('/trades');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await expect(page.getByText("You don't have permission to access the trades section.")).toBeVisible();
});

test.describe('Trade Management', () => {
  test('says what will stand there while there is no trade', async ({ page, signIn }) => {
    await signIn('beginner');
    await openTrades(page);
    await expect(page.getByText('No trades recorded yet')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Analyze a chart' })).toHaveAttribute('href', '/');
  });

  test('says that it is loading, what went wrong, and shows the list on another try', async ({ page, signIn }) => {
    await signIn('beginner');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/trades', async (route) => {
      await held.promise;
      await route.fulfill({ status: 404, json: { error: 'Gone.' } });
    });
    await page.reload();
    await openTrades(page);
    await expect(page.getByText('Loading...')).toBeVisible();
    held.resolve();
    await expect(page.getByRole('alert')).toHaveText('Your trades could not be loaded: Gone.');
    await page.unroute('**/api/trades');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No trades recorded yet')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('counts closed trades, by mood and confidence too', async ({ page, signIn }) => {
    await signIn('statistician');
    await makeJournal(page);
    await openTrades(page);
    await expect(tile(page, 'Wins')).toContainText('1of 5 trades');
    await expect(tile(page, 'Losses')).toContainText('3and 1 at breakeven');
    await expect(tile(page, 'Win Rate')).toContainText('20%of 5 trades');
    await expect(tile(page, 'Total Pips')).toContainText('-30');
    await expect(cell(page, 'Confident 50% won of 2 trades +10 pips on average')).toBeVisible();
    await expect(cell(page, '1 Very Low 0% won of 2 trades -25 pips on average')).toBeVisible();
    await expect(cell(page, 'Happy No trades')).toBeVisible();
    const insights = region(page, 'Psychology Insights');
    await expect(insights).toContainText('Best mood😎Confident50% of 2 trades won, +10 pips on average');
    await expect(insights.getByRole('heading', { name: 'Avoid Trading When' })).toBeVisible();
    await expect(region(page, 'Avoid Trading When')).toContainText('Fearful: 0% of 2 trades won, -25 pips on average.');
    const performance = region(page, 'Performance');
    await expect(performance).toContainText('Profit factor0.57');
    await expect(performance).toContainText('Expectancy-6 pipsa trade, over 5 trades');
    await expect(performance).toContainText('Expectancy in R-0.3 Ra trade, over 5 trades with a stop');
    await expect(performance).toContainText('Largest drawdown-70 pips');
    await expect(performance.getByRole('row', { name: 'EURUSD 5 20% -30 pips -6 pips' })).toBeVisible();
    await expect(region(page, 'Active Trades (1)')).toContainText('Not monitored');
  });

  test('narrows results and performance to the chosen cell, and widens them again', async ({ page, signIn }) => {
    await signIn('statistician');
    await makeJournal(page);
    await openTrades(page);
    const results = region(page, 'Recent Trade Results').getByRole('listitem');
    await expect(results).toHaveCount(5);
    await cell(page, /^Fearful/).click();
    await expect(cell(page, /^Fearful/)).toHaveAttribute('aria-pressed', 'true');
    await expect(results).toHaveCount(2);
    await expect(region(page, 'Trade Results')).toContainText('Only Fearful');
    await expect(tile(page, 'Total Pips')).toContainText('-50');
    await expect(region(page, 'Performance').getByRole('row', { name: /^EURUSD 2/ })).toBeVisible();
    await expect(region(page, 'Active Trades (1)')).toContainText('GBPUSD');
    await cell(page, /^5 Very High/).click();
    await expect(results).toHaveCount(0);
    await cell(page, /^Fearful/).click();
    await expect(cell(page, /^Fearful/)).toHaveAttribute('aria-pressed', 'false');
    await expect(results).toHaveCount(2);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(results).toHaveCount(5);
  });

  test('changes mood and confidence later, and deletes once that is confirmed', async ({ page, signIn }) => {
    await signIn('statistician');
    await deleteTrades(page.request);
    await makeTrade(page.request, { ...BUY, entryMood: '😎' }, { exitPrice: '1.10200' });
    await openTrades(page);
    await act(page, 'EURUSD BUY', 'Edit mood and confidence');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Confident' })).toHaveAttribute('aria-pressed', 'true');
    await dialog.getByRole('button', { name: 'Confident' }).click();
    await dialog.getByRole('button', { name: '2 Low' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page)).toContainText('Trade updated');
    await expect(cell(page, /^Confident/)).toContainText('No trades');
    await expect(cell(page, /^2 Low/)).toContainText('1 trade');
    await act(page, 'EURUSD BUY', 'Delete trade');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(region(page, 'Recent Trade Results').getByRole('listitem')).toHaveCount(1);
    await act(page, 'EURUSD BUY', 'Delete trade');
    await expect(page.getByRole('dialog')).toContainText('This cannot be undone.');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete trade' }).click();
    await expect(toast(page)).toContainText('Trade deleted');
    await expect(page.getByText('No trades recorded yet')).toBeVisible();
  });

  test('closes at a typed price, and refuses what is no price', async ({ page, signIn }) => {
    await signIn('statistician');
    await deleteTrades(page.request);
    await makeTrade(page.request, BUY);
    await openTrades(page);
    await act(page, 'EURUSD BUY', 'Close by hand');
    const dialog = page.getByRole('dialog', { name: 'Close EURUSD BUY' });
    await dialog.getByLabel('Exit price').fill('1,1');
    await dialog.getByRole('button', { name: 'Close Trade' }).click();
    await expect(dialog).toContainText('Enter a price, like 1.10000');
    await dialog.getByLabel('Exit price').fill('1.10250');
    await expect(dialog).toContainText('Win+25 pips');
    await dialog.getByRole('button', { name: 'Close Trade' }).click();
    await expect(toast(page)).toContainText('EURUSD BUY: +25 pips');
    await expect(tile(page, 'Wins')).toContainText('1of 1 trade');
  });
});

test.describe('the tracker card', () => {
  test('is started and stopped', async ({ page, signIn }) => {
    await signIn('beginner');
    await expect(tracker(page).getByText('Inactive', { exact: true })).toBeVisible();
    await tracker(page).getByRole('button', { name: 'Start Tracking' }).click();
    await expect(toast(page)).toContainText('Live tracker started');
    await expect(toast(page)).toContainText('Now monitoring active trades automatically');
    await expect(tracker(page).getByText('Active', { exact: true })).toBeVisible();
    await expect(tracker(page)).toContainText('0 active trades, checked every 30 seconds');
    await page.reload();
    await tracker(page).getByRole('button', { name: 'Stop Tracking' }).click();
    await expect(toast(page)).toContainText('Live tracker stopped');
    await expect(toast(page)).toContainText('Automatic monitoring has been paused');
    await expect(tracker(page).getByText('Inactive', { exact: true })).toBeVisible();
  });

  test('removes a trade, which can be watched again', async ({ page, signIn }) => {
    await signIn('follower');
    await deleteTrades(page.request);
    await watchTrade(page.request, await makeTrade(page.request, BUY));
    await page.reload();
    await tracker(page).getByRole('button', { name: 'Remove EURUSD BUY from monitoring' }).click();
    await expect(toast(page)).toContainText('Trade removed');
    await expect(toast(page)).toContainText('Trade has been removed from monitoring');
    await expect(tracker(page)).toContainText('No active trades');
    await openTrades(page);
    await expect(region(page, 'Active Trades (1)')).toContainText('Not monitored');
    await act(page, 'EURUSD BUY', 'Watch with the tracker');
    await expect(toast(page)).toContainText('Trade added');
    await expect(page.getByText('Not monitored')).toHaveCount(0);
  });

  test('tells what failed', async ({ page, signIn }) => {
    await signIn('follower');
    await deleteTrades(page.request);
    await watchTrade(page.request, await makeTrade(page.request, BUY));
    await page.route('**/api/live-tracker/{start,stop,remove-trade/*}', (route) =>
      route.fulfill({ status: 404, json: { error: 'Not there.' } }),
    );
    await page.reload();
    await tracker(page).getByRole('button', { name: 'Start Tracking' }).click();
    await expect(toast(page)).toContainText('Failed to start tracker');
    await expect(toast(page)).toContainText('Please try again');
    await tracker(page).getByRole('button', { name: 'Remove EURUSD BUY from monitoring' }).click();
    await expect(toast(page)).toContainText('Failed to remove trade: Not there.');
    await page.unroute('**/api/live-tracker/{start,stop,remove-trade/*}');
    await tracker(page).getByRole('button', { name: 'Start Tracking' }).click();
    await expect(tracker(page).getByText('Active', { exact: true })).toBeVisible();
    await page.route('**/api/live-tracker/stop', (route) => route.fulfill({ status: 404, json: { error: 'No.' } }));
    await tracker(page).getByRole('button', { name: 'Stop Tracking' }).click();
    await expect(toast(page)).toContainText('Failed to stop tracker');
    await page.unroute('**/api/live-tracker/stop');
    await tracker(page).getByRole('button', { name: 'Stop Tracking' }).click();
    await expect(tracker(page).getByText('Inactive')).toBeVisible();
  });

  test('says that it is loading and that it could not be loaded', async ({ page, signIn }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/live-tracker/status', async (route) => {
      await held.promise;
      await route.fulfill({ status: 404, json: { error: 'No.' } });
    });
    await signIn('beginner');
    await expect(tracker(page)).toContainText('Loading...');
    held.resolve();
    await expect(tracker(page).getByRole('alert')).toHaveText('The tracker could not be loaded. Your trades are kept.');
    await page.unroute('**/api/live-tracker/status');
    await tracker(page).getByRole('button', { name: 'Try again' }).click();
    await expect(tracker(page)).toContainText('No active trades');
  });

  test('asks for its status every 10 seconds, and for prices every 30 while there is a trade', async ({
    page,
    signIn,
  }) => {
    await page.clock.install();
    await signIn('follower');
    await deleteTrades(page.request);
    const calls = { status: 0, quotes: 0 };
    page.on('request', (request) => {
      if (request.url().endsWith('/api/live-tracker/status')) calls.status += 1;
      if (request.url().includes('/api/market-data/forex?symbols=')) calls.quotes += 1;
    });
    await page.reload();
    await expect(tracker(page)).toContainText('No active trades');
    // What the page before the reload still asked does not count.
    const before = { ...calls };
    // Twice the interval each time: a request that is under way puts the next one off.
    await page.clock.runFor(20_000);
    await expect.poll(() => calls.status).toBeGreaterThan(before.status);
    expect(calls.quotes).toBe(before.quotes);
    await watchTrade(page.request, await makeTrade(page.request, BUY));
    // Its levels stand there before its price does, and until that has come no other price is asked for.
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(tracker(page)).toContainText('Simulated prices', { timeout: 2_000 });
    }).toPass();
    const quotesBefore = calls.quotes;
    await page.clock.runFor(60_000);
    await expect.poll(() => calls.quotes).toBeGreaterThan(quotesBefore);
  });

  test('a trade that cannot be made is told', async ({ page, signIn }) => {
    test.setTimeout(90_000);
    await signIn('journalist');
    await page.getByLabel('Chart files').setInputFiles(sample('eurusd-m15.png'));
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await expect(toast(page)).toContainText('Analysis Complete', { timeout: 45_000 });
    await page.route('**/api/trades', (route) => route.fulfill({ status: 400, json: { error: 'No.' } }));
    await page.getByRole('button', { name: 'Track Trade' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Track Trade' }).click();
    await expect(toast(page)).toContainText('Failed to create trade');
    await expect(toast(page)).toContainText('Unable to move analysis to Live Trade Tracker');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('trades and tracker have no accessibility fault', async ({ page, signIn }) => {
  await signIn('statistician');
  await makeJournal(page);
  await watchTrade(
    page.request,
    await makeTrade(page.request, {
      ...BUY,
      currencyPair: 'XAUUSD',
      entryPrice: '2000',
      stopLoss: '1990',
      takeProfit1: '2100',
    }),
  );
  await page.reload();
  await expect(tracker(page).getByRole('listitem')).toHaveCount(1);
  await expect(tracker(page)).toContainText('Simulated prices');
  await expectAccessible(page);
  await openTrades(page);
  await expect(region(page, 'Active Trades (2)')).toContainText('Simulated prices');
  await cell(page, /^Confident/).click();
  await expectAccessible(page);
  for (const action of ['Close by hand', 'Edit mood and confidence', 'Delete trade']) {
    await act(page, 'XAUUSD BUY', action);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
