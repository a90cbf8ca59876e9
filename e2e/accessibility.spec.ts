import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './test.ts';

for (const theme of ['dark', 'light'] as const) {
  for (const width of [1440, 390]) {
    test(`login and analysis screen have no accessibility fault: ${theme}, ${width} px`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      if (theme === 'light') await page.evaluate(() => localStorage.setItem('theme', 'light'));
      await page.reload();
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await signIn('trader');
      await expect(page.getByRole('heading', { name: 'Chart Analysis' })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }
}
