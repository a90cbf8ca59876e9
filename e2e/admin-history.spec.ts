import { endpoints, type AnalysisEntry, type AnalysisFigures } from '@pipsight/contract';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { makeAnalysis } from './made-analyses.ts';
import { expect, test } from './test.ts';

const FIGURES = '**/api/admin/analysis-figures';
const ENTRIES = '**/api/admin/chart-analyses?*';

async function openHistory(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All History', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Admin History' })).toBeVisible();
  await expect(page.getByText("View all users' trading analyses")).toBeVisible();
}

const groupOf = (page: Page, username: string): Locator =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: username, exact: true }) });
const card = (page: Page, name: string): Locator =>
  page.locator('dl').getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

/** Stands in for the server, with users who made as many analyses. */
async function standIn(page: Page, counts: Readonly<Record<string, number>>): Promise<void> {
  const users = Object.entries(counts).map(([username, analyses]) => ({
    userId: `00000000-0000-4000-8000-${String(analyses).padStart(12, '0')}`,
    username,
    analyses,
    setups: Math.ceil(analyses / 2),
  }));
  const sum = (key: 'analyses' | 'setups'): number => users.reduce((all, user) => all + user[key], 0);
  const figures: AnalysisFigures = { analyses: sum('analyses'), setups: sum('setups'), users };
  await page.route(FIGURES, (route) => route.fulfill({ json: figures }));
  await page.route(ENTRIES, (route) => {
    const search = new URL(route.request().url()).searchParams;
    const user = users.find(({ userId }) => userId === search.get('userId'))!;
    const after = search.get('before') === null ? 0 : Number(search.get('before')!.slice(-4)) + 1;
    const rest = Math.min(Number(search.get('limit')), user.analyses - after);
    return route.fulfill({ json: Array.from({ length: rest }, (_, i) => entry(after + i, user)) });
  });
}

function entry(n: number, { userId, username }: { userId: string; username: string }): AnalysisEntry {
  const isSetup = n % 2 === 0;
  return {
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    userId,
    username,
    filename: `chart-${n}.png`,
    createdAt: new Date(Date.UTC(2026, 0, 1) - n * 3_600_000).toISOString(),
    currencyPair: 'USDJPY',
    timeframe: 'H1',
    platform: 'mt5',
    hasSetup: isSetup ? 'yes' : 'no',
    direction: isSetup ? 'SELL' : null,
    entryPrice: isSetup ? '151.200' : null,
    stopLoss: isSetup ? '151.600' : null,
    takeProfit1: isSetup ? '150.200' : null,
    engine: 'builtin',
    modelRun: null,
  };
}

