import { setTimeout as after } from 'node:timers/promises';
import type { Messenger, SendFailure } from '../../providers/messenger/port.ts';

/** A text for one chat. */
export interface Message {
  readonly chatId: string;
  readonly text: string;
}

export interface DeliveryOptions {
  readonly messenger: Messenger;
  readonly log: {
    info(fields: object, message: string): void;
    warn(fields: object, message: string): void;
  };
  /** Messages that wait at most; beyond it the oldest are dropped. */
  readonly maxWaiting?: number;
  /** Messages still under way at a stop get this long. */
  readonly stopWithinMs?: number;
  /** Waits, or rejects when the signal aborts. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Delivers messages in the background. */
export interface Delivery {
  /** Takes messages to deliver, each chat's in this order. Returns at once and never throws. */
  add(messages: readonly Message[]): void;
  /** Takes no more messages, and resolves when all are delivered or their time is over. */
  stop(): Promise<void>;
}

const MAX_WAITING = 1000;
const STOP_WITHIN_MS = 3000;
const AT_ONCE = 4;
const ATTEMPTS = 3;
/** Wait before another attempt after a failure that says nothing of when to come back. */
const RETRY_MS = 2000;
/** News of prices that must wait longer are none. */
const MAX_RETRY_AFTER_MS = 300_000;

/** Messages wait in memory, a few go at once, and of one chat only one, so that their order is kept. A crash loses them. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { messenger, log, maxWaiting = MAX_WAITING, stopWithinMs = STOP_WITHIN_MS } = options;
  const pause = options.pause ?? ((ms, signal) => after(ms, undefined, { signal }));
  const waiting: Message[] = [];
  const busyChats = new Set<string>();
  const stopping = new AbortController();
  const idle = Promise.withResolvers<void>();
  let isOpen = true;
  let isOverfull = false;
  let isFailing = false;

  function sendNext(): void {
    while (busyChats.size < AT_ONCE) {
      const index = waiting.findIndex(({ chatId }) => !busyChats.has(chatId));
      const [message] = index === -1 ? [] : waiting.splice(index, 1);
      if (!message) break;
      busyChats.add(message.chatId);
      void deliver(message).finally(() => {
        busyChats.delete(message.chatId);
        sendNext();
      });
    }
    if (waiting.length === 0) isOverfull = false;
    if (!isOpen && busyChats.size === 0) idle.resolve();
  }

  async function deliver({ chatId, text }: Message): Promise<void> {
    try {
      for (let attempt = 1; ; attempt += 1) {
        const result = await messenger.send(chatId, text, stopping.signal);
        if (result.ok) return tellWorking();
        const waitMs = retryAfterMs(result);
        if (waitMs === null || attempt === ATTEMPTS) return tellFailure(result);
        await pause(waitMs, stopping.signal);
      }
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'a message was not delivered');
    }
  }

  /** A chat that cannot be written to is its owner's matter, and told each time; the service failing is told once. */
  function tellFailure({ reason, detail }: SendFailure): void {
    if (reason === 'no-such-chat' || reason === 'blocked')
      return log.info({ reason, detail }, 'a chat takes no messages');
    if (!isFailing) log.warn({ reason, detail }, 'messages are not delivered; it goes on trying with new ones');
    isFailing = true;
  }

  function tellWorking(): void {
    if (isFailing) log.info({}, 'messages are delivered again');
    isFailing = false;
  }

  return {
    add(messages) {
      if (!isOpen) return;
      waiting.push(...messages);
      const excess = waiting.length - maxWaiting;
      if (excess > 0) {
        waiting.splice(0, excess);
        if (!isOverfull) log.warn({ maxWaiting }, 'too many messages wait; the oldest are dropped');
        isOverfull = true;
      }
      sendNext();
    },
    async stop() {
      isOpen = false;
      sendNext();
      const inTime = new AbortController();
      const tooLate = after(stopWithinMs, undefined, { signal: inTime.signal }).catch(() => undefined);
      await Promise.race([idle.promise, tooLate]);
      inTime.abort();
      const undelivered = waiting.length + busyChats.size;
      if (undelivered > 0) log.warn({ undelivered }, 'messages were not delivered before the stop');
      waiting.length = 0;
      stopping.abort(new Error('The delivery stops.'));
      await idle.promise;
    },
  };
}

/** Milliseconds until another attempt makes sense; null when none does. */
function retryAfterMs(failure: SendFailure): number | null {
  if (failure.reason === 'rate-limited')
    return failure.retryAfterMs <= MAX_RETRY_AFTER_MS ? failure.retryAfterMs : null;
  return failure.reason === 'unavailable' ? RETRY_MS : null;
}
