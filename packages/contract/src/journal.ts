import * as z from 'zod';
import { momentSchema } from './primitives.ts';
import { tradeSchema } from './trade.ts';

/** What a column of an imported file may hold. */
export const JOURNAL_FIELDS = [
  'reference',
  'currencyPair',
  'direction',
  'openedAt',
  'closedAt',
  'entryPrice',
  'exitPrice',
  'stopLoss',
  'takeProfit1',
  'takeProfit2',
  'mood',
  'confidence',
] as const;
export type JournalField = (typeof JOURNAL_FIELDS)[number];

/** Fields without which a row is no closed trade. */
export const NEEDED_JOURNAL_FIELDS = [
  'currencyPair',
  'direction',
  'closedAt',
  'entryPrice',
  'exitPrice',
] as const satisfies readonly JournalField[];

/** By column name, what each column holds; columns left out hold nothing of interest. */
export const columnChoiceSchema = z.record(z.string().max(200), z.enum(JOURNAL_FIELDS));
export type ColumnChoice = z.infer<typeof columnChoiceSchema>;

/** A closed trade found in a file. */
const importedTradeSchema = tradeSchema
  .pick({ currencyPair: true, direction: true, entryPrice: true, exitPrice: true, status: true, pnlPips: true })
  .extend({
    openedAt: momentSchema.nullable(),
    closedAt: momentSchema,
    /** Whether the journal has it already. */
    isKnown: z.boolean(),
  });

/** What a file holds, and what became of it. */
export const importReportSchema = z.object({
  format: z.enum(['csv', 'mt4', 'mt5']),
  /** The columns of a CSV with a few of their values; empty for reports, whose columns are known. */
  columns: z.array(
    z.object({ name: z.string(), samples: z.array(z.string()), field: z.enum(JOURNAL_FIELDS).nullable() }),
  ),
  /** Needed fields that no column holds. Nothing can be read before each has one. */
  missing: z.array(z.enum(JOURNAL_FIELDS)),
  /** The first of the trades that could be read. */
  preview: z.array(importedTradeSchema),
  /** Trades the journal did not have; they were added if `isSaved`. */
  newCount: z.int(),
  /** Trades it had already. */
  knownCount: z.int(),
  /** The first of the rows that could not be read, with the reason. */
  unreadable: z.array(z.object({ place: z.string(), reason: z.string() })),
  unreadableCount: z.int(),
  isSaved: z.boolean(),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** Address of the own trades as a CSV file, its times in a zone. */
export function tradesFilePath(timeZone: string): string {
  return `/api/trades/export.csv?timeZone=${encodeURIComponent(timeZone)}`;
}
