import * as z from 'zod';
import { modelRunSchema } from './analysis-engine.ts';
import { analysisSchema, pageQuerySchema } from './analysis.ts';
import { idSchema } from './primitives.ts';

/** What a list of many users' analyses says of each; the whole of one is fetched by its id. */
export const analysisEntrySchema = analysisSchema
  .pick({
    id: true,
    filename: true,
    createdAt: true,
    currencyPair: true,
    timeframe: true,
    platform: true,
    /** By the rule of `countsAsSetup`. */
    hasSetup: true,
    direction: true,
    entryPrice: true,
    stopLoss: true,
    takeProfit1: true,
    engine: true,
  })
  .extend({
    userId: idSchema,
    username: z.string(),
    /** Null where no vision model was to make it. */
    modelRun: modelRunSchema.nullable(),
  });
export type AnalysisEntry = z.infer<typeof analysisEntrySchema>;

const givenId = z.guid('must be an id').optional();

export const analysisEntriesQuerySchema = z.object({
  /** Whose analyses; all users' without it. */
  userId: givenId,
  limit: pageQuerySchema.shape.limit,
  /** Id of an analysis: the page goes on with those made before it. Empty when it no longer exists. */
  before: givenId,
});

/** How many analyses there are, and how many of them hold a setup. */
const analysisCountsSchema = z.object({ analyses: z.int().min(0), setups: z.int().min(0) });

/** All analyses in figures. `users` are those who have made any, the one with the newest analysis first. */
export const analysisFiguresSchema = analysisCountsSchema.extend({
  users: z.array(analysisCountsSchema.extend({ userId: idSchema, username: z.string() })),
});
export type AnalysisFigures = z.infer<typeof analysisFiguresSchema>;
