import { setTimeout as wait } from 'node:timers/promises';
import {
  generateText,
  NoObjectGeneratedError,
  Output,
  type LanguageModelUsage,
  type Schema,
  type UserContent,
} from 'ai';
import { failureOf, failureOfEnd } from './failure-of.ts';
import type { ProviderModel } from './provider-model.ts';
import { failed, type Failed } from './reply-failure.ts';

// The SDK prints what it thinks of a request to the process' own output; there is a log for that which matters.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Attempts at one question: a second and third where the failure may pass. */
const MAX_ATTEMPTS = 3;

export interface Question<T> {
  readonly instructions: string;
  readonly content: UserContent;
  readonly form: Schema<T>;
}

export interface AskOptions {
  readonly signal: AbortSignal;
  /** For all attempts and the waits between them. */
  readonly timeoutMs: number;
  /** Before the second attempt, where the provider asks for no time of its own; the third waits twice as long. */
  readonly firstWaitMs: number;
  readonly now: () => Date;
}

export type Asked<T> =
  | { readonly ok: true; readonly value: T; readonly tokens: Tokens }
  /** Without tokens where no answer came. */
  | (Failed & { readonly tokens: Tokens | null });

/** Null where the provider counted none. */
export interface Tokens {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

/**
 * Asks one question, again where the failure may pass and its provider's time to wait fits in the time left. Rejects only with
 * the signal's reason.
 */
export async function askModel<T>(model: ProviderModel, question: Question<T>, options: AskOptions): Promise<Asked<T>> {
  const { signal, timeoutMs, firstWaitMs } = options;
  const endsAt = performance.now() + timeoutMs;
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    const asked = await askOnce(model, question, options, Math.max(1, Math.ceil(endsAt - performance.now())));
    if (asked.ok || attempt === MAX_ATTEMPTS || !mayPass(asked)) return asked;
    const { retryAfterSeconds } = asked;
    const waitMs = retryAfterSeconds === null ? firstWaitMs * 2 ** (attempt - 1) : retryAfterSeconds * 1000;
    if (performance.now() + waitMs >= endsAt) return asked;
    await wait(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

function mayPass({ failure }: Failed): boolean {
  return failure === 'rate-limited' || failure === 'unavailable';
}

async function askOnce<T>(
  { model, settings }: ProviderModel,
  { instructions, content, form }: Question<T>,
  { signal, timeoutMs, now }: AskOptions,
  leftMs: number,
): Promise<Asked<T>> {
  try {
    const result = await generateText({
      model,
      instructions,
      messages: [{ role: 'user', content }],
      output: Output.object({ schema: form, name: 'answer' }),
      ...settings,
      abortSignal: signal,
      timeout: leftMs,
      // Its own retries also repeat what an empty account refused, and wait less than they were asked to.
      maxRetries: 0,
      telemetry: { isEnabled: false, recordInputs: false, recordOutputs: false },
    });
    const tokens = tokensOf(result.usage);
    const { finishReason } = result;
    if (finishReason === 'content-filter' || (finishReason !== 'stop' && result.text === '')) {
      return { ...(failureOfEnd(finishReason) ?? failed('unreadable-answer', 'an empty answer')), tokens };
    }
    return { ok: true, value: result.output, tokens };
  } catch (error) {
    signal.throwIfAborted();
    const usage = NoObjectGeneratedError.isInstance(error) ? error.usage : undefined;
    return { ...failureOf(error, timeoutMs, now()), tokens: usage ? tokensOf(usage) : null };
  }
}

function tokensOf({ inputTokens, outputTokens }: LanguageModelUsage): Tokens {
  return { inputTokens: inputTokens ?? null, outputTokens: outputTokens ?? null };
}
