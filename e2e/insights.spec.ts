import { endpoints, type Analysis, type Quote } from '@pipsight/contract';
import type { Locator, Page } from '@playwright/test';
import { buildAnalysis, SELL_SETUP } from '../apps/web/test/build-analysis.ts';
import { buildWatchlistItem } from '../apps/web/test/build-watchlist-item.ts';
import type { WatchlistItem } from '../apps/web/src/api/watchlist/watchlist-item.ts';
import { sample } from './chart-files.ts';
import { expectAccessible } from './expect-accessible.ts';
import { makeAnalysis } from './made-analyses.ts';
import { expect, type Fixtures, test } from './test.ts';

const STORAGE_KEY = 'insights-watchlist';
const FIVE_MINUTES = 300_000;
const LONG_TEXT = `${'Price ranges between two levels. '.repeat(8)}End.`;
const RANGE = buildAnalysis({
  id: 'range',
  keyLevels: ['1.09000 resistance, 3 touches', '1.08000 support, 2 touches', '1.07000 support, 1 touch', '1.06 low'],
  analysisText: LONG_TEXT,
});

const toast = (page: Page): Locator => page.getByRole('region', { name: /notifications/i });
const watchlist = (page: Page): Locator => page.getByRole('region', { name: 'Active Watchlist' });
const candidates = (page: Page): Locator => page.getByRole('region', { name: 'Watchlist Candidates' });
const card = (within: Locator, name: string): Locator => within.getByRole('listitem').filter({ hasText: name });
const button = (within: Locator, name: string): Locator => within.getByRole('button', { name, exact: true });

/** Has the list of analyses answered with these. */
async function serveAnalyses(page: Page, analyses: readonly Analysis[]): Promise<void> {
  await page.route(`**${endpoints.analyses.path}`, (route) => route.fulfill({ json: analyses }));
}

/** Has prices answered with what `prices` holds at the time, and counts the calls. */
async function servePrices(page: Page, prices: Readonly<Record<string, number>>): Promise<{ asked: string[] }> {
  const calls = { asked: [] as string[] };
  await page.route(`**${endpoints.quotes.path}?*`, async (route) => {
    const symbols = new URL(route.request().url()).searchParams.get('symbols') ?? '';
    calls.asked.push(symbols);
    const quotes = symbols.split(',').flatMap((symbol): Quote[] => {
      const price = prices[symbol];
      return price === undefined
        ? []
        : [{ symbol, price, asOf: '2026-03-04T06:00:00Z', source: 'simulated', isLive: true }];
    });
    await route.fulfill({ json: quotes });
  });
  return calls;
}

/** Has a page find this on the watchlist when it is opened first. */
async function store(page: Page, content: unknown): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('is opened') === null) localStorage.setItem(key!, value!);
      sessionStorage.setItem('is opened', 'true');
    },
    [STORAGE_KEY, JSON.stringify(content)],
  );
}

async function stored(page: Page): Promise<WatchlistItem[]> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as never, STORAGE_KEY);
}

async function openInsights(page: Page): Promise<void> {
  await page.goto('/insights');
  await expect(page.getByRole('heading', { name: 'Market Insights' })).toBeVisible();
}

/** Opens insights on one watched analysis, and answers its card once its price has come. */
async function openWatched(page: Page, signIn: Fixtures['signIn']): Promise<Locator> {
  await store(page, [buildWatchlistItem()]);
  await signIn('watcher', '/insights');
  const item = card(watchlist(page), 'EURUSD · H1');
  await expect(item).toContainText('1.08610');
  return item;
}

