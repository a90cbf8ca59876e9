import { endpoints, type AnalysisEngine } from '@pipsight/contract';
import type { Page } from '@playwright/test';
import { sample } from './chart-files.ts';
import { expectAccessible } from './expect-accessible.ts';
import { makeAnalysis } from './made-analyses.ts';
import { VISION_MODEL } from './scripted-vision.ts';
import { expect, test } from './vision-test.ts';

async function analyze(page: Page): Promise<void> {
  await page.getByLabel('Chart files').setInputFiles(sample('eurusd-h1.png'));
  const button = page.getByRole('button', { name: 'Analyze', exact: true });
  await expect(button).toBeEnabled();
  await button.click();
}

/** Opens the panel of the engine on the administrator's screen. */
async function openPanel(page: Page) {
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Analysis engine' });
  await panel.getByRole('heading', { name: 'Analysis engine' }).click();
  return panel;
}

const verdict = (page: Page) => page.getByRole('region').filter({ has: page.locator('#verdict-title') });

test.beforeEach(({ vision }) => vision.setMood('sound'));

test('a plan of the model is shown with how each price stands against the picture', async ({
  page,
  signIn,
  vision,
}) => {
  test.setTimeout(90_000);
  await signIn('seer');
  await analyze(page);
  await expect(page.getByText('Vision model')).toBeVisible();
  await expect(page.getByText(`${VISION_MODEL}, checked against the picture`)).toBeVisible({ timeout: 60_000 });
  expect(vision.questions()).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: /Trading setup/ })).toBeVisible();
  const ladder = verdict(page).getByRole('listitem');
  await expect(ladder.filter({ hasText: 'Entry' }).getByRole('img', { name: 'Measured' })).toBeVisible();
  await expect(ladder.filter({ hasText: 'Stop Loss' }).getByRole('img', { name: 'Checked' })).toBeVisible();
  await expect(ladder.filter({ hasText: 'Take Profit 1' }).getByRole('img', { name: 'Measured' })).toBeVisible();
  await expect(page.getByText('Symbol named by the model')).toBeVisible();
  await expectAccessible(page);
});

test('a price off the scale is a rejection that names it', async ({ page, signIn, vision }) => {
  test.setTimeout(90_000);
  vision.setMood('off-the-scale');
  await signIn('seer');
  await analyze(page);
  await expect(page.getByText('No Trade Found Yet')).toBeVisible({ timeout: 60_000 });
  const reason = page.getByRole('region', { name: 'Setup Rejected' });
  await expect(reason).toContainText('The vision model proposed a plan that does not stand.');
  await expect(reason).toContainText(/Take Profit 1 [\d.]+ is not on the chart, whose scale shows/);
});

test('the built-in analysis stands in and says why, until the administrator turns that off', async ({
  page,
  signIn,
  vision,
}) => {
  test.setTimeout(120_000);
  vision.setMood('no-credit');
  await signIn('seer');
  await analyze(page);
  await expect(
    page.getByText("The vision model's account has no credit left; this is the built-in analysis.").first(),
  ).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Logout' }).click();
  await signIn('boss');
  const panel = await openPanel(page);
  await expect(panel).toContainText(VISION_MODEL);
  await expect(panel).toContainText('Own server');
  await expect(panel.getByText('No credit left')).toBeVisible();
  const fallback = panel.getByRole('switch', { name: 'Built-in analysis stands in when the model fails' });
  await expect(fallback).toBeChecked();
  await fallback.click();
  await expect(page.getByText('Analyses fail when the model does, and cost no use.')).toBeVisible();
  await page.goto('/');
  await analyze(page);
  await expect(page.getByText(/account has no credit left\. Please tell your administrator/).first()).toBeVisible({
    timeout: 60_000,
  });
  await page.request.put(endpoints.changeAnalysisEngine.path, { data: { fallsBack: true } });
});

test('an administrator sees what each analysis took, and runs the self-test', async ({ page, signIn }) => {
  test.setTimeout(120_000);
  await signIn('boss');
  await makeAnalysis(page.request, 'eurusd-h1.png');
  await page.goto('/admin/history');
  const group = page.locator('details').filter({ has: page.getByRole('heading', { name: 'boss', exact: true }) });
  await expect(group.getByText(VISION_MODEL).first()).toBeVisible();
  await expect(group.getByText(/3,210 tokens in, 640 out · [\d.]+ s · prompts \d{4}-\d{2}-\d+/).first()).toBeVisible();
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Run self-test' }).click();
  await expect(panel.getByText('Failed', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(panel).toContainText('The provider could not be reached, or failed.');
});

const ENGINE: AnalysisEngine = {
  visionModel: {
    provider: 'openai',
    model: 'gpt-6.1-sol',
    timeoutMs: 90_000,
    selfTest: { testedAt: '2026-11-18T10:00:00.000Z', passed: true, detail: 'It read the number.' },
  },
  fallsBack: true,
  month: {
    since: '2026-11-01T00:00:00.000Z',
    calls: 0,
    outcomes: [],
    inputTokens: 0,
    outputTokens: 0,
    estimatedCostUsd: 0,
    unpricedCalls: 0,
  },
};

test.describe('the panel of the engine', () => {
  test('says that nothing happened yet, and that it could not be loaded', async ({ page, signIn }) => {
    await signIn('boss');
    await page.route(`**${endpoints.analysisEngine.path}`, (route) => route.fulfill({ json: ENGINE }));
    const panel = await openPanel(page);
    await expect(panel.getByText('No analysis by the model yet.')).toBeVisible();
    await expect(panel.getByText('Passed')).toBeVisible();
    await page.unroute(`**${endpoints.analysisEngine.path}`);
    await page.route(`**${endpoints.analysisEngine.path}`, (route) =>
      route.fulfill({ status: 403, json: { error: 'Not now.' } }),
    );
    await page.reload();
    await expect(panel.getByRole('alert')).toContainText('Failed to load the analysis engine');
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('has no accessibility fault', async ({ page, signIn }) => {
    await signIn('boss');
    const panel = await openPanel(page);
    await expect(panel.getByRole('button', { name: 'Run self-test' })).toBeVisible();
    await expectAccessible(page);
  });
});
