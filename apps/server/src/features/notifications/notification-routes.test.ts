import { expect, it } from 'vitest';
import { captureLog } from '../../../test/capture-log.ts';
import { startVendorStub, status, type VendorStub } from '../../../test/vendor-stub.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import type { Messenger, SendResult } from '../../providers/messenger/port.ts';
import { createTelegram } from '../../providers/messenger/telegram/telegram.ts';

const suite = useTestApp();
const URL = '/api/user/notifications';

async function start(result: SendResult | null) {
  const sent: string[] = [];
  const messenger: Messenger = {
    async send(chatId) {
      sent.push(chatId);
      return result!;
    },
  };
  const test = await suite.start({ messenger: result && messenger });
  await test.addUser({ canAccessTrades: true });
  const cookie = await test.signIn('trader');
  const put = (telegramChatId: unknown) =>
    test.app.inject({ method: 'PUT', url: URL, headers: { cookie }, payload: { telegramChatId } });
  const get = async () => (await test.app.inject({ url: URL, headers: { cookie } })).json<object>();
  const tryIt = async () => {
    const response = await test.app.inject({ method: 'POST', url: `${URL}/test`, headers: { cookie } });
    return [response.statusCode, response.json<{ error?: string }>().error];
  };
  return { ...test, sent, put, get, tryIt };
}

it('says whether there is a bot, and keeps the chat of the one user', async () => {
  const test = await start({ ok: true });
  await test.addUser({ username: 'other', canAccessTrades: true });
  expect(await test.get()).toEqual({ isTelegramAvailable: true, telegramChatId: null });
  expect((await test.put('-1001234567890')).json()).toEqual({
    isTelegramAvailable: true,
    telegramChatId: '-1001234567890',
  });
  expect(await test.get()).toEqual({ isTelegramAvailable: true, telegramChatId: '-1001234567890' });
  const headers = { cookie: await test.signIn('other') };
  expect((await test.app.inject({ url: URL, headers })).json()).toMatchObject({ telegramChatId: null });
  expect((await test.put(null)).json()).toMatchObject({ telegramChatId: null });
});

it.each(['', '-', '12a', '@name', ' 1', '1.5', '1'.repeat(20), 7])('refuses the chat id %o', async (chatId) => {
  const test = await start({ ok: true });
  const response = await test.put(chatId);
  expect(response.statusCode).toBe(400);
  expect(response.json<{ error: string }>().error).toMatch(/^telegramChatId\b/);
});

it('sends a test message to the own chat', async () => {
  const test = await start({ ok: true });
  expect(await test.tryIt()).toEqual([409, 'Save a chat id first.']);
  await test.put('42');
  expect(await test.tryIt()).toEqual([200, undefined]);
  expect(test.sent).toEqual(['42']);
});

it.each([
  ['no-such-chat', 409, /finds no chat/],
  ['blocked', 409, /may not write to this chat/],
  ['refused', 502, /tell your administrator/],
  ['unavailable', 502, /did not answer/],
  ['unreadable', 502, /did not answer/],
] as const)('tells what is wrong when the message is not sent: %s', async (reason, code, words) => {
  const test = await start({ ok: false, reason, detail: '' });
  await test.put('42');
  expect(await test.tryIt()).toEqual([code, expect.stringMatching(words)]);
});

it('hands on how long Telegram wants to be left alone', async () => {
  const test = await start({ ok: false, reason: 'rate-limited', retryAfterMs: 7000, detail: '' });
  await test.put('42');
  expect(await test.tryIt()).toEqual([429, 'Telegram asks to slow down. Please try again later.']);
});

it('sends no more than five test messages a minute', async () => {
  const test = await start({ ok: true });
  await test.put('42');
  for (let n = 0; n < 5; n += 1) expect((await test.tryIt())[0]).toBe(200);
  expect(await test.tryIt()).toEqual([429, 'Too many test messages. Please wait a minute.']);
  test.clock.forwardMs(60_000);
  expect((await test.tryIt())[0]).toBe(200);
});

it('says that the server has no bot', async () => {
  const test = await start(null);
  expect(await test.get()).toMatchObject({ isTelegramAvailable: false });
  await test.put('42');
  expect(await test.tryIt()).toEqual([409, 'This server has no Telegram bot.']);
});

it('never logs the token, nor the chat', async () => {
  const stub: VendorStub = await startVendorStub(() => status(500, {}, 'SECRET'));
  const log = captureLog();
  const messenger = createTelegram({ token: '1:SECRET', baseUrl: stub.baseUrl });
  const test = await suite.start({ messenger, logger: log.options });
  await test.addUser({ canAccessTrades: true, telegramChatId: '4242424242' });
  const headers = { cookie: await test.signIn('trader') };
  const response = await test.app.inject({ method: 'POST', url: `${URL}/test`, headers });
  await stub.close();
  expect(response.statusCode).toBe(502);
  expect(log.text()).toContain('a test message was not delivered');
  expect(log.text() + response.body).not.toMatch(/SECRET|4242424242/);
});
