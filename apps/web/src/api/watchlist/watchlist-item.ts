import { idSchema, priceTextSchema, momentSchema, type Analysis } from '@pipsight/contract';
import { ENTRY_TYPES, parsePrice } from '@pipsight/trading';
import * as z from 'zod';

const MAX_TEXT = 300;
const MAX_CONDITIONS = 12;

const shortText = z.string().transform((text) => text.slice(0, MAX_TEXT));
const priceText = priceTextSchema.max(16).nullable().catch(null);
const moment = momentSchema
  .refine((text) => Number.isFinite(Date.parse(text)))
  .nullable()
  .catch(null);
/** A positive price; older texts are read, anything else is none. */
const price = z
  .union([z.number(), z.string()])
  .transform((value) => parsePrice(value))
  .pipe(z.number().positive().nullable())
  .nullable()
  .catch(null);
const texts = z
  .array(z.unknown())
  .transform((list) =>
    [...new Set(list.flatMap((text) => shortText.safeParse(text).data ?? []))].slice(0, MAX_CONDITIONS),
  );

/** What the watchlist needs of an analysis. Its key levels are the item's conditions. */
const watchedAnalysisSchema = z.object({
  createdAt: moment,
  currencyPair: z.string().trim().min(1).max(40).nullable().catch(null),
  timeframe: z.string().trim().min(1).max(20).nullable().catch(null),
  currentPrice: priceText,
  direction: z.enum(['BUY', 'SELL']).nullable().catch(null),
  entryType: z.enum(ENTRY_TYPES).nullable().catch(null),
  entryPrice: priceText,
  triggerPrice: priceText,
  stopLoss: priceText,
  takeProfit1: priceText,
  takeProfit2: priceText,
  rejectionReason: shortText.nullable().catch(null),
});

/**
 * One watched analysis, as it is stored. Reading repairs: a field that is missing or wrong gets its empty value, what is
 * too long is cut, and fields that no one knows are dropped. Without an id of the analysis, or the analysis itself, there
 * is nothing to watch, and reading fails.
 */
export const watchlistItemSchema = z.object({
  id: idSchema.min(1).max(100),
  analysisId: idSchema.min(1).max(100),
  /** Whether its conditions are checked; a paused item is left alone. */
  isActive: z.boolean().catch(true),
  /** The key levels it waits for, as the analysis words them. */
  conditions: texts.catch([]),
  /** When a price was last held against the conditions. */
  lastChecked: moment,
  analysis: watchedAnalysisSchema,
  conditionsMet: z.boolean().catch(false),
  setupFormed: z.boolean().catch(false),
  /** The price of the last check. */
  currentPrice: price,
  /** Percent from the entry, or from the price of the chart, at the last check. */
  priceChange: z.number().nullable().catch(null),
});
export type WatchlistItem = z.infer<typeof watchlistItemSchema>;

/** An analysis as it is put on the watchlist: active, and not yet checked. */
export function watchlistItemOf(analysis: Analysis): WatchlistItem {
  return watchlistItemSchema.parse({
    id: `watch-${analysis.id}`,
    analysisId: analysis.id,
    isActive: true,
    conditions: analysis.keyLevels,
    lastChecked: null,
    analysis,
    conditionsMet: false,
    setupFormed: false,
    currentPrice: null,
    priceChange: null,
  });
}
