import { expect, it } from 'vitest';
import type { Messenger, SendResult } from '../../providers/messenger/port.ts';
import { createDelivery, type DeliveryOptions } from './delivery.ts';

/** A messenger whose answers a test gives: by default it takes each message at once. */
function start(
  send: (chatId: string, text: string, signal: AbortSignal) => Promise<SendResult> = async () => ({ ok: true }),
  options: Partial<DeliveryOptions> = {},
) {
  const sent: string[] = [];
  const logged: string[] = [];
  const paused: number[] = [];
  const messenger: Messenger = {
    send(chatId, text, signal) {
      sent.push(`${chatId} ${text}`);
      return send(chatId, text, signal);
    },
  };
  const note = (_fields: object, message: string): void => void logged.push(message);
  const delivery = createDelivery({
    messenger,
    log: { info: note, warn: note },
    pause: async (ms) => void paused.push(ms),
    ...options,
  });
  return { delivery, sent, logged, paused };
}

const hang = (_chatId: string, _text: string, signal: AbortSignal): Promise<SendResult> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const failure = (reason: 'no-such-chat' | 'unavailable' | 'refused'): SendResult => ({ ok: false, reason, detail: '' });
const to = (chatId: string, ...texts: string[]) => texts.map((text) => ({ chatId, text }));

it('sends a few at once, and the messages of one chat one after the other', async () => {
  const free: (() => void)[] = [];
  const { delivery, sent } = start(() => new Promise((resolve) => free.push(() => resolve({ ok: true }))));
  delivery.add([...to('a', '1', '2'), ...to('b', '1'), ...to('c', '1'), ...to('d', '1'), ...to('e', '1')]);
  expect(sent).toEqual(['a 1', 'b 1', 'c 1', 'd 1']);
  free[1]!();
  await expect.poll(() => sent).toEqual(['a 1', 'b 1', 'c 1', 'd 1', 'e 1']);
  free[0]!();
  await expect.poll(() => sent).toEqual(['a 1', 'b 1', 'c 1', 'd 1', 'e 1', 'a 2']);
  for (const done of free) done();
  await delivery.stop();
});

it('comes back when the service says, and keeps the order meanwhile', async () => {
  const answers: SendResult[] = [{ ok: false, reason: 'rate-limited', retryAfterMs: 7000, detail: '' }];
  const { delivery, sent, paused } = start(async () => answers.shift() ?? { ok: true });
  delivery.add(to('a', '1', '2'));
  await delivery.stop();
  expect(sent).toEqual(['a 1', 'a 1', 'a 2']);
  expect(paused).toEqual([7000]);
});

it('gives a message up that the service would take only much later', async () => {
  const { delivery, sent, paused } = start(async () => ({
    ok: false,
    reason: 'rate-limited',
    retryAfterMs: 300_001,
    detail: '',
  }));
  delivery.add(to('a', '1'));
  await delivery.stop();
  expect([sent, paused]).toEqual([['a 1'], []]);
});

it('tries thrice when there is no answer, and once when there is no such chat', async () => {
  const { delivery, sent } = start(async (chatId) => failure(chatId === 'a' ? 'unavailable' : 'no-such-chat'));
  delivery.add([...to('a', '1'), ...to('b', '1')]);
  await delivery.stop();
  expect(sent.toSorted()).toEqual(['a 1', 'a 1', 'a 1', 'b 1']);
});

it('tells once that the service fails, and once that it works again', async () => {
  const answers = [failure('refused'), failure('refused')];
  const { delivery, logged } = start(async () => answers.shift() ?? { ok: true });
  delivery.add(to('a', '1', '2', '3', '4'));
  await delivery.stop();
  expect(logged).toEqual([
    'messages are not delivered; it goes on trying with new ones',
    'messages are delivered again',
  ]);
});

it('drops the oldest beyond what may wait, and tells it once', async () => {
  const free: (() => void)[] = [];
  const { delivery, sent, logged } = start(() => new Promise((resolve) => free.push(() => resolve({ ok: true }))), {
    maxWaiting: 2,
  });
  delivery.add(to('a', '1'));
  delivery.add(to('a', '2', '3', '4'));
  delivery.add(to('a', '5'));
  for (const expected of [2, 3]) {
    free.at(-1)!();
    await expect.poll(() => sent.length).toBe(expected);
  }
  free.at(-1)!();
  await delivery.stop();
  expect(sent).toEqual(['a 1', 'a 4', 'a 5']);
  expect(logged).toEqual(['too many messages wait; the oldest are dropped']);
});

it('ends a hanging message at the stop, and takes none afterwards', async () => {
  const { delivery, sent, logged } = start(hang, { stopWithinMs: 1 });
  delivery.add(to('a', '1', '2'));
  await delivery.stop();
  delivery.add(to('a', '3'));
  expect(sent).toEqual(['a 1']);
  expect(logged).toEqual(['messages were not delivered before the stop']);
});

it('outlives a messenger that throws', async () => {
  const { delivery, sent, logged } = start(async (_chatId, text) => {
    if (text === '1') throw new Error('a fault');
    return { ok: true };
  });
  delivery.add(to('a', '1', '2'));
  await delivery.stop();
  expect(sent).toEqual(['a 1', 'a 2']);
  expect(logged).toEqual(['a message was not delivered']);
});
