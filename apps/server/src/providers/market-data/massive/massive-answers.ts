import * as z from 'zod';
import type { BarPrices } from '../plan-bars.ts';
import { epochMsSchema, priceSchema } from '../read-answer.ts';

const statusSchema = z.literal(['OK', 'DELAYED']);

/** The list is left out where there is nothing to list. */
export const snapshotSchema = z.object({ status: statusSchema, tickers: z.array(z.unknown()).default([]) });

export const tickerSchema = z
  .object({ ticker: z.string(), lastQuote: z.object({ a: priceSchema, b: priceSchema, t: epochMsSchema }) })
  .transform(({ ticker, lastQuote: { a, b, t } }) => ({ ticker, price: (a + b) / 2, asOf: t }));

export const aggregatesSchema = z.object({ status: statusSchema, results: z.array(z.unknown()).default([]) });

export const aggregateSchema = z
  .object({ t: epochMsSchema, o: priceSchema, h: priceSchema, l: priceSchema, c: priceSchema })
  .transform(({ t, o, h, l, c }): BarPrices => ({ startsAt: t, open: o, high: h, low: l, close: c }));