test.describe('watchlist candidates', () => {
  test('are analyses without a setup, nine at most, with three levels and a hundred characters', async ({
    page,
    signIn,
  }) => {
    await serveAnalyses(page, [
      buildAnalysis({ ...SELL_SETUP, id: 'setup', currencyPair: 'USDJPY' }),
      buildAnalysis({ ...SELL_SETUP, id: 'setup by its prices', currencyPair: 'USDJPY', hasSetup: 'no' }),
      RANGE,
      ...Array.from({ length: 12 }, (_, i) => buildAnalysis({ id: `more ${i}`, currencyPair: 'GBPUSD' })),
    ]);
    await signIn('watcher', '/insights');
    await expect(candidates(page).getByRole('button', { name: 'Add to Watchlist' })).toHaveCount(9);
    await expect(candidates(page)).not.toContainText('USDJPY');
    const range = card(candidates(page), 'EURUSD · H1');
    await expect(range.getByRole('listitem')).toHaveText(RANGE.keyLevels.slice(0, 3));
    await expect(range).toContainText(`${LONG_TEXT.slice(0, 100).trimEnd()}…`);
    await expect(range).not.toContainText(LONG_TEXT.slice(0, 110));
  });

  test('are none, which is said beside what will stand there', async ({ page, signIn }) => {
    await signIn('onlooker', '/insights');
    await expect(candidates(page)).toContainText('No candidate analyses found');
    await expect(watchlist(page)).toContainText('Nothing is watched yet');
  });

  test('are loading, cannot be loaded, and are there on another try', async ({ page, signIn }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**${endpoints.analyses.path}`, async (route) => {
      await held;
      await route.fulfill({ status: 404, json: { error: 'Gone.' } });
    });
    await signIn('watcher', '/insights');
    await expect(page.getByText('Loading analyses...')).toBeVisible();
    release();
    await expect(page.getByRole('alert')).toHaveText('Error loading analyses: Failed to fetch analyses');
    await page.unroute(`**${endpoints.analyses.path}`);
    await serveAnalyses(page, [RANGE]);
    await button(candidates(page), 'Try again').click();
    await expect(card(candidates(page), 'EURUSD · H1')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('go to the watchlist, are checked at once, and can be removed again', async ({ page, signIn }) => {
    await serveAnalyses(page, [RANGE]);
    const calls = await servePrices(page, { EURUSD: 1.0861 });
    await signIn('watcher', '/insights');
    await button(card(candidates(page), 'EURUSD · H1'), 'Add to Watchlist').click();
    await expect(toast(page)).toContainText('Added to watchlist');
    await expect(candidates(page)).toContainText('No candidate analyses found');
    const item = card(watchlist(page), 'EURUSD · H1');
    await expect(item).toContainText('Monitoring');
    await expect(item).toContainText('1.08610');
    await expect(item).toContainText('+0.10%');
    await expect(item.getByRole('list', { name: 'Conditions' }).getByRole('listitem')).toHaveText([
      /^1\.09000 resistance, 3 touches\s*39 pips above · 0\.36%$/,
      /1\.08610\s*now/,
      /^1\.08000 support, 2 touches\s*61 pips below · 0\.56%$/,
      /^1\.07000 support, 1 touch\s*161 pips below · 1\.50%$/,
      /^1\.06 low\s*261 pips below · 2\.46%$/,
    ]);
    await expect(watchlist(page)).toContainText('Simulated prices');
    expect(calls.asked).toEqual(['EURUSD']);
    const [saved] = await stored(page);
    expect(saved).toMatchObject({ analysisId: 'range', isActive: true, currentPrice: 1.0861, conditionsMet: false });
    await button(item, 'Remove').click();
    await expect(toast(page)).toContainText('Removed from watchlist');
    await expect(watchlist(page)).toContainText('Nothing is watched yet');
    await expect(card(candidates(page), 'EURUSD · H1')).toBeVisible();
    expect(await stored(page)).toEqual([]);
  });
});

test.describe('a watched analysis', () => {
  test.beforeEach(async ({ page }) => {
    await serveAnalyses(page, []);
  });

  test('is as far as its price says', async ({ page, signIn }) => {
    const prices: Record<string, number> = { EURUSD: 1.0861 };
    await servePrices(page, prices);
    const item = await openWatched(page, signIn);
    await expect(item.getByText('Monitoring', { exact: true })).toBeVisible();
    for (const [price, state] of [
      [1.0882, 'Conditions Met'],
      [1.0959, 'Setup Ready'],
      [1.0796, 'Conditions Met'],
    ] as const) {
      prices['EURUSD'] = price;
      await button(watchlist(page), 'Check now').click();
      await expect(item.getByText(state, { exact: true })).toBeVisible();
    }
  });

  test('is checked on opening and every five minutes, on any screen, with one call for all', async ({
    page,
    signIn,
  }) => {
    const prices: Record<string, number> = { EURUSD: 1.0861, XAUUSD: 2500 };
    const calls = await servePrices(page, prices);
    await page.clock.install({ time: '2026-03-04T06:00:00Z' });
    const gold = { ...buildWatchlistItem().analysis, currencyPair: 'XAUUSD', currentPrice: '2500.00' };
    const paused = { ...gold, currencyPair: 'USDJPY', currentPrice: '150.000' };
    await store(page, [
      buildWatchlistItem(),
      buildWatchlistItem({ id: 'gold', analysisId: 'gold', analysis: gold, conditions: ['2600 resistance'] }),
      buildWatchlistItem({ id: 'yen', analysisId: 'yen', analysis: paused, isActive: false }),
    ]);
    await signIn('watcher', '/profile');
    await expect.poll(() => calls.asked).toEqual(['EURUSD,XAUUSD']);
    await expect.poll(async () => (await stored(page))[1]!.currentPrice).toBe(2500);
    prices['XAUUSD'] = 2526;
    await page.clock.runFor(FIVE_MINUTES - 1000);
    expect(calls.asked).toHaveLength(1);
    await page.clock.runFor(1000);
    await expect.poll(() => calls.asked).toEqual(['EURUSD,XAUUSD', 'EURUSD,XAUUSD']);
    await expect(toast(page)).toContainText('XAUUSD: Setup Ready');
    await page.getByRole('link', { name: 'Insights', exact: true }).click();
    await expect(card(watchlist(page), 'XAUUSD · H1')).toContainText('Setup Ready');
    await expect(card(watchlist(page), 'XAUUSD · H1')).toContainText('+1.04%');
    await expect(card(watchlist(page), 'USDJPY · H1')).toContainText('Not checked while paused');
    expect(calls.asked).toHaveLength(2);
  });

  test('keeps its last price, with its age, when a check fails', async ({ page, signIn }) => {
    await servePrices(page, { EURUSD: 1.0861 });
    await page.clock.install({ time: '2026-03-04T06:00:00Z' });
    const item = await openWatched(page, signIn);
    await expect(item).toContainText('Checked just now');
    await page.unroute(`**${endpoints.quotes.path}?*`);
    await page.route(`**${endpoints.quotes.path}?*`, (route) => route.fulfill({ status: 404, json: { error: 'No.' } }));
    await page.clock.runFor(FIVE_MINUTES);
    await expect(page.getByRole('alert')).toHaveText(
      'The conditions could not be checked. What stands here is from the last check that succeeded.',
    );
    await expect(item).toContainText('1.08610');
    await expect(item).toContainText('Checked 5 minutes ago');
    await page.unroute(`**${endpoints.quotes.path}?*`);
    await servePrices(page, { EURUSD: 1.0859 });
    await button(watchlist(page), 'Check now').click();
    await expect(item).toContainText('1.08590');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('pauses, and is checked as it resumes', async ({ page, signIn }) => {
    const calls = await servePrices(page, { EURUSD: 1.0861 });
    const item = await openWatched(page, signIn);
    await button(item, 'Pause').click();
    await expect(item.getByText('Paused', { exact: true })).toBeVisible();
    expect((await stored(page))[0]!.isActive).toBe(false);
    await expect(button(item, 'Test')).toBeDisabled();
    await button(item, 'Resume').click();
    await expect(item.getByText('Monitoring', { exact: true })).toBeVisible();
    await expect.poll(() => calls.asked.length).toBe(2);
  });

  for (const [odds, state] of [
    [0.2, 'Setup Ready'],
    [0.8, 'Conditions Met'],
  ] as const) {
    test(`is tested: a draw of ${odds} makes it ${state}`, async ({ page, signIn }) => {
      await servePrices(page, { EURUSD: 1.0861 });
      const item = await openWatched(page, signIn);
      await page.evaluate((draw) => {
        Math.random = () => draw;
      }, odds);
      await button(item, 'Test').click();
      await expect(toast(page)).toContainText('Test condition triggered');
      await expect(item.getByText(state, { exact: true })).toBeVisible();
    });
  }

  test('moves to the tracker as a trade, and stays where that fails', async ({ page, signIn }) => {
    await servePrices(page, { EURUSD: 1.0861 });
    const item = await openWatched(page, signIn);
    await page.route(`**${endpoints.createTrade.path}`, (route) =>
      route.fulfill({ status: 404, json: { error: 'No.' } }),
    );
    await button(item, 'Move to Live Trade Tracker').click();
    await expect(toast(page)).toContainText('Failed to create trade');
    await expect(toast(page)).toContainText('Unable to move analysis to Live Trade Tracker');
    await expect(item).toBeVisible();
    await page.unroute(`**${endpoints.createTrade.path}`);
    let sent: unknown;
    await page.route(`**${endpoints.createTrade.path}`, async (route) => {
      sent = route.request().postDataJSON();
      await route.fulfill({ status: 201, json: MADE_TRADE });
    });
    const handedOver = page.waitForRequest(`**/api/live-tracker/add-trade/${MADE_TRADE.id}`);
    await button(item, 'Move to Live Trade Tracker').click();
    await handedOver;
    await expect(toast(page)).toContainText('Trade Created');
    await expect(item).toHaveCount(0);
    expect(await stored(page)).toEqual([]);
    expect(sent).toEqual({
      analysisId: '1',
      currencyPair: 'EURUSD',
      direction: 'BUY',
      entryType: 'market',
      entryPrice: '1.08610',
      stopLoss: '0',
      takeProfit1: null,
      takeProfit2: null,
      status: 'pending',
    });
  });

  test('cannot be moved without the permission for trades', async ({ page, signIn }) => {
    await servePrices(page, { EURUSD: 1.0861 });
    await store(page, [buildWatchlistItem()]);
    await signIn('onlooker', '/insights');
    const move = button(watchlist(page), 'Move to Live Trade Tracker');
    await expect(move).toBeDisabled();
    await move.focus();
    await expect(page.getByRole('tooltip')).toHaveText(
      'Your account has no access to Trades. Contact your administrator.',
    );
  });

  test('says that its market has no price, or is not known', async ({ page, signIn }) => {
    await servePrices(page, { EURUSD: 1.0861 });
    const { analysis } = buildWatchlistItem();
    await store(page, [
      buildWatchlistItem(),
      buildWatchlistItem({ id: 'b', analysisId: 'b', analysis: { ...analysis, currencyPair: 'SPX500' } }),
      buildWatchlistItem({ id: 'c', analysisId: 'c', analysis: { ...analysis, currencyPair: null } }),
    ]);
    await signIn('watcher', '/insights');
    await expect(card(watchlist(page), 'SPX500 · H1')).toContainText('No price for SPX500 from this source.');
    await expect(card(watchlist(page), 'Unknown · H1')).toContainText('The symbol of this chart was not read');
  });

  test('is the same in two tabs', async ({ page, context, signIn }) => {
    await signIn('watcher');
    const second = await context.newPage();
    const calls: { asked: string[] }[] = [];
    for (const tab of [page, second]) {
      calls.push(await servePrices(tab, { EURUSD: 1.0861 }));
      await serveAnalyses(tab, [RANGE]);
      await openInsights(tab);
    }
    await button(candidates(page), 'Add to Watchlist').click();
    await expect(card(watchlist(second), 'EURUSD · H1')).toBeVisible();
    // Browsers tell tabs of each other's writes with a delay: of two at the same moment the later one stays.
    await expect.poll(() => calls.map(({ asked }) => asked.length)).toEqual([1, 1]);
    for (const tab of [page, second]) await expect(button(watchlist(tab), 'Check now')).toBeEnabled();
    await button(watchlist(second), 'Pause').click();
    await expect(watchlist(page).getByText('Paused', { exact: true })).toBeVisible();
    await button(watchlist(page), 'Remove').click();
    await expect(watchlist(second)).toContainText('Nothing is watched yet');
  });
});

test.describe('what storage holds', () => {
  const good = buildWatchlistItem();
  const goodItems = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...good, id: `${i}`, analysisId: `${i}` }));

  test('may be anything, of which the good items are shown', async ({ page, signIn }) => {
    await servePrices(page, { EURUSD: 1.0861 });
    await serveAnalyses(page, [RANGE]);
    await signIn('watcher');
    for (const [name, content, count] of [
      ['no JSON', '{"id":', 0],
      ['no list', '{"items":[]}', 0],
      ['a list of anything', JSON.stringify([null, 7, 'x', [], {}, { ...good, analysis: null }]), 0],
      ['one good item among bad ones', JSON.stringify([{ id: 1 }, good, good]), 1],
      [
        'an old item',
        JSON.stringify([{ id: 'a', analysisId: 'a', analysis: { currencyPair: 'EURUSD', keyLevels: ['1.09'] } }]),
        1,
      ],
      ['a thousand items', JSON.stringify(goodItems(1000)), 40],
    ] as const) {
      // Before the next page begins: what this one still writes comes before that.
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEY, content] as const);
      await openInsights(page);
      await expect(card(candidates(page), 'EURUSD · H1'), name).toBeVisible();
      await expect(watchlist(page).getByRole('button', { name: 'Pause' }), name).toHaveCount(count);
    }
  });

  test('is shown as text, whatever markup is in it', async ({ page, signIn }) => {
    const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
    await servePrices(page, {});
    await serveAnalyses(page, [
      buildAnalysis({ currencyPair: markup.slice(0, 20), analysisText: markup, keyLevels: [markup] }),
    ]);
    const analysis = { ...good.analysis, currencyPair: '<b>EUR</b>', timeframe: '<i>H1</i>' };
    await store(page, [buildWatchlistItem({ id: 'm', analysisId: 'm', analysis, conditions: [markup] })]);
    await signIn('watcher', '/insights');
    await expect(watchlist(page)).toContainText('<b>EUR</b> · <i>H1</i>');
    await expect(watchlist(page)).toContainText(markup);
    await expect(candidates(page).getByRole('listitem').first()).toContainText(markup);
    await expect(page.locator('main img')).toHaveCount(0);
  });

  test('may not be writable, which is said', async ({ page, signIn }) => {
    await serveAnalyses(page, [RANGE]);
    await signIn('watcher', '/insights');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await button(candidates(page), 'Add to Watchlist').click();
    await expect(toast(page)).toContainText('The watchlist could not be saved');
    await expect(toast(page)).toContainText("This browser's storage is full or blocked.");
    await expect(watchlist(page)).toContainText('Nothing is watched yet');
  });

  test('may not be readable, which leaves the screen in place', async ({ page, signIn }) => {
    await serveAnalyses(page, [RANGE]);
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new DOMException('Blocked', 'SecurityError');
      };
    });
    await signIn('watcher', '/insights');
    await expect(watchlist(page)).toContainText('Nothing is watched yet');
  });

  test('is full at forty', async ({ page, signIn }) => {
    await servePrices(page, { EURUSD: 1.0861 });
    await serveAnalyses(page, [RANGE]);
    await store(page, goodItems(40));
    await signIn('watcher', '/insights');
    await button(candidates(page), 'Add to Watchlist').click();
    await expect(toast(page)).toContainText('The watchlist is full');
  });
});

test('a watchlist is seen by its owner alone, and is there again on their return', async ({ page, signIn }) => {
  await servePrices(page, { EURUSD: 1.0861 });
  await serveAnalyses(page, [RANGE]);
  const signOut = async () => {
    await button(page.locator('header'), 'Logout').click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  };
  await signIn('watcher');
  await openInsights(page);
  await button(candidates(page), 'Add to Watchlist').click();
  await expect(card(watchlist(page), 'EURUSD · H1')).toContainText('1.08610');
  await signOut();
  await signIn('onlooker');
  await openInsights(page);
  await expect(watchlist(page)).toContainText('Nothing is watched yet');
  await signOut();
  await signIn('watcher');
  await openInsights(page);
  await expect(card(watchlist(page), 'EURUSD · H1')).toBeVisible();
});

test('a watched analysis is checked against the real prices and becomes a real trade', async ({ page, signIn }) => {
  test.setTimeout(90_000);
  await signIn('watcher');
  const analysis = await makeAnalysis(page.request, 'eurusd-h1.png');
  const item = { ...buildWatchlistItem().analysis, entryPrice: null };
  await store(page, [buildWatchlistItem({ analysisId: analysis.id, analysis: item })]);
  await openInsights(page);
  const watched = card(watchlist(page), 'EURUSD · H1');
  await expect(watched).toContainText('Checked just now');
  const [{ currentPrice }] = (await stored(page)) as [WatchlistItem];
  await button(watched, 'Move to Live Trade Tracker').click();
  await expect(toast(page)).toContainText('Trade Created');
  await expect(watchlist(page)).toContainText('Nothing is watched yet');
  const trades = endpoints.trades.response.parse(await (await page.request.get(endpoints.trades.path)).json());
  expect(trades).toMatchObject([
    {
      analysisId: analysis.id,
      currencyPair: 'EURUSD',
      direction: 'BUY',
      entryPrice: currentPrice!.toFixed(5),
      status: 'PENDING',
      isMonitored: true,
    },
  ]);
});

test.describe('a rejection', () => {
  test('is put on the watchlist from where it is shown, and says so afterwards', async ({ page, signIn }) => {
    await servePrices(page, { EURUSD: 1.0861 });
    await signIn('watcher');
    await page.route(`**${endpoints.analyses.path}/range`, (route) => route.fulfill({ json: RANGE }));
    await page.goto('/history?analysis=range');
    await page.getByRole('button', { name: 'Add to Watchlist' }).click();
    await expect(toast(page)).toContainText('Added to watchlist');
    await expect(page.getByText('On your watchlist.')).toBeVisible();
    await serveAnalyses(page, [RANGE]);
    await page.getByRole('link', { name: 'See it in Insights' }).click();
    await expect(card(watchlist(page), 'EURUSD · H1')).toContainText('1.08610');
  });

  test('is offered for watching on a fresh result too, and not without the permission', async ({ page, signIn }) => {
    await page.route(`**${endpoints.analyze.path}`, (route) => route.fulfill({ json: RANGE }));
    for (const [account, count] of [
      ['watcher', 1],
      ['trader', 0],
    ] as const) {
      await signIn(account);
      await page.getByLabel('Chart files').setInputFiles(sample('eurusd-h1.png'));
      await page.getByRole('button', { name: 'Analyze', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'No Trade Found Yet' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add to Watchlist' })).toHaveCount(count);
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    }
  });
});

test('insights are not for those without the permission', async ({ page, signIn }) => {
  await signIn('trader');
  await expect(page.getByRole('link', { name: 'Insights', exact: true })).toHaveCount(0);
  await page.goto('/insights');
  await expect(page.getByText("You don't have permission to access the insights section.")).toBeVisible();
});

test('insights have no accessibility fault', async ({ page, signIn }) => {
  await servePrices(page, { EURUSD: 1.0861, GBPUSD: 1.0882, XAUUSD: 1.12 });
  await serveAnalyses(page, [RANGE, buildAnalysis({ id: 'x', currencyPair: null, timeframe: null })]);
  const { analysis } = buildWatchlistItem();
  const of = (currencyPair: string, parts: Partial<WatchlistItem> = {}) =>
    buildWatchlistItem({
      id: currencyPair,
      analysisId: currencyPair,
      analysis: { ...analysis, currencyPair },
      ...parts,
    });
  await store(page, [of('EURUSD'), of('GBPUSD'), of('XAUUSD'), of('USDJPY', { isActive: false })]);
  await signIn('onlooker', '/insights');
  for (const state of ['Setup Ready', 'Conditions Met', 'Monitoring', 'Paused']) {
    await expect(watchlist(page).getByText(state, { exact: true })).toBeVisible();
  }
  await expect(card(candidates(page), 'Unknown · Unknown')).toBeVisible();
  await expectAccessible(page);
});

const MADE_TRADE = {
  id: 'made',
  analysisId: '1',
  currencyPair: 'EURUSD',
  direction: 'BUY',
  entryType: 'market',
  entryPrice: '1.08610',
  exitPrice: null,
  stopLoss: '0',
  takeProfit1: null,
  takeProfit2: null,
  status: 'PENDING',
  outcome: null,
  pnlPips: null,
  createdAt: '2026-03-04T06:00:00Z',
  openedAt: null,
  closedAt: null,
  entryMood: null,
  confidence: null,
  isMonitored: false,
} as const;
