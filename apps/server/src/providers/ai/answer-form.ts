import { ENTRY_TYPES, type Direction, type EntryType, type ModelClaim } from '@pipsight/trading';
import { jsonSchema, type Schema } from 'ai';
import * as z from 'zod';
import { choice, list, object, present, price, text, yesNo } from './lenient-fields.ts';

/**
 * What a model is asked for and what is accepted from it. A model with a strict mode is bound to the first, the others come
 * near it: prices as text, missing fields, other spellings.
 */
export function createForm<T>(requested: z.ZodObject, accepted: z.ZodType<T>): Schema<T> {
  const { $schema: _, ...schema } = z.toJSONSchema(requested);
  return jsonSchema<T>(schema, {
    validate(value) {
      const parsed = accepted.safeParse(value);
      return parsed.success ? { success: true, value: parsed.data } : { success: false, error: parsed.error };
    },
  });
}

/**
 * Every field is required, since strict modes know no optional ones, and nothing is bounded, since most know no bounds either.
 * 14 fields may be null; Anthropic compiles no more than 16 such unions.
 */
const requestedAnswer = z.object({
  symbol: z.string().nullable(),
  timeframe: z.string().nullable(),
  lastPrice: z.number().nullable(),
  hasSetup: z.boolean(),
  direction: z.enum(['BUY', 'SELL']).nullable(),
  entryType: z.enum(ENTRY_TYPES).nullable(),
  entryPrice: z.number().nullable(),
  triggerPrice: z.number().nullable(),
  stopLoss: z.number().nullable(),
  takeProfit1: z.number().nullable(),
  takeProfit2: z.number().nullable(),
  entryLevel: z.number().nullable(),
  stopLossLevel: z.number().nullable(),
  takeProfit1Level: z.number().nullable(),
  takeProfit2Level: z.number().nullable(),
  rejectionReason: z.string(),
  patterns: z.array(z.string()),
  keyLevels: z.array(z.object({ price: z.number(), label: z.string() })),
  marketStructure: z.string(),
  analysisText: z.string(),
});

const entryTypes: Readonly<Record<string, EntryType>> = Object.fromEntries(
  ENTRY_TYPES.map((type) => [type.toUpperCase(), type]),
);

const keyLevel = object({ price, label: text(120) }).transform(({ price: level, label }) =>
  level === null ? null : { price: level, label: label ?? '' },
);

const acceptedAnswer: z.ZodType<ModelClaim> = object({
  symbol: text(40),
  timeframe: text(40),
  lastPrice: price,
  hasSetup: yesNo,
  direction: choice<Direction>({ BUY: 'BUY', LONG: 'BUY', SELL: 'SELL', SHORT: 'SELL' }),
  entryType: choice(entryTypes),
  entryPrice: price,
  triggerPrice: price,
  stopLoss: price,
  takeProfit1: price,
  takeProfit2: price,
  entryLevel: price,
  stopLossLevel: price,
  takeProfit1Level: price,
  takeProfit2Level: price,
  rejectionReason: text(1000),
  patterns: list(text(80)),
  keyLevels: list(keyLevel),
  marketStructure: text(1000),
  analysisText: present(text(6000)),
});

export const answerForm = createForm(requestedAnswer, acceptedAnswer);
