import { endpoints, type Notifications } from '@pipsight/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { AttemptLimiter } from '../../http/attempt-limiter.ts';
import { signedIn } from '../../http/authentication.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Messenger, SendFailure } from '../../providers/messenger/port.ts';

interface NotificationRoutesOptions {
  readonly db: Database;
  /** Null when the administrator set up none. */
  readonly messenger: Messenger | null;
  readonly now: () => Date;
}

const TEST_LIMIT = { attempts: 5, windowMs: 60_000 };
/** Somebody waits for the answer. */
const TEST_WITHIN_MS = 8000;

/** Where the signed-in user is told of trades: read, set and tried. */
export function addNotificationRoutes(app: FastifyInstance, { db, messenger, now }: NotificationRoutesOptions): void {
  const tests = new AttemptLimiter(TEST_LIMIT, () => now().getTime());
  const present = (telegramChatId: string | null): Notifications => ({
    isTelegramAvailable: messenger !== null,
    telegramChatId,
  });

  addEndpoint(app, endpoints.notifications, ['canAccessTrades'], async ({ request }) =>
    present(signedIn(request).telegramChatId),
  );

  addEndpoint(app, endpoints.changeNotifications, ['canAccessTrades'], async ({ body, request }) => {
    await db
      .update(users)
      .set(body)
      .where(eq(users.id, signedIn(request).id));
    return present(body.telegramChatId);
  });

  addEndpoint(app, endpoints.testNotifications, ['canAccessTrades'], async ({ request }) => {
    const { id, telegramChatId } = signedIn(request);
    if (messenger === null) throw new HttpError(409, 'This server has no Telegram bot.');
    if (telegramChatId === null) throw new HttpError(409, 'Save a chat id first.');
    const retryAfterSeconds = tests.take(id);
    if (retryAfterSeconds > 0) {
      throw new HttpError(429, 'Too many test messages. Please wait a minute.', retryAfterSeconds);
    }
    const text = 'Test message\nYou will be told here when an entry is filled and a target or a stop is hit.';
    const signal = AbortSignal.timeout(TEST_WITHIN_MS);
    const result = await messenger.send(telegramChatId, text, signal).catch((error: unknown): SendFailure => {
      if (!signal.aborted) throw error;
      return { ok: false, reason: 'unavailable', detail: `no answer within ${TEST_WITHIN_MS} ms` };
    });
    if (result.ok) return { success: true as const };
    request.log.info({ reason: result.reason, detail: result.detail }, 'a test message was not delivered');
    throw errorOf(result);
  });
}

function errorOf(failure: SendFailure): HttpError {
  switch (failure.reason) {
    case 'no-such-chat':
      return new HttpError(
        409,
        'Telegram finds no chat with this id. Check it, and write to the bot once: it may not write first.',
      );
    case 'blocked':
      return new HttpError(409, 'The bot may not write to this chat. Unblock it in Telegram, then try again.');
    case 'rate-limited':
      return new HttpError(
        429,
        'Telegram asks to slow down. Please try again later.',
        Math.ceil(failure.retryAfterMs / 1000),
      );
    case 'refused':
      return new HttpError(502, "Telegram does not accept this server's bot. Please tell your administrator.");
    case 'unavailable':
    case 'unreadable':
    default:
      return new HttpError(502, 'Telegram did not answer as expected. Please try again later.');
  }
}
