import { NEEDED_JOURNAL_FIELDS, type ColumnChoice, type ImportReport } from '@pipsight/contract';
import { signedPips } from '@pipsight/trading';
import type { Database } from '../../db/database.ts';
import { HttpError } from '../../http/http-error.ts';
import { findKnownKeys, saveTrades } from './journal-store.ts';
import { readJournalFile } from './read-journal-file.ts';
import { recordToTrade, type ImportedTrade } from './record-to-trade.ts';

export interface ImportInput {
  readonly bytes: Uint8Array;
  readonly timeZone: string;
  /** What the columns of a CSV hold; null guesses. */
  readonly columns: ColumnChoice | null;
  /** Whether to add the trades; otherwise the report only says what would be added. */
  readonly save: boolean;
}

const MAX_ROWS = 20_000;
const PREVIEW_ROWS = 10;
const SHOWN_PROBLEMS = 50;

/**
 * Reads a file of trades and, when asked to, adds the closed ones that the user's journal lacks. The same file twice adds
 * nothing.
 * @throws HttpError 400 or 415 when the file cannot be read as a whole
 */
export async function importTrades(db: Database, userId: string, input: ImportInput, now: Date): Promise<ImportReport> {
  const file = readJournalFile(input.bytes, input.columns);
  if (!file) {
    throw new HttpError(
      415,
      'file: This file holds no trades that can be read. Choose a CSV whose first line names its columns, or a MetaTrader 4 or 5 report saved as HTML.',
    );
  }
  if (file.records.length > MAX_ROWS) {
    throw new HttpError(400, `file: This file has more than ${MAX_ROWS} rows. Split it and import the parts.`);
  }
  const held = new Set(file.columns.map(({ field }) => field));
  const missing = file.format === 'csv' ? NEEDED_JOURNAL_FIELDS.filter((field) => !held.has(field)) : [];
  const readings =
    missing.length > 0
      ? []
      : file.records.map((record) => [record, recordToTrade(record, input.timeZone, now)] as const);
  const found = firstOfEachKey(readings.flatMap(([, reading]) => (reading.ok ? [reading.trade] : [])));
  const unreadable = readings.flatMap(([{ place }, reading]) =>
    reading.ok ? [] : [{ place, reason: reading.reason }],
  );
  const known = await findKnownKeys(
    db,
    userId,
    found.map(({ key }) => key),
  );
  const fresh = found.filter(({ key }) => !known.has(key));
  const isSaved = input.save && missing.length === 0;
  const newCount = isSaved ? await saveTrades(db, userId, fresh) : fresh.length;
  return {
    format: file.format,
    columns: file.columns.map(({ name, samples, field }) => ({ name, samples: [...samples], field })),
    missing,
    preview: found.slice(0, PREVIEW_ROWS).map((trade) => present(trade, known.has(trade.key))),
    newCount,
    knownCount: found.length - newCount,
    unreadable: unreadable.slice(0, SHOWN_PROBLEMS),
    unreadableCount: unreadable.length,
    isSaved,
  };
}

/** A report may list a position twice; its trades are one. */
function firstOfEachKey(trades: readonly ImportedTrade[]): ImportedTrade[] {
  return [...new Map(trades.toReversed().map((trade) => [trade.key, trade])).values()].toReversed();
}

function present(trade: ImportedTrade, isKnown: boolean): ImportReport['preview'][number] {
  const { currencyPair, direction, entryPrice, exitPrice, status } = trade;
  return {
    currencyPair,
    direction,
    entryPrice,
    exitPrice,
    status,
    pnlPips: signedPips(trade.pnlPips),
    openedAt: trade.openedAt?.toISOString() ?? null,
    closedAt: trade.closedAt.toISOString(),
    isKnown,
  };
}
