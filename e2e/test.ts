import { endpoints } from '@pipsight/contract';
import { test as base, expect, type Page } from '@playwright/test';
import { PASSWORD, type AccountName } from './accounts.ts';
import { startApp, type RunningApp } from './running-app.ts';

export interface Fixtures {
  /** Signs in and opens the product, at its start if no path is given; only the tests of signing in go through its screen. */
  signIn: (username: AccountName, path?: string) => Promise<void>;
  /** Console errors that a test expects; any other fails it. */
  expectedConsoleErrors: RegExp[];
}

/** A test of the running product in a browser. A console error or an uncaught exception in the page fails it. */
export const test = base.extend<Fixtures, { app: RunningApp }>({
  app: [
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ app }, use) => use(app.address),
  // Chromium reports every failed request; a status the product expects is no fault of the page.
  expectedConsoleErrors: [/Failed to load resource: the server responded with a status of 4\d\d/],
  page: async ({ page, expectedConsoleErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      if (!expectedConsoleErrors.some((expected) => expected.test(message.text()))) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    expect(errors).toEqual([]);
  },
  signIn: async ({ page }, use) => {
    await use(async (username, path = '/') => {
      const signedIn = await page.request.post(endpoints.login.path, { data: { username, password: PASSWORD } });
      await expect(signedIn).toBeOK();
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    });
  },
});

export async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByPlaceholder('Enter your username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Goes to the own history by its link, which loads no page anew. */
export async function openHistory(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Analysis History' })).toBeVisible();
}

export { expect };
