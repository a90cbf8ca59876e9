import { PASSWORD } from './accounts.ts';
import { expect, fillLogin, test } from './test.ts';

test.describe('signing in', () => {
  test('shows the login screen instead of any route, with the way to get access', async ({ page }) => {
    await page.goto('/history');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('link', { name: /t\.me/ })).toHaveAttribute('href', 'https://t.me/pipsight');
  });

  test('says the same for a wrong password and for a user who does not exist', async ({ page }) => {
    await page.goto('/');
    for (const username of ['trader', 'nobody']) {
      await fillLogin(page, username, 'wrong password');
      await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
    }
  });

  test('tells an inactive account what to do', async ({ page }) => {
    await page.goto('/');
    await fillLogin(page, 'inactive', PASSWORD);
    await expect(page.getByRole('alert')).toHaveText('Your account is inactive. Contact your administrator.');
  });

  test('needs both username and password', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByPlaceholder('Enter your username')).toBeFocused();
    await expect(page.getByPlaceholder('Enter your username')).toHaveAttribute('aria-invalid', 'true');
  });

  test('keeps the session over a reload and ends it with Logout', async ({ page, signIn }) => {
    await signIn('trader');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Chart Analysis' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/');
    await page.getByPlaceholder('Enter your username').focus();
    await page.keyboard.type('trader');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Chart Analysis' })).toBeVisible();
  });
});

test.describe('the shell', () => {
  test('counts the used analyses, and not for an account without a limit', async ({ page, signIn }) => {
    await signIn('used');
    await expect(page.getByText('3/3')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await signIn('boss');
    await expect(page.getByRole('banner').getByText(/\d+\/-?\d+/)).toHaveCount(0);
  });

  test('answers an unknown address with the 404 page and status', async ({ page, signIn }) => {
    await signIn('trader');
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });

  test('restricts a section without its permission', async ({ page, signIn }) => {
    await signIn('reader');
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
    await expect(page.getByText(/You don't have permission to access the \w+ section\./)).toBeVisible();
    await expect(
      page.getByText('This feature is coming soon for your account. Contact your administrator for access.'),
    ).toBeVisible();
    await expect(page.getByText('Coming Soon', { exact: true })).toBeVisible();
  });

  test('keeps the chosen theme', async ({ page, signIn }) => {
    await signIn('trader');
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await background();
    await page.getByRole('button', { name: /theme/i }).click();
    await expect.poll(background).not.toBe(dark);
    const light = await background();
    await page.reload();
    await expect.poll(background).toBe(light);
  });
});
