import { sharedPagePath } from '@pipsight/contract';
import type { Locator, Page } from '@playwright/test';
import { sample } from './chart-files.ts';
import { expectAccessible } from './expect-accessible.ts';
import { makeAnalysis } from './made-analyses.ts';
import { expect, openHistory, test } from './test.ts';

const toast = (page: Page): Locator => page.getByRole('region', { name: /notifications/i });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Share this analysis' });

/** Makes an analysis and opens the share dialog of its card. */
async function openDialog(page: Page): Promise<void> {
  await makeAnalysis(page.request, 'gbpusd-h1.png');
  await openHistory(page);
  await page.getByRole('button', { name: 'Share' }).first().click();
  await expect(dialog(page)).toBeVisible();
}

async function createLink(page: Page, visibility: 'Private' | 'Publicly discoverable'): Promise<string> {
  await dialog(page)
    .getByRole('radio', { name: new RegExp(`^${visibility}`) })
    .check();
  await dialog(page).getByRole('button', { name: 'Create link' }).click();
  await expect(toast(page)).toContainText('Share link created');
  return dialog(page).getByRole('textbox', { name: /link$/ }).inputValue();
}

test.describe('sharing', () => {
  test('makes a private link from a card and copies it', async ({ page, signIn, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn('sharer');
    await openDialog(page);
    const link = await createLink(page, 'Private');
    expect(new URL(link).origin).toBe(new URL(page.url()).origin);
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(toast(page)).toContainText('Copied to clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expect(dialog(page).getByRole('button', { name: 'Copy link' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('tells of a link that could not be made, and of one that could not be copied', async ({ page, signIn }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    });
    await signIn('sharer');
    await openDialog(page);
    await page.route('**/api/analysis/share', (route) => route.fulfill({ status: 404, json: { error: 'Gone.' } }));
    await dialog(page).getByRole('button', { name: 'Create link' }).click();
    await expect(toast(page)).toContainText('Failed to create share link');
    await expect(toast(page)).toContainText('Please try again.');
    await page.unroute('**/api/analysis/share');
    await createLink(page, 'Private');
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(toast(page)).toContainText('Failed to copy');
    await expect(toast(page)).toContainText('Please copy the link manually.');
  });

  test('shows the link that was made before, changes it and takes it away', async ({ page, signIn, context }) => {
    await signIn('sharer');
    await openDialog(page);
    const link = await createLink(page, 'Publicly discoverable');
    await page.reload();
    await page.getByRole('button', { name: 'Share' }).first().click();
    await expect(dialog(page).getByRole('textbox', { name: 'Publicly discoverable link' })).toHaveValue(link);
    await expect(dialog(page)).toBeFocused();
    await expect(dialog(page).getByRole('radio', { name: /^Publicly discoverable/ })).toBeChecked();
    await dialog(page)
      .getByRole('radio', { name: /^Private/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Change link' }).click();
    await expect(toast(page)).toContainText('Share link changed');
    await expect(dialog(page).getByRole('textbox', { name: 'Private link' })).toHaveValue(link);
    await dialog(page).getByRole('button', { name: 'Remove link' }).click();
    await expect(toast(page)).toContainText('Share link removed');
    await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: 'Create link' })).toBeVisible();
    expect((await context.request.get(link)).status()).toBe(404);
  });

  test('offers to load the link again when it could not be loaded', async ({ page, signIn }) => {
    await signIn('sharer');
    await page.route('**/api/chart-analyses/*/share', (route) =>
      route.fulfill({ status: 429, json: { error: 'Please try again in a moment.' } }),
    );
    await openDialog(page);
    await expect(dialog(page)).toContainText('Please try again in a moment.');
    await page.unroute('**/api/chart-analyses/*/share');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await createLink(page, 'Private');
  });

  test('shares a fresh result', async ({ page, signIn }) => {
    await signIn('sharer');
    await page.getByLabel('Chart files').setInputFiles(sample('xauusd-h1.png'));
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await expect(toast(page)).toContainText('Analysis Complete', { timeout: 45_000 });
    await page.getByRole('button', { name: 'Share' }).click();
    await page.goto(await createLink(page, 'Publicly discoverable'));
    await expect(page.getByText('XAUUSD', { exact: true })).toBeVisible();
  });
});

test.describe('a shared link', () => {
  test('opens signed out with everything but the owner', async ({ page, signIn, context }) => {
    await signIn('sharer');
    await openDialog(page);
    const link = await createLink(page, 'Private');
    await context.clearCookies();
    const picture = page.waitForResponse(/\/api\/shared\/[\w-]+\/charts\/0$/);
    const response = await page.goto(link);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    expect((await picture).status()).toBe(200);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { name: 'Shared Trading Analysis' })).toBeVisible();
    await expect(page.getByText('This is a private share link.')).toBeVisible();
    await expect(page.getByRole('application', { name: /GBPUSD H1 with marks/ })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: /No Clear Setup Identified|Trading Setup Identified/ }),
    ).toBeVisible();
    for (const section of ['Detailed Analysis', 'Market Structure', 'Key Levels', 'Confluences']) {
      await expect(page.getByRole('heading', { name: section })).toBeVisible();
    }
    await expect(page.getByText(/^Analysis shared on \w{3} \d\d, \d{4} \d\d:\d\d$/)).toBeVisible();
    const html = await page.content();
    expect(html).not.toContain('sharer');
    expect(html).not.toContain('gbpusd-h1.png');
  });

  test('may be found once it is public, and no more when it is private again', async ({ page, signIn }) => {
    await signIn('sharer');
    await openDialog(page);
    const link = await createLink(page, 'Publicly discoverable');
    const headers = async () => (await page.request.get(link)).headers();
    expect((await headers())['x-robots-tag']).toBeUndefined();
    await dialog(page)
      .getByRole('radio', { name: /^Private/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Change link' }).click();
    await expect.poll(async () => (await headers())['x-robots-tag']).toBe('noindex');
  });

  test('unfurls and is listed once it is public', async ({ page, signIn, context }) => {
    await signIn('unfurler');
    await openDialog(page);
    const link = await createLink(page, 'Publicly discoverable');
    await context.clearCookies();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Shared Trading Analysis' })).toBeVisible();
    await expect(page).toHaveTitle(/^GBPUSD H1: .+ · Pipsight$/);
    const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);
    await expect(meta('og:title')).toHaveAttribute('content', await page.title());
    await expect(meta('og:url')).toHaveAttribute('content', link);
    await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image');
    const preview = await page.request.get((await meta('og:image').getAttribute('content'))!);
    expect([preview.status(), preview.headers()['content-type']]).toEqual([200, 'image/png']);
    const png = await preview.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const robots = await (await page.request.get('/robots.txt')).text();
    const sitemap = await page.request.get(/^Sitemap: (\S+)$/m.exec(robots)![1]!);
    expect(await sitemap.text()).toContain(`<loc>${link}</loc>`);
    await page.getByRole('link', { name: 'Pipsight' }).click();
    await expect(page).toHaveTitle('Pipsight');
  });

  test('that leads nowhere says so', async ({ page }) => {
    const response = await page.goto(sharedPagePath('nothing'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Analysis Not Found' })).toBeVisible();
    await expect(page.getByText('This shared analysis link is invalid or has expired.')).toBeVisible();
    await expect(page.getByText("The link you're looking for doesn't exist or is no longer available.")).toBeVisible();
  });

  test('has no accessibility fault, nor has its dialog', async ({ page, signIn }) => {
    await signIn('sharer');
    await openDialog(page);
    const link = await createLink(page, 'Private');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(link);
    await expect(page.getByRole('application')).toBeVisible();
    await expectAccessible(page);
  });
});
