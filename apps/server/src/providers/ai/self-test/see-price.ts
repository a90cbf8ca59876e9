import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { createForm } from '../answer-form.ts';
import { object, price } from '../lenient-fields.ts';

/** The price a model says it sees. */
export const seenPriceForm = createForm(z.object({ price: z.number().nullable() }), object({ price }));

/** A price nobody can guess: one of 90,000. */
export function randomPrice(): string {
  return (randomInt(10_000, 100_000) / 10_000).toFixed(4);
}
