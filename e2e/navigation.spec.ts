import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const EVERY_LINK = ['Analyze', 'History', 'Insights', 'Trades', 'Admin', 'All History', 'Profile'];

/** What of the navigation bar lies outside the window, or on another of its parts. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('header a, header button')].map((part) => ({
      name: part.getAttribute('aria-label') ?? part.textContent,
      box: part.getBoundingClientRect(),
    }));
    return parts
      .filter(({ box }, i) => {
        const covers = (other: DOMRect): boolean =>
          box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
        return box.left < 0 || box.right > innerWidth || parts.some((other, j) => j !== i && covers(other.box));
      })
      .map(({ name }) => name);
  });
}

test.describe('the navigation bar', () => {
  test('has room for every link, however wide the window is', async ({ page, signIn }) => {
    await signIn('an.administrator_with-a.longname');
    for (const width of [360, 390, 640, 820, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const names = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents();
      expect(EVERY_LINK.filter((name) => names.includes(name))).toEqual(names);
      expect(await misplaced(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expect(page.getByText('0/1000000')).toBeInViewport({ ratio: 1 });
    }
  });

  test('shows icons alone on a small screen, and their names when they are pointed at', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await signIn('boss');
    const link = page.getByRole('link', { name: 'All History', exact: true });
    expect((await link.boundingBox())!.width).toBeLessThan(48);
    await link.hover();
    await expect(page.getByRole('tooltip')).toHaveText('All History');
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).not.toHaveAttribute('aria-current');
  });

  test('names each screen in the tab and in the history of the browser', async ({ page, signIn }) => {
    await signIn('boss');
    await expect(page).toHaveTitle('Analyze · Pipsight');
    await page.getByRole('link', { name: 'Trades', exact: true }).click();
    await expect(page).toHaveTitle('Trades · Pipsight');
    await page.goBack();
    await expect(page).toHaveTitle('Analyze · Pipsight');
    await page.goto('/no-such-page');
    await expect(page).toHaveTitle('404 Page Not Found · Pipsight');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveTitle('Pipsight');
  });

  test.describe('where a screen cannot be fetched', () => {
    test.use({ expectedConsoleErrors: [/Failed to load resource|dynamically imported module/] });

    test('stays, and leads to the others', async ({ page, signIn }) => {
      await signIn('boss');
      await page.route('**/assets/trades-screen*', (route) => route.abort());
      await page.getByRole('link', { name: 'Trades', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText('This screen could not be shown. What was saved is safe.');
      await page.getByRole('link', { name: 'Profile', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
    });
  });

  test('keeps its links in sight on a phone', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await signIn('boss');
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await page.getByRole('row').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'Profile', exact: true })).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  });
});
