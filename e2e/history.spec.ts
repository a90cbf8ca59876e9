import { countsAsSetup } from '@pipsight/trading';
import { expectAccessible } from './expect-accessible.ts';
import { makeAnalysis } from './made-analyses.ts';
import { expect, openHistory, test } from './test.ts';

test.describe('the history', () => {
  test('says what will stand there while it is empty', async ({ page, signIn }) => {
    await signIn('newcomer');
    await openHistory(page);
    await expect(page.getByText('No analyses yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Analyze a chart' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  });

  test('shows what went wrong, and the list on another try', async ({ page, signIn }) => {
    await signIn('newcomer');
    await page.route('**/api/chart-analyses?*', (route) => route.fulfill({ status: 404, json: { error: 'Gone.' } }));
    await openHistory(page);
    await expect(page.getByRole('alert')).toHaveText('Error loading analyses: Failed to fetch analyses');
    await page.unroute('**/api/chart-analyses?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No analyses yet')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('is not for those without its permission', async ({ page, signIn }) => {
    await signIn('analyst');
    await expect(page.getByRole('link', { name: 'Analyze', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'History', exact: true })).toHaveCount(0);
    await page.goto('/history');
    await expect(page.getByText("You don't have permission to access the history section.")).toBeVisible();
  });

  test('says that it is loading', async ({ page, signIn }) => {
    await signIn('newcomer');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/chart-analyses?*', async (route) => {
      await held;
      await route.continue();
    });
    await openHistory(page);
    await expect(page.getByText('Loading analyses...')).toBeVisible();
    release();
    await expect(page.getByText('No analyses yet')).toBeVisible();
  });

  test('groups by outcome, turns pages of ten and opens a card with its overlay', async ({ page, signIn }) => {
    test.setTimeout(180_000);
    await signIn('historian');
    const made = [await makeAnalysis(page.request, 'eurusd-h1.png')];
    for (let i = 0; i < 11; i++) made.unshift(await makeAnalysis(page.request, 'eurusd-h4.png'));
    const newest = made.slice(0, 10);
    const setups = made.filter(countsAsSetup).length;

    const asked = page.waitForRequest((request) => request.url().endsWith('/api/chart-analyses?limit=10&offset=0'));
    await openHistory(page);
    await asked;
    await expect(page.getByText(`${setups} with setups`)).toBeVisible();
    await expect(page.getByText(`${made.length - setups} without setups`)).toBeVisible();
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(10);
    const title = countsAsSetup(newest[0]!) ? 'Trading Setups Found' : 'Market Analysis (No Clear Setups)';
    const group = page.getByRole('region', { name: title });
    await expect(group.getByRole('listitem').first()).toContainText(newest[0]!.analysisText.slice(0, 200));
    await expect(group.locator('image').first()).toHaveAttribute('href', /\/charts\/0$/);

    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(cards).toHaveCount(2);
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();

    await page
      .getByRole('link', { name: /Trade|BUY|SELL/ })
      .last()
      .click();
    await expect(page.getByRole('application', { name: /with marks/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /No Trade Found Yet|Trading setup/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Detailed analysis' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('application', { name: /with marks/ })).toBeVisible();
    await page.getByRole('link', { name: 'Analysis History' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(cards).toHaveCount(10);
  });

  test('filters by symbol and outcome, and keeps that in the address', async ({ page, signIn }) => {
    test.setTimeout(120_000);
    await signIn('sorter');
    const made = [];
    for (const name of ['eurusd-m15.png', 'gbpusd-h1.png', 'gbpusd-h1.png'])
      made.push(await makeAnalysis(page.request, name));
    const setups = made.filter(countsAsSetup).length;
    await openHistory(page);
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(3);
    await page.getByRole('combobox', { name: 'Symbol' }).selectOption('GBPUSD');
    await expect(page).toHaveURL(/\/history\?symbol=GBPUSD$/);
    await expect(cards).toHaveCount(2);
    await expect(page.getByText('0 with setups')).toBeVisible();
    await page.getByRole('combobox', { name: 'Outcome' }).selectOption('With a setup');
    await expect(page.getByText('No analysis of this symbol and outcome.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Without a setup');
    await expect(page).toHaveURL(/\?symbol=GBPUSD&setup=no$/);
    await expect(cards).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Outcome' })).toHaveValue('no');
    await page
      .getByRole('link', { name: /^GBPUSD/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Analysis History' }).click();
    await expect(page).toHaveURL(/\?symbol=GBPUSD&setup=no$/);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(cards).toHaveCount(3);
    await expect(page.getByText(`${setups} with setups`)).toBeVisible();
    await expectAccessible(page);
  });

  test('says so where an analysis is not there', async ({ page, signIn }) => {
    await signIn('newcomer');
    await page.goto('/history?analysis=nothing');
    await expect(page.getByRole('alert')).toHaveText('This analysis does not exist, or it is not yours.');
  });
});
