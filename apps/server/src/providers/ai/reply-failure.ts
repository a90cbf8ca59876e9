import type { ModelFailure, ModelFailureReason } from './port.ts';

/** A failure before it is known what it cost. */
export type Failed = Omit<ModelFailure, 'use'>;

export function failed(failure: ModelFailureReason, detail: string, retryAfterSeconds: number | null = null): Failed {
  return { ok: false, failure, retryAfterSeconds, detail };
}

/** What a provider answered instead of an analysis. */
export interface ErrorReply {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** As parsed from JSON; null where it is none. */
  readonly body: unknown;
}

const QUOTA_CODES = ['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active', 'billing_error'];

/** What an error status means, by the documented codes of OpenAI, Anthropic and Google where the status alone leaves it open. */
export function failureOfReply({ status, headers, body }: ErrorReply, now: Date): Failed {
  const said = wordsIn(body);
  const says = (...codes: readonly string[]): boolean => codes.some((code) => said.includes(code));
  const detail = `HTTP ${status}`;
  // Anthropic has no code of its own for an account without credit; Google names the day among the limits it lists.
  const noCredit = said.some((word) => /credit balance is too low/i.test(word) || /^[\w-]*PerDay[\w-]*$/.test(word));
  if (status === 402 || noCredit || says(...QUOTA_CODES)) return failed('out-of-quota', detail);
  if (status === 401 || status === 403 || says('API_KEY_INVALID', 'invalid_api_key')) return failed('bad-key', detail);
  if (status === 404 || says('model_not_found')) return failed('unknown-model', detail);
  const retryAfterSeconds = readRetryAfter(headers, said, now);
  if (status === 429 || says('rate_limit_exceeded')) return failed('rate-limited', detail, retryAfterSeconds);
  if (says('content_filter', 'content_policy_violation')) return failed('refused', detail);
  if (status >= 500 || status === 408 || says('server_error')) return failed('unavailable', detail, retryAfterSeconds);
  return failed('rejected', detail);
}

/** Whole seconds to wait, by the headers or Google's `retryDelay` (`"37s"`); null where nothing readable is said. */
function readRetryAfter(headers: ErrorReply['headers'], said: readonly string[], now: Date): number | null {
  const ms = headers['retry-after-ms'];
  if (ms !== undefined && /^\d{1,9}(?:\.\d+)?$/.test(ms)) return Math.ceil(Number(ms) / 1000);
  const text = headers['retry-after']?.trim();
  if (text !== undefined && /^\d{1,7}(?:\.\d+)?$/.test(text)) return Math.ceil(Number(text));
  // A date of HTTP has letters; without them `Date.parse` takes nearly anything for one.
  const untilMs = text !== undefined && /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(untilMs)) return Math.max(0, Math.ceil((untilMs - now.getTime()) / 1000));
  const delay = said.map((word) => /^(\d{1,7}(?:\.\d+)?)s$/.exec(word)?.[1]).find((seconds) => seconds !== undefined);
  return delay === undefined ? null : Math.ceil(Number(delay));
}

/** Deep enough for every documented error, and no deeper: the body is a stranger's. */
const MAX_DEPTH = 6;

/** All texts in an error's body, at whatever place its provider puts codes, reasons and messages. */
function wordsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth === MAX_DEPTH) return [];
  return Object.values(value).flatMap((part) => wordsIn(part, depth + 1));
}
