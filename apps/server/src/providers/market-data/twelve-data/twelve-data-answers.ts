import * as z from 'zod';
import type { BarPrices } from '../plan-bars.ts';
import type { MarketDataFailure } from '../port.ts';
import { epochMsSchema, priceSchema } from '../read-answer.ts';

/** An error, which may come with HTTP 200, alone or in the place of one symbol's quote. */
export const errorSchema = z.object({ status: z.literal('error'), code: z.number() });

const epochSecondsSchema = z
  .number()
  .transform((seconds) => seconds * 1000)
  .pipe(epochMsSchema);

/** `timestamp` is the start of the day's bar, `last_quote_at` that of the last minute's. */
export const quoteSchema = z
  .object({
    symbol: z.string(),
    close: priceSchema,
    timestamp: epochSecondsSchema,
    last_quote_at: epochSecondsSchema.optional(),
  })
  .transform(({ symbol, close, timestamp, last_quote_at }) => ({
    symbol,
    price: close,
    asOf: last_quote_at ?? timestamp,
  }));

export const timeSeriesSchema = z.object({ status: z.literal('ok'), values: z.array(z.unknown()) });

/** `datetime` is in the zone that was asked for, UTC, and says so nowhere. */
export const valueSchema = z
  .object({
    datetime: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    open: priceSchema,
    high: priceSchema,
    low: priceSchema,
    close: priceSchema,
  })
  .transform(({ datetime, ...prices }): BarPrices => ({
    ...prices,
    startsAt: new Date(`${datetime.replace(' ', 'T')}Z`),
  }))
  .refine(({ startsAt }) => !Number.isNaN(startsAt.getTime()));

/** What an error's code means. Null for those that say there is nothing of this kind: a symbol unknown, a span without data. */
export function failureOfCode(code: number): MarketDataFailure | null {
  const detail = `error ${code}`;
  if (code === 429) return { ok: false, reason: 'rate-limited', retryAfterMs: null, detail };
  if (code === 401 || code === 403) return { ok: false, reason: 'refused', detail };
  if (code === 400 || code === 404) return null;
  return { ok: false, reason: code >= 500 ? 'unavailable' : 'unreadable', detail };
}
