import * as z from 'zod';

/** A price as decimal text, `1.08512`. */
export const priceTextSchema = z.string().regex(/^\d+(\.\d+)?$/, 'must be a decimal number');

/** An identifier. Opaque to clients. */
export const idSchema = z.string();

/** A moment, ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime();

/** Body of every failure: one sentence a user can act on. */
export const failureSchema = z.object({ error: z.string() });
export type Failure = z.infer<typeof failureSchema>;

/** Answer of an action that has nothing else to say. */
export const successSchema = z.object({ success: z.literal(true) });
