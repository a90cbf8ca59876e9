import type { Page } from '@playwright/test';
import { PASSWORD, type AccountName } from './accounts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, fillLogin, test } from './test.ts';

const NEW_PASSWORD = 'battery staple';

async function openProfile(page: Page, signIn: (name: AccountName) => Promise<void>, name: AccountName): Promise<void> {
  await signIn(name);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
}

async function fillPasswords(page: Page, current: string, next: string, confirmation: string): Promise<void> {
  await page.getByLabel('Current Password').fill(current);
  await page.getByLabel('New Password', { exact: true }).fill(next);
  await page.getByLabel('Confirm New Password').fill(confirmation);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

const toast = (page: Page) => page.getByRole('region', { name: /notifications/i });

test.describe('the profile', () => {
  test('shows the account and how much of the month is used, without any permission', async ({ page, signIn }) => {
    await openProfile(page, signIn, 'nearly');
    const account = page.getByRole('region', { name: 'Account Information' });
    await expect(account).toContainText('nearly');
    await expect(account.getByText('User', { exact: true })).toBeVisible();
    await expect(account).toContainText(/Member Since[A-Z][a-z]{2} \d\d, \d{4}/);
    await expect(account).toContainText('Total Analyses31');
    const usage = page.getByRole('region', { name: 'Analysis Usage' });
    await expect(usage).toContainText('Monthly Limit3 / 10');
    await expect(usage).toContainText('70% used this month');
    await expect(usage).toContainText('3 analyses remaining');
    await expect(usage).toContainText(/Resets on [A-Z][a-z]{2} \d\d, \d{4}/);
    await expect(usage.getByRole('progressbar')).toHaveAttribute('data-tone', 'fair');
  });

  test('says when the limit is reached, and that an administrator has none', async ({ page, signIn }) => {
    await openProfile(page, signIn, 'used');
    await expect(page.getByText('Monthly limit reached')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('data-tone', 'poor');
    await page.getByRole('button', { name: 'Logout' }).click();
    await openProfile(page, signIn, 'boss');
    await expect(page.getByText('Administrator', { exact: true })).toBeVisible();
    await expect(page.getByText('Unlimited', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test('says that usage cannot be loaded', async ({ page, signIn }) => {
    await page.route('**/api/user/stats', (route) => route.fulfill({ status: 429, json: { error: 'Busy' } }));
    await openProfile(page, signIn, 'nearly');
    await expect(page.getByRole('alert')).toHaveText('Unable to load usage statistics. Please try again later.');
  });

  test('waits for usage where it will stand', async ({ page, signIn }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/user/stats', async (route) => {
      await held.promise;
      await route.continue();
    });
    await openProfile(page, signIn, 'nearly');
    const usage = page.getByRole('region', { name: 'Analysis Usage' });
    await expect(usage).toContainText('Loading...');
    held.resolve();
    await expect(usage).toContainText('3 analyses remaining');
  });

  test('has no accessibility fault', async ({ page, signIn }) => {
    await openProfile(page, signIn, 'nearly');
    await expect(page.getByText('3 analyses remaining')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('changing the password', () => {
  test('names what is wrong before anything is sent', async ({ page, signIn }) => {
    await openProfile(page, signIn, 'nearly');
    await page.getByRole('button', { name: 'Change Password' }).click();
    for (const name of ['Current password', 'New password', 'Confirmation']) {
      await expect(page.getByText(`${name} is required`)).toBeVisible();
    }
    await fillPasswords(page, PASSWORD, NEW_PASSWORD, 'something else');
    await expect(toast(page)).toContainText('Password Mismatch');
    await expect(toast(page)).toContainText("New password and confirmation don't match.");
    await fillPasswords(page, PASSWORD, '12345', '12345');
    await expect(toast(page)).toContainText('Password Too Short');
    await expect(toast(page)).toContainText('Password must be at least 6 characters long.');
  });

  test('refuses a wrong current password and stays signed in', async ({ page, signIn }) => {
    await openProfile(page, signIn, 'nearly');
    await fillPasswords(page, 'wrong password', NEW_PASSWORD, NEW_PASSWORD);
    await expect(toast(page)).toContainText('Password Change Failed');
    await expect(toast(page)).toContainText('The current password is wrong.');
    await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  });

  test('takes the new password from then on', async ({ page, signIn }) => {
    await openProfile(page, signIn, 'changing');
    await fillPasswords(page, PASSWORD, NEW_PASSWORD, NEW_PASSWORD);
    await expect(toast(page)).toContainText('Password Changed');
    await expect(toast(page)).toContainText('Your password has been updated successfully.');
    await expect(page.getByLabel('Current Password')).toHaveValue('');
    await page.getByRole('button', { name: 'Logout' }).click();
    await fillLogin(page, 'changing', PASSWORD);
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
    await fillLogin(page, 'changing', NEW_PASSWORD);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  });
});
