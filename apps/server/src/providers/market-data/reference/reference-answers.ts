import * as z from 'zod';
import { priceSchema } from '../read-answer.ts';

export const ratesSchema = z.array(z.unknown());

/** One row of Frankfurter's table: what a dollar costs in `quote`, as fixed on a day. */
export const rateSchema = z.object({
  date: z.iso.date().transform((text) => new Date(text)),
  base: z.literal('USD'),
  quote: z.string(),
  rate: priceSchema,
});

/** gold-api's price of an ounce of a metal. */
export function metalSchema(code: string) {
  return z.object({
    symbol: z.literal(code),
    currency: z.literal('USD'),
    price: priceSchema,
    updatedAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  });
}
