import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './test.ts';

test('login and analysis screen have no accessibility fault', async ({ page, signIn }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(page);
  await signIn('trader');
  await expect(page.getByRole('heading', { name: 'Chart Analysis' })).toBeVisible();
  await expectAccessible(page);
});
