import * as z from 'zod';
import type { BarPrices } from '../plan-bars.ts';
import { priceSchema } from '../read-answer.ts';

/** Moments have nine decimals of a second, of which a `Date` keeps three. */
const momentSchema = z.iso.datetime().transform((text) => new Date(text));

export const instrumentsSchema = z.object({ instruments: z.array(z.object({ name: z.string() })) });

export const pricingSchema = z.object({ prices: z.array(z.unknown()) });

const levelsSchema = z.array(z.object({ price: priceSchema })).default([]);

/** One price of the account's pricing: the best levels of the book, which may be empty, and what a position would close at. */
export const pricedInstrumentSchema = z
  .object({
    instrument: z.string(),
    time: momentSchema,
    bids: levelsSchema,
    asks: levelsSchema,
    closeoutBid: priceSchema.optional(),
    closeoutAsk: priceSchema.optional(),
  })
  .transform(({ instrument, time, bids, asks, closeoutBid, closeoutAsk }) => {
    const bid = bids[0]?.price ?? closeoutBid;
    const ask = asks[0]?.price ?? closeoutAsk;
    return { instrument, asOf: time, price: bid && ask && (bid + ask) / 2 };
  })
  .pipe(z.object({ instrument: z.string(), asOf: z.date(), price: z.number().positive() }));

export const candlesSchema = z.object({ candles: z.array(z.unknown()) });

export const candleSchema = z
  .object({
    time: momentSchema,
    complete: z.boolean(),
    mid: z.object({ o: priceSchema, h: priceSchema, l: priceSchema, c: priceSchema }),
  })
  .transform(({ time, complete, mid }): BarPrices & { readonly complete: boolean } => ({
    startsAt: time,
    complete,
    open: mid.o,
    high: mid.h,
    low: mid.l,
    close: mid.c,
  }));
