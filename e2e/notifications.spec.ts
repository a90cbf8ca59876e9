import type { TrackerStatus, Trade } from '@pipsight/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './test.ts';

const AT = '2026-11-18T10:00:00.000Z';
const WAITING: Trade = {
  id: '7c3f7a34-5a52-4d0c-9f0e-0a8f5c1b2d3e',
  analysisId: null,
  currencyPair: 'EURUSD',
  direction: 'BUY',
  entryType: 'buy_limit',
  entryPrice: '1.08300',
  exitPrice: null,
  stopLoss: '1.08200',
  takeProfit1: '1.08500',
  takeProfit2: null,
  status: 'PENDING',
  outcome: null,
  pnlPips: null,
  createdAt: AT,
  openedAt: null,
  closedAt: null,
  entryMood: null,
  confidence: null,
  isMonitored: true,
};
const FILLED: Trade = { ...WAITING, openedAt: AT };
const WON: Trade = {
  ...FILLED,
  status: 'WIN',
  outcome: 'tp1',
  exitPrice: '1.08500',
  pnlPips: '+20',
  closedAt: AT,
  isMonitored: false,
};

/** Has the tracker answer with one trade; what is returned sets how it stands at the next look. */
async function scriptTracker(page: Page, isActive: boolean) {
  let trade = WAITING;
  let active = isActive;
  let looks = 0;
  await page.route('**/api/live-tracker/*', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.endsWith('/start')) active = true;
    looks += 1;
    const activeTrades = trade.status === 'PENDING' ? [trade] : [];
    const status: TrackerStatus = {
      isActive: active,
      activeTradesCount: activeTrades.length,
      checkInterval: 30_000,
      activeTrades,
    };
    await route.fulfill({ json: status });
  });
  await page.route('**/api/trades', (route) => route.fulfill({ json: [trade] }));
  await page.clock.install();
  return {
    async look(next: Trade) {
      trade = next;
      const before = looks;
      // Twice the interval: a look that is under way puts the next one off.
      await page.clock.runFor(20_000);
      await expect.poll(() => looks).toBeGreaterThan(before);
    },
    looks: () => looks,
  };
}

/** Stands in for the browser's notifications, and notes what is done with them. */
async function recordNotifications(page: Page, permission: 'default' | 'granted', answer: 'granted' | 'denied') {
  const recorded: unknown[] = [];
  await page.exposeFunction('recordNotification', (entry: unknown) => void recorded.push(entry));
  await page.addInitScript(
    ([first, then]) => {
      const record = (entry: unknown): void =>
        (window as unknown as { recordNotification: (entry: unknown) => void }).recordNotification(entry);
      class Recorder extends EventTarget {
        static permission = sessionStorage.getItem('answered') ?? first;
        static async requestPermission(): Promise<string> {
          record('asked');
          sessionStorage.setItem('answered', then!);
          Recorder.permission = then!;
          return then!;
        }
        constructor(title: string, { body, tag }: { body: string; tag: string }) {
          super();
          record({ title, body, tag });
        }
      }
      Object.assign(window, { Notification: Recorder });
    },
    [permission, answer],
  );
  return recorded;
}

const toast = (page: Page) => page.getByRole('region', { name: /notifications \S/i });

test('permission is asked for when the tracker is started, and never on loading', async ({ page, signIn }) => {
  const recorded = await recordNotifications(page, 'default', 'denied');
  await scriptTracker(page, false);
  await signIn('notified');
  const start = page.getByRole('button', { name: 'Start Tracking' });
  await expect(start).toBeVisible();
  expect(recorded).toEqual([]);
  await start.click();
  await expect(toast(page)).toContainText('Live tracker started');
  expect(recorded).toEqual(['asked']);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Stop Tracking' })).toBeVisible();
  expect(recorded).toEqual(['asked']);
});

test('each transition raises one notification, on whatever screen', async ({ page, signIn }) => {
  const recorded = await recordNotifications(page, 'granted', 'granted');
  const tracker = await scriptTracker(page, true);
  await signIn('notified');
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await tracker.look(WAITING);
  expect(recorded).toEqual([]);

  const filled = { title: 'EURUSD BUY: entry filled', body: 'Filled at 1.08300', tag: `${WAITING.id} filled` };
  await tracker.look(FILLED);
  await expect.poll(() => recorded).toEqual([filled]);
  await tracker.look(FILLED);

  const target = {
    title: 'EURUSD BUY: target reached',
    body: '+20 pips, closed at 1.08500',
    tag: `${WAITING.id} target`,
  };
  await tracker.look(WON);
  await expect.poll(() => recorded).toEqual([filled, target]);
  await tracker.look(WON);
  expect(recorded).toEqual([filled, target]);
});

test('a toast says the same where notifications are refused', async ({ page, signIn }) => {
  const recorded = await recordNotifications(page, 'default', 'denied');
  const tracker = await scriptTracker(page, true);
  await signIn('notified');
  await page.getByRole('link', { name: 'Profile' }).click();
  await tracker.look(WON);
  await expect(toast(page)).toContainText('EURUSD BUY: target reached and 1 more');
  expect(recorded).toEqual([]);
});

test('the tracker of a user without the permission is not asked for', async ({ page, signIn }) => {
  const tracker = await scriptTracker(page, true);
  await signIn('newcomer');
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await page.clock.runFor(30_000);
  expect(tracker.looks()).toBe(0);
});

test.describe('the notifications of the profile', () => {
  /** A server with a bot, which finds no chat until one is saved. */
  async function openProfile(page: Page, signIn: (name: 'notified') => Promise<void>, isTelegramAvailable = true) {
    let telegramChatId: string | null = null;
    await page.route('**/api/user/notifications', async (route) => {
      const body: unknown = route.request().postDataJSON();
      if (route.request().method() === 'PUT') ({ telegramChatId } = body as { telegramChatId: string | null });
      await route.fulfill({ json: { isTelegramAvailable, telegramChatId } });
    });
    const answered = page.waitForResponse('**/api/user/notifications');
    await signIn('notified');
    await page.getByRole('link', { name: 'Profile' }).click();
    await answered;
    await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
    return page.getByRole('region', { name: 'Notifications', exact: true });
  }

  test('are not there without a bot', async ({ page, signIn }) => {
    const card = await openProfile(page, signIn, false);
    await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  test('keep a chat id, and a test message says what is wrong', async ({ page, signIn }) => {
    const card = await openProfile(page, signIn);
    const field = card.getByLabel('Telegram Chat ID');
    const send = card.getByRole('button', { name: 'Send test message' });
    await expect(send).toBeDisabled();
    await field.fill('@me');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText('The chat id is a number, with a minus for a group')).toBeVisible();
    await field.fill('123456789');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page)).toContainText('Chat id saved');
    await page.route('**/api/user/notifications/test', (route) =>
      route.fulfill({ status: 409, json: { error: 'The bot may not write to this chat.' } }),
    );
    await send.click();
    await expect(toast(page)).toContainText('Test message not sent');
    await expect(toast(page)).toContainText('The bot may not write to this chat.');
    await page.route('**/api/user/notifications/test', (route) => route.fulfill({ json: { success: true } }));
    await send.click();
    await expect(toast(page)).toContainText('Test message sent');
    await field.fill('');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page)).toContainText('Telegram off');
    await expect(send).toBeDisabled();
  });

  test('have no accessibility fault', async ({ page, signIn }) => {
    await expect(await openProfile(page, signIn)).toBeVisible();
    await expectAccessible(page);
  });
});
