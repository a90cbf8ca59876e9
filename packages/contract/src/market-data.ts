import * as z from 'zod';
import { MAX_QUOTE_SYMBOLS } from './limits.ts';
import { momentSchema } from './primitives.ts';

export const quoteSchema = z.object({
  /** Without separator, `EURUSD`, however it was asked for. */
  symbol: z.string(),
  /** Middle of bid and ask where the source has both. */
  price: z.number().positive(),
  /** When the source made the price. */
  asOf: momentSchema,
  /** Name of the source, `simulated`, `oanda`. */
  source: z.string(),
  /** Whether the price moves with the market; a daily fixing does not, and closes no trade. */
  isLive: z.boolean(),
});
export type Quote = z.infer<typeof quoteSchema>;

export const quotesQuerySchema = z.object({
  symbols: z
    .string()
    .max(1000, 'must be at most 1000 characters')
    .transform((text) => text.split(',').flatMap((symbol) => symbol.trim() || []))
    .pipe(z.array(z.string().max(40)).max(MAX_QUOTE_SYMBOLS, `must name at most ${MAX_QUOTE_SYMBOLS} symbols`)),
});
