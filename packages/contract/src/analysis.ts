import { ENTRY_TYPES, TIMEFRAMES } from '@pipsight/trading';
import * as z from 'zod';
import { chartSchema } from './chart.ts';
import { MAX_PAGE_SIZE } from './limits.ts';
import { idSchema, momentSchema, priceTextSchema } from './primitives.ts';
import { tradeSchema } from './trade.ts';

/** What a client may say about an uploaded chart's timeframe. */
export const timeframeChoiceSchema = z.enum(['AUTO', ...TIMEFRAMES]);
export type TimeframeChoice = z.infer<typeof timeframeChoiceSchema>;

/** One reason behind the verdict, with the marks on the picture that show it. */
export const evidenceSchema = z.object({
  text: z.string(),
  side: z.enum(['bullish', 'bearish', 'neutral']),
  chartIndex: z.int(),
  markIds: z.array(z.string()),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** How a number of the analysis was verified against the picture. */
export const checkSchema = z.object({
  name: z.string(),
  status: z.enum(['measured', 'checked', 'not-checkable', 'failed']),
  detail: z.string(),
  /** The price of the plan that it is about. */
  price: z.enum(['entryPrice', 'stopLoss', 'takeProfit1', 'takeProfit2']).optional(),
});
export type Check = z.infer<typeof checkSchema>;

/** Name of the check that says why a vision model did not answer, or was not asked. */
export const NO_MODEL_CHECK = 'Vision model';
/** Name of the check that compares a vision model's verdict with the built-in analysis. */
export const AGREEMENT_CHECK = 'Built-in analysis';
/** `engine` of an analysis that no vision model made. */
export const BUILTIN_ENGINE = 'builtin';

/** How often setups of this kind reached their first target before their stop, on data the rule was not fitted to. */
export const trackRecordSchema = z.object({
  cases: z.int(),
  wins: z.int(),
  /** Same figure for random entries of the same geometry, percent; null where not measured. */
  baselinePercent: z.number().nullable(),
  /** 95 % interval of the frequency, percent; missing on analyses made before it was measured. */
  intervalPercent: z.tuple([z.number(), z.number()]).nullable().optional(),
  /** Whether it exceeds the random entries by more than chance explains; missing likewise. */
  showsEdge: z.boolean().optional(),
  /** First and last day of the data. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** What was traded and at what cost, in a sentence. */
  basis: z.string(),
});
export type TrackRecord = z.infer<typeof trackRecordSchema>;

export const analysisSchema = z.object({
  id: idSchema,
  filename: z.string(),
  createdAt: momentSchema,
  currencyPair: z.string().nullable(),
  timeframe: z.string().nullable(),
  platform: z.string().nullable(),
  multiTimeframeFiles: z.array(z.string()),
  currentPrice: priceTextSchema.nullable(),
  hasSetup: z.enum(['yes', 'no']),
  direction: z.enum(['BUY', 'SELL']).nullable(),
  entryType: z.enum(ENTRY_TYPES).nullable(),
  entryPrice: priceTextSchema.nullable(),
  triggerPrice: priceTextSchema.nullable(),
  stopLoss: priceTextSchema.nullable(),
  takeProfit1: priceTextSchema.nullable(),
  takeProfit2: priceTextSchema.nullable(),
  riskRewardRatio: z.number().nullable(),
  confidence: z.string().nullable(),
  confluenceScore: z.number().min(0).max(5).nullable(),
  patterns: z.array(z.string()),
  /** Percent of similar setups that reached the first target first; null where too few are known. */
  patternConfidenceScore: z.number().min(0).max(100).nullable(),
  higherTimeframeTrend: z.string().nullable(),
  higherTimeframeResistance: priceTextSchema.nullable(),
  higherTimeframeSupport: priceTextSchema.nullable(),
  indicatorsUsed: z.array(z.string()),
  indicatorConfirmations: z.array(z.string()),
  smcVisibleElements: z.array(z.string()),
  smcBias: z.string().nullable(),
  liquidityZone: z.string().nullable(),
  rejectionReason: z.string().nullable(),
  suggestedSLRange: z.string().nullable(),
  recommendTimeframe: z.string().nullable(),
  marketStructure: z.string().nullable(),
  keyLevels: z.array(z.string()),
  analysisText: z.string(),
  /** Trades made from it. */
  trades: z.array(tradeSchema),
  /** Which engine spoke: `builtin`, or a vision model's name. */
  engine: z.string(),
  /** Name of the setup rule that fired; null without a setup. */
  setupRule: z.string().nullable(),
  trackRecord: trackRecordSchema.nullable(),
  evidence: z.array(evidenceSchema),
  checks: z.array(checkSchema),
  charts: z.array(chartSchema),
});
export type Analysis = z.infer<typeof analysisSchema>;

/** A trader's corrections to what was read; the analysis is computed again from the stored readings. */
export const correctionSchema = z.object({
  charts: z
    .array(
      z.object({
        index: z.int().min(0),
        symbol: z
          .string()
          .trim()
          .regex(/^[A-Za-z0-9./_#-]{2,20}$/, 'must be a symbol such as EURUSD')
          .optional(),
        timeframe: z.enum(TIMEFRAMES).optional(),
        lastPrice: priceTextSchema.optional(),
      }),
    )
    .min(1)
    .max(3),
});

/** Names the analyses whose symbol could not be read, where symbols are asked for. */
export const UNKNOWN_SYMBOL = 'Unknown';

export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).optional(),
});

/** A page of analyses, all of them or those of one symbol and outcome. */
export const analysesQuerySchema = pageQuerySchema.extend({
  /** As it stands in `currencyPair`, or {@link UNKNOWN_SYMBOL}. */
  symbol: z
    .string()
    .regex(/^\P{Cc}{1,40}$/u, 'must be 1 to 40 characters')
    .optional(),
  hasSetup: z.enum(['yes', 'no']).optional(),
});
export type AnalysisFilter = Pick<z.infer<typeof analysesQuerySchema>, 'symbol' | 'hasSetup'>;

/** How many analyses of a symbol there are, by outcome. */
export const analysisCountSchema = z.object({
  /** Null where it could not be read. */
  currencyPair: z.string().nullable(),
  withSetup: z.int(),
  withoutSetup: z.int(),
});
export type AnalysisCount = z.infer<typeof analysisCountSchema>;
