import { CONFIDENCE_LEVELS, ENTRY_TYPES, MOODS } from '@pipsight/trading';
import * as z from 'zod';
import { idSchema, momentSchema, priceTextSchema } from './primitives.ts';

export const moodSchema = z.enum(MOODS.map(({ emoji }) => emoji));
export const confidenceLevelSchema = z.literal(CONFIDENCE_LEVELS.map(({ level }) => level));

export const tradeSchema = z.object({
  id: idSchema,
  /** The analysis it came from; null for one entered otherwise, or whose analysis is gone. */
  analysisId: idSchema.nullable(),
  /** `Unknown` where nobody said. */
  currencyPair: z.string(),
  direction: z.enum(['BUY', 'SELL']),
  entryType: z.enum(ENTRY_TYPES),
  /** `0` where it is not known. */
  entryPrice: priceTextSchema,
  exitPrice: priceTextSchema.nullable(),
  /** `0` for a trade without a stop. */
  stopLoss: priceTextSchema,
  takeProfit1: priceTextSchema.nullable(),
  takeProfit2: priceTextSchema.nullable(),
  status: z.enum(['PENDING', 'WIN', 'LOSS', 'BREAKEVEN']),
  /** What closed it. */
  outcome: z.enum(['tp1', 'stop', 'manual']).nullable(),
  /** Whole pips with their sign, `+25`, `-12`, `0`. */
  pnlPips: z
    .string()
    .regex(/^(?:0|[+-][1-9]\d*)$/)
    .nullable(),
  createdAt: momentSchema,
  /** When the entry was filled; null for an order that still waits. */
  openedAt: momentSchema.nullable(),
  closedAt: momentSchema.nullable(),
  entryMood: moodSchema.nullable(),
  confidence: confidenceLevelSchema.nullable(),
  /** Whether the tracker watches it while it is active. */
  isMonitored: z.boolean(),
});
export type Trade = z.infer<typeof tradeSchema>;

/** A price a trader names, as text. So few digits are exact in every calculation. `0` is "none". */
const namedPriceSchema = z
  .string()
  .regex(
    /^(?=.{1,16}$)\d{1,11}(?:\.\d+)?$/,
    'must be a decimal number of at most 15 digits, at most 11 of them before the point',
  );

/**
 * A trade to follow. What is left out has the specification's default. Levels that contradict each other, such as a stop
 * above the entry of a BUY, are refused; a level of `0` is one the trade does not have.
 */
export const newTradeSchema = z.object({
  analysisId: idSchema.nullable().default(null),
  currencyPair: z
    .string()
    .trim()
    .min(1, 'is required')
    .max(40, 'must be at most 40 characters')
    .regex(/^\P{Cc}*$/u, 'must not hold control characters')
    .default('Unknown'),
  direction: z.enum(['BUY', 'SELL']).default('BUY'),
  entryType: z.enum(ENTRY_TYPES).default('market'),
  entryPrice: namedPriceSchema.default('0'),
  stopLoss: namedPriceSchema.default('0'),
  takeProfit1: namedPriceSchema.nullable().default(null),
  takeProfit2: namedPriceSchema.nullable().default(null),
  /** A trade starts pending; it is closed by the tracker or by {@link tradeChangeSchema}. */
  status: z.enum(['pending', 'PENDING'], 'must be pending').default('pending'),
  entryMood: moodSchema.nullable().default(null),
  confidence: confidenceLevelSchema.nullable().default(null),
});
export type NewTrade = z.input<typeof newTradeSchema>;

/** A change of the journal entry, or with an exit price the close by hand. What is left out stays. */
export const tradeChangeSchema = z.object({
  entryMood: moodSchema.nullable().optional(),
  confidence: confidenceLevelSchema.nullable().optional(),
  exitPrice: namedPriceSchema.refine((text) => Number(text) > 0, 'must be above 0').optional(),
});
export type TradeChange = z.infer<typeof tradeChangeSchema>;

const groupSchema = z.object({
  /** Closed trades. */
  count: z.int(),
  wins: z.int(),
  /** Percent of the closed trades that won; null without any. */
  winRate: z.number().nullable(),
  /** Null without any. */
  averagePips: z.number().nullable(),
});

/** Closed trades by mood and by confidence at entry; every mood and level is present. */
export const moodStatsSchema = z.object({
  moods: z.array(groupSchema.extend({ mood: moodSchema })),
  confidence: z.array(groupSchema.extend({ confidence: confidenceLevelSchema })),
});
export type MoodStats = z.infer<typeof moodStatsSchema>;

/** The user's tracker. */
export const trackerStatusSchema = z.object({
  isActive: z.boolean(),
  activeTradesCount: z.int(),
  /** Milliseconds between two looks at the prices. */
  checkInterval: z.int(),
  /** Monitored trades that are not closed, newest first. */
  activeTrades: z.array(tradeSchema),
});
export type TrackerStatus = z.infer<typeof trackerStatusSchema>;
