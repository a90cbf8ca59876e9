import type { Locator, Page } from '@playwright/test';
import { ACCOUNTS, PASSWORD } from './accounts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, fillLogin, test } from './test.ts';

const NEW_PASSWORD = 'battery staple';
const toast = (page: Page): Locator => page.getByRole('region', { name: /notifications/i });
const rowOf = (page: Page, username: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Actions for ${username}`, exact: true }) });

async function openAdmin(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Users \(\d+\)$/ })).toBeVisible();
}

async function act(page: Page, username: string, action: string): Promise<Locator> {
  await page.getByRole('button', { name: `Actions for ${username}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return page.getByRole('dialog');
}

async function signInAs(page: Page, username: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await fillLogin(page, username, password);
}

test.describe('the table of users', () => {
  test('shows every account with its role, usage, permissions, status and last sign-in', async ({ page, signIn }) => {
    await signIn('boss');
    await openAdmin(page);
    expect(Object.keys(ACCOUNTS).length).toBeLessThanOrEqual((await page.getByRole('row').count()) - 1);
    for (const name of ['User', 'Role', 'Usage', 'Permissions', 'Status', 'Last Login', 'Actions']) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    const used = rowOf(page, 'used');
    await expect(used).toContainText(/ID: [\da-f-]{36}/);
    await expect(used).toContainText('3/3');
    await expect(used.getByText('Analyze', { exact: true })).toBeVisible();
    await expect(used.getByText('Insights', { exact: true })).toHaveCount(0);
    await expect(used.getByText('Active', { exact: true })).toBeVisible();
    await expect(rowOf(page, 'inactive').getByText('Inactive', { exact: true })).toBeVisible();
    await expect(rowOf(page, 'inactive').getByText('Never', { exact: true })).toBeVisible();
    const own = rowOf(page, 'boss');
    await expect(own).toContainText('Admin');
    await expect(own).toContainText('Unlimited');
    await expect(own.getByRole('button', { name: 'Actions for boss' })).toBeDisabled();
  });

  test('is closed to users', async ({ page, signIn }) => {
    await signIn('trader');
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText('You need admin privileges to access this page.')).toBeVisible();
  });

  test('says that the users cannot be loaded', async ({ page, signIn }) => {
    await page.route('**/api/admin/users', (route) => route.fulfill({ status: 403, json: { error: 'No' } }));
    await signIn('boss');
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to load users: Failed to fetch users: Forbidden');
  });

  test('waits, and then fetches the list again every 30 seconds', async ({ page, signIn }) => {
    const held = Promise.withResolvers<void>();
    let calls = 0;
    await page.route('**/api/admin/users', async (route) => {
      calls += 1;
      await held.promise;
      await route.continue();
    });
    await page.clock.install();
    await signIn('boss');
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(page.getByText('Loading...')).toBeVisible();
    held.resolve();
    await expect(page.getByRole('heading', { name: /^Users \(\d+\)$/ })).toBeVisible();
    expect(calls).toBe(1);
    await page.clock.runFor(30_000);
    await expect.poll(() => calls).toBe(2);
  });

  test('has no accessibility fault, nor has its dialog', async ({ page, signIn }) => {
    await signIn('boss');
    await openAdmin(page);
    await expect(rowOf(page, 'boss')).toBeAttached();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create User' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('acting on an account', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('boss');
    await openAdmin(page);
  });

  test('creates one that can sign in, and says when the name is taken', async ({ page }) => {
    await page.getByRole('button', { name: 'Create User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create User' });
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect(dialog.getByText('Username is required')).toBeVisible();
    await expect(dialog.getByText('Password is required')).toBeVisible();
    await dialog.getByLabel('Username').fill('TRADER');
    await dialog.getByLabel('Password').fill(NEW_PASSWORD);
    await dialog.getByPlaceholder('-1 for unlimited').fill('25');
    await dialog.getByLabel('Can View History').click();
    await dialog.getByLabel('Can View Insights').click();
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect(toast(page)).toContainText('Error');
    await expect(toast(page)).toContainText('The username "TRADER" is already taken.');
    await dialog.getByLabel('Username').fill('latecomer');
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect(toast(page)).toContainText('User created successfully');
    await expect(dialog).toHaveCount(0);
    const row = rowOf(page, 'latecomer');
    await expect(row).toContainText('0/25');
    await expect(row).toContainText('AnalyzeInsights');
    await signInAs(page, 'latecomer', NEW_PASSWORD);
    await expect(page.getByText('0/25')).toBeVisible();
  });

  test('edits role, limit and permissions, an empty limit being none', async ({ page }) => {
    const dialog = await act(page, 'managed', 'Edit User');
    await expect(dialog.getByRole('heading')).toHaveText('Edit User: managed');
    await expect(dialog.getByLabel('Analysis Limit')).toHaveValue('10');
    await dialog.getByPlaceholder('Unlimited').fill('');
    await dialog.getByLabel('Role').selectOption('Admin');
    await dialog.getByLabel('Can Manage Trades').click();
    await dialog.getByRole('button', { name: 'Update User' }).click();
    await expect(toast(page)).toContainText('User Updated');
    await expect(toast(page)).toContainText('User has been updated successfully');
    await expect(dialog).toHaveCount(0);
    const row = rowOf(page, 'managed');
    await expect(row).toContainText('Admin');
    await expect(row).toContainText('Unlimited');
    await expect(row).toContainText('AnalyzeHistoryTrades');
  });

  test('resets a password, does nothing when none is entered, and says when it is too short', async ({ page }) => {
    const dialog = await act(page, 'resettable', 'Reset Password');
    await dialog.getByRole('button', { name: 'Reset Password' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(toast(page)).not.toContainText('Password');
    await act(page, 'resettable', 'Reset Password');
    await dialog.getByLabel('New password').fill('12345');
    await dialog.getByRole('button', { name: 'Reset Password' }).click();
    await expect(dialog.getByText('Password must be at least 6 characters long')).toBeVisible();
    await dialog.getByLabel('New password').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Reset Password' }).click();
    await expect(toast(page)).toContainText('Password Reset');
    await expect(toast(page)).toContainText('User password has been reset successfully');
    await expect(dialog).toHaveCount(0);
    await signInAs(page, 'resettable', NEW_PASSWORD);
    await expect(page.getByRole('heading', { name: 'Chart Analysis' })).toBeVisible();
  });

  test("tells the server's reason when it refuses", async ({ page }) => {
    const error = 'Nothing was changed.';
    await page.route('**/api/admin/reset-password', (route) => route.fulfill({ status: 409, json: { error } }));
    const dialog = await act(page, 'resettable', 'Reset Password');
    await dialog.getByLabel('New password').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Reset Password' }).click();
    await expect(toast(page)).toContainText('Error');
    await expect(toast(page)).toContainText(error);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('gives the focus back to the button or the menu that a dialog was opened from', async ({ page }) => {
    for (const name of ['Create User', 'Actions for managed']) {
      const opener = page.getByRole('button', { name, exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      if (name.startsWith('Actions')) await page.getByRole('menuitem', { name: 'Edit User' }).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });

  test('reaches the actions on a phone without scrolling sideways', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const row = rowOf(page, 'managed');
    await expect(row).toContainText('Last Login');
    const actions = row.getByRole('button', { name: 'Actions for managed' });
    await actions.scrollIntoViewIfNeeded();
    await expect(actions).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const dialog = await act(page, 'managed', 'Edit User');
    await expect(dialog.getByRole('button', { name: 'Update User' })).toBeInViewport({ ratio: 1 });
  });

  test('deactivates and reactivates', async ({ page }) => {
    const dialog = await act(page, 'reader', 'Deactivate');
    for (const line of ['Prevents login', 'Keeps data intact', 'Allows reactivation']) {
      await expect(dialog).toContainText(line);
    }
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await expect(toast(page)).toContainText('User Deactivated');
    await expect(toast(page)).toContainText('User has been deactivated successfully');
    await expect(rowOf(page, 'reader').getByText('Inactive', { exact: true })).toBeVisible();
    await act(page, 'reader', 'Reactivate');
    await dialog.getByRole('button', { name: 'Reactivate' }).click();
    await expect(toast(page)).toContainText('User Reactivated');
    await expect(toast(page)).toContainText('User has been reactivated successfully');
    await expect(rowOf(page, 'reader').getByText('Active', { exact: true })).toBeVisible();
  });

  test('deletes for good, and not when cancelled', async ({ page }) => {
    const dialog = await act(page, 'doomed', 'Delete Permanently');
    await expect(dialog).toContainText('This action cannot be undone!');
    for (const line of ['The account and profile', 'All chart analyses', 'All trade records', 'All associated data']) {
      await expect(dialog.getByRole('listitem').filter({ hasText: line })).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(rowOf(page, 'doomed')).toBeVisible();
    await act(page, 'doomed', 'Delete Permanently');
    await dialog.getByRole('button', { name: 'Delete Permanently' }).click();
    await expect(toast(page)).toContainText('User Deleted');
    await expect(toast(page)).toContainText('User and all associated data have been permanently deleted');
    await expect(rowOf(page, 'doomed')).toHaveCount(0);
    await signInAs(page, 'doomed', PASSWORD);
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
  });
});
