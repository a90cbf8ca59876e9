import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/chromium.ts';

/** What the screen costs in a browser. */
export interface ScreenCosts {
  /** From the navigation to the first useful picture of a screen that shows three figures, to compare with. */
  readonly profileMs: number;
  /** To the figures and the list of users. */
  readonly groupsMs: number;
  /** To the newest analyses. */
  readonly entriesMs: number;
  /** Memory of the page's script after opening it, megabytes. */
  readonly openedMb: number;
  /** The same after turning all pages of one user, and opening twenty groups. */
  readonly usedMb: number;
}

const OPENED_GROUPS = 20;
const REPEATS = 5;

/** Opens the screen in Chromium as the administrator whose session this is, and uses it for a while. */
export async function benchScreen(address: string, cookie: string): Promise<ScreenCosts> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const [name, value] = cookie.split('=');
    await page.context().addCookies([{ name: name!, value: value!, url: address }]);
    const profileMs = await medianPaintMs(page, `${address}/profile`, 'dl');
    const groupsMs = await medianPaintMs(page, `${address}/admin/history`, 'summary');
    const entriesMs = await medianPaintMs(page, `${address}/admin/history`, 'details li');
    const openedMb = await scriptMb(page);
    const group = page.getByRole('group').first();
    const older = group.getByRole('button', { name: 'Older' });
    const range = group.getByText(/\d+–\d+ of/);
    while (await older.isEnabled()) {
      const before = await range.textContent();
      await older.click();
      await page.waitForFunction((text) => !document.body.textContent.includes(text), before!);
    }
    for (let i = 1; i <= OPENED_GROUPS; i += 1) {
      const next = page.getByRole('group').nth(i);
      await next.getByRole('heading').click();
      await next.getByRole('listitem').first().waitFor();
      await next.getByRole('heading').click();
    }
    return { profileMs, groupsMs, entriesMs, openedMb, usedMb: await scriptMb(page) };
  } finally {
    await browser.close();
  }
}

/** Milliseconds from the start of a navigation to the frame that shows something. */
async function medianPaintMs(page: Page, address: string, selector: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < REPEATS; i += 1) {
    await page.goto(address, { waitUntil: 'commit' });
    times.push(
      await page.evaluate(
        (wanted) =>
          new Promise<number>((resolve) => {
            const look = (): void => {
              if (document.querySelector(wanted) === null) requestAnimationFrame(look);
              else requestAnimationFrame(() => resolve(performance.now()));
            };
            look();
          }),
        selector,
      ),
    );
  }
  return times.toSorted((a, b) => a - b)[REPEATS >> 1]!;
}

/** Memory of the page's script that is in use, garbage removed. */
async function scriptMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}