test.describe('the history of all users', () => {
  test('shows what everyone had analysed, in figures and by user', async ({ page, signIn }) => {
    test.setTimeout(180_000);
    await signIn('observed');
    const withSetup = await makeAnalysis(page.request, 'eurusd-m15.png');
    const without = await makeAnalysis(page.request, 'xauusd-h1.png');
    expect([withSetup.hasSetup, without.hasSetup]).toEqual(['yes', 'no']);
    await page.getByRole('button', { name: 'Logout' }).click();
    await signIn('boss');
    await openHistory(page);
    const answer = await page.request.get(endpoints.analysisFigures.path);
    const figures = endpoints.analysisFigures.response.parse(await answer.json());
    await expect(card(page, 'Total Analyses')).toHaveText(String(figures.analyses));
    await expect(card(page, 'Valid Setups')).toHaveText(String(figures.setups));
    await expect(card(page, 'Active Users')).toHaveText(String(figures.users.length));
    await expect(card(page, 'Setup Rate')).toHaveText(/^\d+(\.\d)?%$/);
    await expect(page.getByText(`${figures.analyses} total analyses`)).toBeVisible();
    const group = groupOf(page, 'observed');
    await expect(group).toContainText('2 analyses');
    await expect(group).toContainText('50% setup rate');
    const [newest, oldest] = [group.getByRole('listitem').first(), group.getByRole('listitem').last()];
    await expect(newest).toContainText('No Setup');
    await expect(newest).toContainText('XAUUSD');
    await expect(newest).not.toContainText('Entry');
    await expect(oldest).toContainText('Setup Found');
    await expect(oldest).toContainText('EURUSDM15');
    await expect(oldest).toContainText(withSetup.direction!);
    for (const [name, price] of [
      ['Entry', withSetup.entryPrice],
      ['SL', withSetup.stopLoss],
      ['TP1', withSetup.takeProfit1],
    ] as const) {
      await expect(oldest).toContainText(`${name}${price}`);
    }
    await expect(oldest).toContainText(/R:R\d+\.\d/);
    await expect(oldest).toContainText(/less than a minute ago|minutes? ago/);
    await expect(oldest).toContainText('eurusd-m15.png');
    await expect(newest.getByRole('button', { name: 'Export' })).toHaveCount(0);
    const downloading = page.waitForEvent('download');
    await oldest.getByRole('button', { name: 'Export' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^trading-analysis-EURUSD-.+\.png$/);
    await expect(page.getByText('Analysis exported')).toBeVisible();
  });

  test('says why an analysis cannot be exported', async ({ page, signIn }) => {
    await signIn('boss');
    await standIn(page, { busy: 45 });
    await openHistory(page);
    await groupOf(page, 'busy').getByRole('button', { name: 'Export' }).first().click();
    await expect(page.getByText('Export failed')).toBeVisible();
    await expect(
      page.getByText('Unable to generate PNG: This analysis does not exist, or it is not yours.'),
    ).toBeVisible();
  });

  test('turns the pages of one user, and fetches a closed group only when it is opened', async ({ page, signIn }) => {
    await signIn('boss');
    await standIn(page, { busy: 45, quiet: 1 });
    await openHistory(page);
    const busy = groupOf(page, 'busy');
    await expect(busy.getByRole('listitem')).toHaveCount(20);
    await expect(busy.getByText('1–20 of 45')).toBeVisible();
    await expect(busy.getByRole('button', { name: 'Newer' })).toBeDisabled();
    await busy.getByRole('button', { name: 'Older' }).click();
    await expect(busy.getByText('21–40 of 45')).toBeVisible();
    await expect(busy.getByRole('listitem').first()).toContainText('chart-20.png');
    await busy.getByRole('button', { name: 'Older' }).click();
    await expect(busy.getByRole('listitem')).toHaveCount(5);
    await expect(busy.getByRole('button', { name: 'Older' })).toBeDisabled();
    await busy.getByRole('button', { name: 'Newer' }).click();
    await expect(busy.getByText('21–40 of 45')).toBeVisible();
    const quiet = groupOf(page, 'quiet');
    await expect(quiet.getByRole('listitem')).toHaveCount(0);
    await quiet.getByRole('heading').click();
    await expect(quiet.getByRole('listitem')).toHaveCount(1);
    await expect(quiet).toContainText('1 analysis');
    await expect(quiet).toContainText('MetaTrader 5');
    await expect(quiet).toContainText('R:R2.5');
    await expect(quiet.getByText('100% setup rate')).toBeVisible();
  });

  test('finds one of many users', async ({ page, signIn }) => {
    await signIn('boss');
    await standIn(page, Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`trader-${i}`, 60 - i])));
    await openHistory(page);
    await expect(page.getByRole('group')).toHaveCount(40);
    await page.getByLabel('Find a user').fill('TRADER-17');
    await expect(page.getByRole('group')).toHaveCount(1);
    await expect(groupOf(page, 'trader-17')).toContainText('43 analyses');
    await page.getByLabel('Find a user').fill('nobody');
    await expect(page.getByText('No user of this name has analyses.')).toBeVisible();
  });

  test('says that there is nothing yet', async ({ page, signIn }) => {
    await signIn('boss');
    await standIn(page, {});
    await openHistory(page);
    await expect(page.getByRole('heading', { name: 'No Analyses Found' })).toBeVisible();
    await expect(page.getByText('No trading analyses have been created yet.')).toBeVisible();
    await expect(card(page, 'Active Users')).toHaveText('0');
  });

  test('says that it is loading', async ({ page, signIn }) => {
    await signIn('boss');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(FIGURES, async (route) => {
      await held;
      await route.continue();
    });
    await openHistory(page);
    await expect(page.getByText('Loading admin history...')).toBeVisible();
    release();
    await expect(card(page, 'Total Analyses')).toBeVisible();
    await expect(page.getByText('Loading admin history...')).toHaveCount(0);
  });

  test('says what went wrong, in all or in one group, and tries again', async ({ page, signIn }) => {
    await signIn('boss');
    await page.route(FIGURES, (route) => route.fulfill({ status: 403, json: { error: 'No' } }));
    await openHistory(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Error loading admin history');
    await expect(alert).toContainText('403: Forbidden');
    await expect(alert).toContainText("Make sure you're logged in as an admin user");
    await page.unroute(FIGURES);
    await standIn(page, { busy: 45 });
    await page.route(ENTRIES, (route) => route.fulfill({ status: 404, json: { error: 'No' } }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(groupOf(page, 'busy').getByRole('alert')).toContainText('404: Not Found');
    await page.unroute(ENTRIES);
    await standIn(page, { busy: 45 });
    await groupOf(page, 'busy').getByRole('button', { name: 'Try again' }).click();
    await expect(groupOf(page, 'busy').getByRole('listitem')).toHaveCount(20);
    await expect(alert).toHaveCount(0);
  });

  test('is closed to users', async ({ page, signIn }) => {
    await signIn('trader');
    await expect(page.getByRole('link', { name: 'All History' })).toHaveCount(0);
    await page.goto('/admin/history');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText('You need admin privileges to access this page.')).toBeVisible();
    expect((await page.request.get(endpoints.analysisEntries.path)).status()).toBe(403);
  });

  test('has no accessibility fault', async ({ page, signIn }) => {
    await signIn('boss');
    await standIn(page, { busy: 45, quiet: 1 });
    await openHistory(page);
    await expect(groupOf(page, 'busy').getByRole('listitem')).toHaveCount(20);
    await expectAccessible(page);
  });
});
