import type { Browser, Download, Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { PASSWORD } from './accounts.ts';
import { sample } from './chart-files.ts';
import { makeAnalysis } from './made-analyses.ts';
import { expect, fillLogin, openHistory, test } from './test.ts';

const toast = (page: Page): Locator => page.getByRole('region', { name: /notifications/i });

async function exportFirst(page: Page): Promise<{ download: Download; png: Buffer }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).first().click();
  const download = await downloading;
  return { download, png: readFileSync(await download.path()) };
}

/** Width and height that a PNG's header states. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** How many colours stand in a region of a PNG, as the browser decodes it. */
async function coloursIn(page: Page, png: Buffer, [x, y, w, h]: [number, number, number, number]): Promise<number> {
  return page.evaluate(
    async ({ base64, region }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      return new Set(new Uint32Array(context.getImageData(...region).data.buffer)).size;
    },
    { base64: png.toString('base64'), region: [x, y, w, h] as const },
  );
}

async function signInTo(
  browser: Browser,
  address: string,
  options: Parameters<Browser['newContext']>[0],
): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, ...options });
  const page = await context.newPage();
  await page.goto('/');
  await fillLogin(page, 'exporter', PASSWORD);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  return page;
}

test.describe('export as PNG', () => {
  test('downloads a card as a picture of 800 x 600, the same in both themes', async ({ page, signIn }) => {
    await signIn('exporter');
    await makeAnalysis(page.request, 'eurusd-m15.png');
    await openHistory(page);
    const { download, png } = await exportFirst(page);
    await expect(toast(page)).toContainText('Analysis exported');
    expect(download.suggestedFilename()).toMatch(/^trading-analysis-EURUSD-\d{14}\.png$/);
    expect(sizeOf(png)).toEqual([800, 600]);
    // Header, chart with its price tags, plan, text.
    for (const region of [
      [20, 10, 400, 35],
      [20, 100, 500, 280],
      [680, 100, 100, 280],
      [20, 410, 350, 160],
      [404, 410, 370, 160],
    ] as const) {
      expect(await coloursIn(page, png, [...region])).toBeGreaterThan(20);
    }

    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.reload();
    const light = await exportFirst(page);
    expect(light.png.equals(png)).toBe(true);
  });

  test('is offered with a fresh result and an opened analysis', async ({ page, signIn }) => {
    await signIn('exporter');
    await page.getByLabel('Chart files').setInputFiles(sample('xauusd-h1.png'));
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await expect(toast(page)).toContainText('Analysis Complete', { timeout: 45_000 });
    const fresh = await exportFirst(page);
    expect(fresh.download.suggestedFilename()).toMatch(/^trading-analysis-XAUUSD-\d{14}\.png$/);
    await openHistory(page);
    await page
      .getByRole('link', { name: /^XAUUSD/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Detailed analysis' })).toBeVisible();
    const opened = await exportFirst(page);
    expect(opened.png.equals(fresh.png)).toBe(true);
  });

  test('says why there is no picture', async ({ page, signIn }) => {
    await signIn('exporter');
    await makeAnalysis(page.request, 'gbpusd-h1.png');
    await page.route('**/charts/0', (route) => route.fulfill({ status: 403, json: { error: 'No.' } }));
    await openHistory(page);
    await page.getByRole('button', { name: 'Export' }).first().click();
    await expect(toast(page)).toContainText('Export failed');
    await expect(toast(page)).toContainText('Unable to generate PNG: the chart picture could not be loaded.');
    await expect(page.getByRole('button', { name: 'Export' }).first()).toBeEnabled();
  });

  test('is drawn without the chart where its picture is gone', async ({ page, signIn }) => {
    await signIn('exporter');
    await makeAnalysis(page.request, 'gbpusd-h1.png');
    await page.route('**/charts/0', (route) => route.fulfill({ status: 404, json: { error: 'Gone.' } }));
    await openHistory(page);
    const { png } = await exportFirst(page);
    expect(sizeOf(png)).toEqual([800, 600]);
  });

  test('is as sharp as the screen', async ({ app, browser }) => {
    const page = await signInTo(browser, app.address, { deviceScaleFactor: 2 });
    await makeAnalysis(page.request, 'gbpusd-h1.png');
    await openHistory(page);
    const { png } = await exportFirst(page);
    expect(sizeOf(png)).toEqual([1600, 1200]);
    await page.context().close();
  });

  test('opens a page with the picture and how to save it on a phone', async ({ app, browser }) => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 };
    const page = await signInTo(browser, app.address, phone);
    await makeAnalysis(page.request, 'gbpusd-h1.png');
    await openHistory(page);
    const opening = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Export' }).first().tap();
    const opened = await opening;
    await expect(opened.getByText(/Touch and hold the picture, then choose to save it/)).toBeVisible();
    await expect(toast(opened)).toContainText('Analysis exported');
    const picture = opened.getByRole('img', { name: /^Analysis of \w{6}/ });
    await expect(picture).toHaveJSProperty('naturalWidth', 2400);
    await expect(opened.getByRole('link', { name: 'Download instead' })).toHaveAttribute(
      'download',
      /^trading-analysis-\w{6}-\d{14}\.png$/,
    );
    await page.context().close();
  });

  test('says so where there is no such analysis to save', async ({ page, signIn }) => {
    await signIn('exporter');
    const response = await page.goto('/export/nothing');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('alert')).toHaveText('This analysis does not exist, or it is not yours.');
  });
});
