import * as z from 'zod';
import { momentSchema } from './primitives.ts';

/** Why a vision model gave no answer that can be used. */
export const MODEL_FAILURES = [
  'bad-key',
  'out-of-quota',
  'rate-limited',
  'unknown-model',
  'rejected',
  'unavailable',
  'timed-out',
  'refused',
  'truncated',
  'unreadable-answer',
  'blind',
  'inconsistent-charts',
] as const;

/**
 * What became of an analysis that a vision model was to make: its setup stood (`accepted`), it saw none (`no-setup`), the
 * picture contradicted it (`contradicted`), or why it gave no answer. Of a `blind` model, and for charts that do not
 * fit together, none is asked for.
 */
export const MODEL_OUTCOMES = ['accepted', 'no-setup', 'contradicted', ...MODEL_FAILURES] as const;
export type ModelOutcome = (typeof MODEL_OUTCOMES)[number];

/** What one analysis by a vision model took. Counts and cost are null where they are not known. */
export const modelRunSchema = z.object({
  provider: z.string(),
  model: z.string(),
  outcome: z.enum(MODEL_OUTCOMES),
  /** Null where the model was not asked. */
  durationMs: z.int().nullable(),
  promptVersion: z.string().nullable(),
  inputTokens: z.int().nullable(),
  outputTokens: z.int().nullable(),
  estimatedCostUsd: z.number().nullable(),
});
export type ModelRun = z.infer<typeof modelRunSchema>;

/** Whether the model can see: it is shown a chart with a printed number and asked for it. */
const selfTestSchema = z.object({
  testedAt: momentSchema,
  passed: z.boolean(),
  /** What was found, as a sentence for the administrator. */
  detail: z.string(),
});

/** Who answers, and what that took this calendar month (UTC). */
export const analysisEngineSchema = z.object({
  /** Null where the built-in analysis answers alone. */
  visionModel: z
    .object({
      provider: z.string(),
      model: z.string(),
      /** The longest an answer may take, attempts included. */
      timeoutMs: z.int(),
      /** Null before a self-test has ended. */
      selfTest: selfTestSchema.nullable(),
    })
    .nullable(),
  /** Whether the built-in analysis stands in where the vision model gives none. */
  fallsBack: z.boolean(),
  month: z.object({
    since: momentSchema,
    /** Questions put to a model. */
    calls: z.int(),
    /** How often each outcome came about, most first; also where no model was asked. */
    outcomes: z.array(z.object({ outcome: z.enum(MODEL_OUTCOMES), count: z.int() })),
    inputTokens: z.int(),
    outputTokens: z.int(),
    /** Of the calls whose price is known. */
    estimatedCostUsd: z.number(),
    /** Answered calls whose price is not known. */
    unpricedCalls: z.int(),
  }),
});
export type AnalysisEngine = z.infer<typeof analysisEngineSchema>;

export const analysisEngineChangeSchema = analysisEngineSchema.pick({ fallsBack: true });
