import { parsePrice } from '@pipsight/trading';
import * as z from 'zod';
import type { MarketDataFailure } from './port.ts';

/** A price, as number or decimal text: finite and above 0. */
export const priceSchema = z.union([z.string(), z.number()]).transform(parsePrice).pipe(z.number().positive());

/** A moment in milliseconds since 1970, to the end of the year 9999. */
export const epochMsSchema = z
  .number()
  .positive()
  .max(253_402_300_799_999)
  .transform((ms) => new Date(ms));

/** An answer whose shape is not what the source documents. The detail names the place, never the content. */
export function unreadable(error: z.ZodError): MarketDataFailure {
  return { ok: false, reason: 'unreadable', detail: `unexpected answer at "${error.issues[0]?.path.join('.') ?? ''}"` };
}

/**
 * The items of a list that have the shape expected. One bad price spoils only itself, but a list in which nothing can be read
 * is a source that has changed.
 */
export function readableItems<S extends z.ZodType>(
  items: readonly unknown[],
  schema: S,
): { readonly ok: true; readonly items: readonly z.output<S>[] } | MarketDataFailure {
  const results = items.map((item) => schema.safeParse(item));
  const readable = results.flatMap((result) => (result.success ? [result.data] : []));
  const [fault] = results;
  return readable.length === 0 && fault?.error ? unreadable(fault.error) : { ok: true, items: readable };
}
