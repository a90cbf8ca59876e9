import * as z from 'zod';
import { analysisSchema } from './analysis.ts';

/** `model` is there only where a vision model is configured. */
export const READING_STAGES = ['picture', 'axis', 'candles', 'text', 'structure', 'model', 'setup'] as const;

/**
 * One line of the answer to an analyze call that accepts `application/x-ndjson`: a stage as it ends, then exactly one
 * `result` or `failure`. Callers that do not ask for it get the analysis as plain JSON.
 */
export const progressEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('stage'),
    stage: z.enum(READING_STAGES),
    /** Null for the stages that look at all charts together. */
    chartIndex: z.int().nullable(),
    /** What was found, in a few words: `148 candles`. */
    detail: z.string(),
  }),
  z.object({ type: z.literal('result'), analysis: analysisSchema }),
  z.object({ type: z.literal('failure'), status: z.int(), error: z.string() }),
]);
export type ProgressEvent = z.infer<typeof progressEventSchema>;
export const PROGRESS_MEDIA_TYPE = 'application/x-ndjson';
