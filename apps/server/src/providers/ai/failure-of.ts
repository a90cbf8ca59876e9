import { APICallError, NoObjectGeneratedError } from 'ai';
import { AnswerTooLong } from './bounded-fetch.ts';
import { failed, failureOfReply, type Failed } from './reply-failure.ts';

/**
 * Why a question failed, in words of our own: what a provider or the platform says may repeat a key, an address or the
 * question. `timeoutMs` is the time all attempts had.
 */
export function failureOf(error: unknown, timeoutMs: number, now: Date): Failed {
  const causes = causesOf(error);
  if (causes.some(({ name }) => name === 'TimeoutError')) {
    return failed('timed-out', `no whole answer within ${timeoutMs} ms`);
  }
  if (causes.some((cause) => cause instanceof AnswerTooLong)) {
    return failed('unreadable-answer', 'the answer is too long');
  }
  if (NoObjectGeneratedError.isInstance(error)) {
    return failureOfEnd(error.finishReason) ?? failed('unreadable-answer', 'no JSON of the form asked for');
  }
  if (APICallError.isInstance(error)) return failureOfCall(error, causes, now);
  // What else the SDK throws, it throws at answers it did not expect: without choices, or without usage.
  return failed('unreadable-answer', `an answer not of the provider's form (${causes[0]?.name ?? typeof error})`);
}

/** What it means for an answer to end this way; null when it ended of itself. */
export function failureOfEnd(finishReason: string | undefined): Failed | null {
  if (finishReason === 'content-filter') return failed('refused', 'the model or a content filter would not answer');
  if (finishReason === 'length') return failed('truncated', 'the answer stops at the length limit');
  return null;
}

function failureOfCall(error: APICallError, causes: readonly Error[], now: Date): Failed {
  const { statusCode: status, responseHeaders: headers = {}, responseBody, isRetryable } = error;
  if (status === undefined) return failed('unavailable', `no answer (${codeOf(causes)})`);
  const body = parsed(responseBody);
  if (status >= 200 && status < 300) {
    if (isRetryable) return failed('unavailable', `the answer broke off (${codeOf(causes)})`);
    const meant = statusInside(body);
    return meant === null
      ? failed('unreadable-answer', `HTTP ${status}, not of the provider's form`)
      : failureOfReply({ status: meant, headers, body }, now);
  }
  // An answer without output is one whose status the SDK makes up.
  if (status >= 500 && !isRetryable) return failed('unreadable-answer', "not of the provider's form");
  return failureOfReply({ status, headers, body }, now);
}

/**
 * What the status of an answer should have been: OpenAI tells of errors also with HTTP 200, and gateways do so too, with the
 * status as the error's code. Null for an answer that tells of none.
 */
function statusInside(body: unknown): number | null {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  if (typeof error !== 'object' || error === null) return null;
  const code = 'code' in error ? error.code : null;
  return typeof code === 'number' && code >= 400 && code < 600 ? code : 400;
}

/** Short code of a failed connection, `ECONNREFUSED`. */
function codeOf(causes: readonly Error[]): string {
  const coded = causes.find((cause) => 'code' in cause && /^[A-Z_]+$/.test(String(cause.code)));
  return coded && 'code' in coded ? String(coded.code) : 'connection failed';
}

/** An error and what caused it, the outermost first. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && !causes.includes(cause); cause = cause.cause) causes.push(cause);
  return causes;
}

/** OpenAI's adapter hands errors inside a good answer on as they were parsed, in spite of the declared type. */
function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body ?? null;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
