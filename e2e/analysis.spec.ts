import type { Locator, Page } from '@playwright/test';
import { FAKE_PICTURE, HAS_SCREENS, ofSize, sample, screen, truncated, type ChartFile } from './chart-files.ts';
import { expect, openHistory, test } from './test.ts';

/** Reading three charts on a busy machine takes a while. */
const ANALYSIS_MS = 45_000;

const chooser = (page: Page): Locator => page.getByLabel('Chart files');
const analyzeButton = (page: Page): Locator => page.getByRole('button', { name: 'Analyze', exact: true });
const toast = (page: Page): Locator => page.getByRole('region', { name: /notifications/i });
const reading = (page: Page): Locator => page.getByLabel('What was read from the chart');

async function addCharts(page: Page, ...files: ChartFile[]): Promise<void> {
  await chooser(page).setInputFiles(files);
  for (const { name } of files) await expect(page.getByRole('button', { name: `Show ${name}` })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

async function analyze(page: Page): Promise<void> {
  await analyzeButton(page).click();
  await expect(toast(page)).toContainText('Analysis Complete', { timeout: ANALYSIS_MS });
}

test.describe('analysing a chart', () => {
  test('reads a real TradingView screenshot and draws the result on it', async ({ page, signIn }) => {
    test.skip(!HAS_SCREENS, '../shared/screens is not there: no real screenshots to read');
    await signIn('trader');
    await addCharts(page, screen('tv_dark_firstsource_5.png'));
    await analyzeButton(page).click();
    await expect(page.getByRole('heading', { name: 'AI Analysis in Progress' })).toBeVisible();
    await expect(analyzeButton(page)).toBeDisabled();
    await expect(toast(page)).toContainText('Analysis Complete', { timeout: ANALYSIS_MS });

    await expect(reading(page)).toContainText('TradingView');
    await expect(reading(page)).toContainText('M5');
    await expect(reading(page)).toContainText('205.65');
    const overlay = page.getByRole('application', { name: /with marks/ });
    await expect(overlay).toBeVisible();
    await expect(overlay.locator('image, img').first()).toBeVisible();
    await expect(page.getByRole('table', { name: /Drawn on tv_dark_firstsource_5\.png/ })).toBeAttached();
    expect(await page.getByRole('table').getByRole('row').count()).toBeGreaterThan(3);
    await expect(page.getByRole('heading', { name: /No Trade Found Yet|Trading setup/ })).toBeVisible();
  });

  test('reads a real MetaTrader screenshot', async ({ page, signIn }) => {
    test.skip(!HAS_SCREENS, '../shared/screens is not there: no real screenshots to read');
    await signIn('trader');
    await addCharts(page, screen('mt5_gbpusd_d1_white.png'));
    await analyze(page);
    await expect(reading(page)).toContainText('GBPUSD');
    await expect(reading(page)).toContainText('D1');
  });

  test('takes the sample of three timeframes and names what each chart is for', async ({ page, signIn }) => {
    await signIn('trader');
    await page.getByRole('button', { name: /^Sample EURUSD/ }).click();
    await expect(page.getByRole('button', { name: /^Show eurusd-/ })).toHaveCount(3);
    await expect(page.getByText('Maximum 3 charts reached')).toBeVisible();
    await expect(page.getByText('Remove a chart to upload a new one')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await analyze(page);
    await expect(toast(page)).toContainText('Multi-timeframe analysis complete with 3 charts');
    for (const timeframe of ['h4', 'h1', 'm15']) {
      await page.getByRole('button', { name: `Show eurusd-${timeframe}.png` }).click();
      await expect(reading(page)).toContainText('EURUSD');
      await expect(reading(page)).toContainText(timeframe.toUpperCase());
    }
  });

  test('draws on the picture that is on the screen already, not on one still to come', async ({ page, signIn }) => {
    await signIn('trader');
    await addCharts(page, sample('xauusd-h1.png'));
    await page.route(/\/charts\/\d+$/, (route) => route.abort());
    await analyze(page);
    const overlay = page.getByRole('application', { name: /with marks/ });
    await expect(overlay.locator('image')).toHaveAttribute('href', /^blob:/);
    await expect(overlay).not.toContainText('could not be loaded');
  });

  test('lets a layer be hidden, the picture be zoomed, and a wrong symbol be corrected', async ({ page, signIn }) => {
    await signIn('trader');
    await addCharts(page, sample('xauusd-h1.png'));
    await analyze(page);
    const candles = page.getByRole('button', { name: 'Candles' });
    const pressed = await candles.getAttribute('aria-pressed');
    await candles.click();
    await expect(candles).toHaveAttribute('aria-pressed', pressed === 'true' ? 'false' : 'true');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeEnabled();

    await page.getByRole('button', { name: 'Correct the symbol' }).click();
    await page.getByRole('textbox', { name: 'Symbol' }).fill('XAUEUR');
    await page.keyboard.press('Enter');
    await expect(reading(page)).toContainText('XAUEUR');
  });

  test('shows a correction in the history, where the analysis was opened before', async ({ page, signIn }) => {
    await signIn('seer');
    await addCharts(page, sample('xauusd-h1.png'));
    await analyze(page);
    const openInHistory = async () => {
      await openHistory(page);
      await page.getByRole('link', { name: /^XAU/ }).first().click();
    };
    await openInHistory();
    await expect(page.getByRole('heading', { name: 'XAUUSD H1' })).toBeVisible();
    await page.getByRole('link', { name: 'Analyze', exact: true }).click();
    await page.getByRole('button', { name: 'Correct the symbol' }).click();
    await page.getByRole('textbox', { name: 'Symbol' }).fill('XAUEUR');
    await page.keyboard.press('Enter');
    await expect(reading(page)).toContainText('XAUEUR');
    await openInHistory();
    await expect(page.getByRole('heading', { name: 'XAUEUR H1' })).toBeVisible();
  });

  test('counts a use, on the profile that was looked at before too, and stops at the limit', async ({
    page,
    signIn,
  }) => {
    await signIn('single');
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByText('1 analyses remaining')).toBeVisible();
    await page.getByRole('link', { name: 'Analyze' }).click();
    await expect(page.getByText('0/1')).toBeVisible();
    await addCharts(page, sample('gbpusd-h1.png'));
    await analyze(page);
    await expect(page.getByText('1/1')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Analysis Limit Reached' })).toBeVisible();
    await analyzeButton(page).click();
    await expect(toast(page)).toContainText(
      "You've reached your analysis limit. Please contact admin to renew your subscription.",
    );
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByText('Monthly limit reached')).toBeVisible();
  });

  test('shows the limit card with the way to more', async ({ page, signIn }) => {
    await signIn('used');
    await expect(page.getByText('You have used 3 of 3 analyses this month.')).toBeVisible();
    await expect(page.getByRole('link', { name: /Contact administrator/ })).toHaveAttribute(
      'href',
      'https://t.me/pipsight',
    );
  });
});

test.describe('files that are refused', () => {
  test('by type, size and number, before anything is sent', async ({ page, signIn }) => {
    await signIn('trader');
    await chooser(page).setInputFiles({ name: 'chart.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(toast(page)).toContainText('Invalid file type');
    await expect(toast(page)).toContainText('Please select a PNG, JPG, or JPEG image.');
    await chooser(page).setInputFiles(ofSize(10_485_761));
    await expect(toast(page)).toContainText('File too large');
    await expect(toast(page)).toContainText('Please select a file smaller than 10MB.');
    const chart = sample('gbpusd-h1.png');
    await addCharts(page, { ...chart, name: 'a.png' }, { ...chart, name: 'b.png' }, { ...chart, name: 'c.png' });
    await chooser(page).setInputFiles({ ...chart, name: 'd.png' });
    await expect(toast(page)).toContainText('Maximum files reached');
    await expect(toast(page)).toContainText('You can upload a maximum of 3 charts for multi-timeframe analysis.');
    await expect(page.getByRole('button', { name: /^Show / })).toHaveCount(3);
  });

  for (const [what, file, message] of [
    ['text renamed to .png', FAKE_PICTURE, /Invalid file type: "notes\.png"/],
    ['a truncated picture', truncated(sample('gbpusd-h1.png')), /"half-gbpusd-h1\.png" is damaged/],
  ] as const) {
    test(`${what}: says which file and counts no use`, async ({ page, signIn }) => {
      await signIn('trader');
      const usage = page.getByRole('banner').getByText(/\d+\/\d+$/);
      const before = await usage.textContent();
      await addCharts(page, file);
      await analyzeButton(page).click();
      await expect(toast(page)).toContainText('Analysis Failed', { timeout: ANALYSIS_MS });
      await expect(toast(page)).toContainText(message);
      await expect(page.getByRole('button', { name: `Show ${file.name}` })).toBeVisible();
      await page.reload();
      await expect(usage).toHaveText(before ?? '');
    });
  }

  test('a picture without a chart', async ({ page, signIn }) => {
    test.skip(!HAS_SCREENS, '../shared/screens is not there: no real screenshots to read');
    await signIn('trader');
    for (const name of ['neg_dialog_mql.png', 'neg_area_chart.png', 'neg_logo.png']) {
      await addCharts(page, screen(name));
      await analyzeButton(page).click();
      await expect(toast(page)).toContainText(name, { timeout: ANALYSIS_MS });
      await expect(toast(page)).toContainText('Analysis Failed');
      await page.getByRole('button', { name: `Remove ${name}` }).click();
    }
  });
});

test.describe('ways in', () => {
  test('a chart pasted from the clipboard', async ({ page, signIn }) => {
    await signIn('trader');
    const bytes = [...sample('gbpusd-h1.png').buffer];
    await page.evaluate((data) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(data)], 'pasted.png', { type: 'image/png' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }));
    }, bytes);
    await expect(page.getByRole('button', { name: 'Show pasted.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove pasted.png' }).click();
    await expect(page.getByRole('button', { name: 'Choose charts' })).toBeVisible();
  });

  test('a chart dropped anywhere on the page', async ({ page, signIn }) => {
    await signIn('trader');
    const bytes = [...sample('gbpusd-h1.png').buffer];
    const transfer = await page.evaluateHandle((data) => {
      const held = new DataTransfer();
      held.items.add(new File([new Uint8Array(data)], 'dropped.png', { type: 'image/png' }));
      return held;
    }, bytes);
    await page.getByRole('heading', { name: 'Chart Analysis' }).dispatchEvent('drop', { dataTransfer: transfer });
    await expect(page.getByRole('button', { name: 'Show dropped.png' })).toBeVisible();
  });
});
