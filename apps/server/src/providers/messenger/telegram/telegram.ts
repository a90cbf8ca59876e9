import * as z from 'zod';
import type { Messenger, SendResult } from '../port.ts';

export interface TelegramOptions {
  readonly token: string;
  /** Used instead of Telegram's own address. */
  readonly baseUrl?: string | undefined;
  /** An answer must have arrived whole in this time. */
  readonly timeoutMs?: number | undefined;
}

const DEFAULT_BASE_URL = 'https://api.telegram.org';
const DEFAULT_TIMEOUT_MS = 10_000;
/** Where a 429 does not say. */
const DEFAULT_RETRY_AFTER_MS = 5000;
const MAX_ANSWER_BYTES = 65_536;

/** What every call of the Bot API answers. */
const answerSchema = z.object({
  ok: z.boolean(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().min(0).optional() }).optional(),
});

/**
 * Messages through Telegram's Bot API, as plain text without a parse mode, in which nothing needs escaping. The API wants the
 * token in the address: so no address, and nothing the platform says of a failed request, is ever repeated.
 */
export function createTelegram({ token, baseUrl, timeoutMs = DEFAULT_TIMEOUT_MS }: TelegramOptions): Messenger {
  const address = `${(baseUrl ?? DEFAULT_BASE_URL).replace(/\/+$/, '')}/bot${token}/sendMessage`;
  return {
    async send(chatId, text, signal) {
      signal.throwIfAborted();
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ chat_id: chatId, text }),
          // A redirect would carry the token elsewhere.
          redirect: 'manual',
          signal: AbortSignal.any([signal, timeout]),
        });
        return resultOf(response.status, await readText(response));
      } catch {
        signal.throwIfAborted();
        const detail = timeout.aborted ? `no whole answer within ${timeoutMs} ms` : 'no answer';
        return { ok: false, reason: 'unavailable', detail };
      }
    },
  };
}

function resultOf(status: number, text: string | null): SendResult {
  const detail = `HTTP ${status}`;
  const answer = answerSchema.safeParse(parseJson(text)).data;
  if (status === 429) {
    const seconds = answer?.parameters?.retry_after;
    const retryAfterMs = seconds === undefined ? DEFAULT_RETRY_AFTER_MS : seconds * 1000;
    return { ok: false, reason: 'rate-limited', retryAfterMs, detail };
  }
  if (status >= 500) return { ok: false, reason: 'unavailable', detail };
  if (!answer) return { ok: false, reason: 'unreadable', detail: `${detail}, not an answer of the Bot API` };
  if (status === 200 && answer.ok) return { ok: true };
  // A token that is wrong in its form is answered with 404.
  if (status === 401 || status === 404) return { ok: false, reason: 'refused', detail };
  if (status === 403) return { ok: false, reason: 'blocked', detail };
  if (status === 400 && /\bchat\b/i.test(answer.description ?? '')) {
    return { ok: false, reason: 'no-such-chat', detail };
  }
  return { ok: false, reason: 'unreadable', detail };
}

/** A whole body as text; null for one that is longer than any answer of the Bot API. */
async function readText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
