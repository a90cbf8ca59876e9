import type { MarketDataFailure } from './port.ts';

/** What a source answered: JSON, of whatever shape, with a status that is no failure by itself. */
export interface JsonAnswer {
  readonly ok: true;
  readonly status: number;
  readonly json: unknown;
}

/** Asks one source over HTTP. */
export interface JsonClient {
  /** Rejects only with the signal's reason, when that aborts. */
  get(
    path: string,
    query: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<JsonAnswer | MarketDataFailure>;
}

export interface JsonClientOptions {
  /** Address that paths are appended to. */
  readonly baseUrl: string;
  /** Sent with every request. A key belongs here: addresses end up in the logs of those in between. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly now: () => Date;
  /** An answer must have arrived whole in this time. */
  readonly timeoutMs?: number | undefined;
}

const DEFAULT_TIMEOUT_MS = 8000;
/** No answer of a price source comes near it. */
const MAX_ANSWER_BYTES = 8_388_608;

/**
 * A client for sources that answer in JSON. Says why a call failed in words of its own, never in the source's or the
 * platform's, which may repeat a key. Follows no redirect, since that would carry the key elsewhere.
 */
export function createJsonClient({
  baseUrl,
  headers,
  now,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: JsonClientOptions): JsonClient {
  const root = baseUrl.replace(/\/+$/, '');
  return {
    async get(path, query, signal) {
      signal.throwIfAborted();
      const search = new URLSearchParams(query).toString();
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(`${root}${path}${search && `?${search}`}`, {
          headers: { accept: 'application/json', ...headers },
          redirect: 'manual',
          signal: AbortSignal.any([signal, timeout]),
        });
        const failure = failureOf(response, now);
        if (failure) {
          await response.body?.cancel();
          return failure;
        }
        return await readJson(response);
      } catch (error) {
        signal.throwIfAborted();
        const detail = timeout.aborted ? `no whole answer within ${timeoutMs} ms` : `no answer (${codeOf(error)})`;
        return { ok: false, reason: 'unavailable', detail };
      }
    },
  };
}

function failureOf({ status, headers }: Response, now: () => Date): MarketDataFailure | null {
  const detail = `HTTP ${status}`;
  if (status === 429) {
    const retryAfterMs = readRetryAfter(headers.get('retry-after'), now());
    return { ok: false, reason: 'rate-limited', retryAfterMs, detail };
  }
  if (status === 401 || status === 403) return { ok: false, reason: 'refused', detail };
  if (status >= 500 || status === 408) return { ok: false, reason: 'unavailable', detail };
  if (status >= 300 && status < 400) return { ok: false, reason: 'unreadable', detail };
  return null;
}

/** Milliseconds to wait by a `Retry-After` header, in seconds or as a date; null without one that can be read. */
function readRetryAfter(text: string | null, now: Date): number | null {
  if (text === null) return null;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * 1000;
  const untilMs = Date.parse(text);
  return Number.isNaN(untilMs) ? null : Math.max(0, untilMs - now.getTime());
}

async function readJson(response: Response): Promise<JsonAnswer | MarketDataFailure> {
  const { status } = response;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) return { ok: false, reason: 'unreadable', detail: 'the answer is too long' };
    chunks.push(chunk);
  }
  try {
    return { ok: true, status, json: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
  } catch {
    return { ok: false, reason: 'unreadable', detail: `HTTP ${status}, not JSON` };
  }
}

/** Short code of a failed connection, `ECONNREFUSED`. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'connection failed';
}
