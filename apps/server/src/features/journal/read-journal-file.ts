import type { ColumnChoice } from '@pipsight/contract';
import { decodeText } from './decode-text.ts';
import type { JournalFile } from './journal-file.ts';
import { readCsv } from './read-csv.ts';
import { readMetaTrader } from './read-metatrader.ts';

/**
 * Takes a file of trades apart, whatever its name says it is.
 * @param chosen what the columns of a CSV hold; null guesses by their names
 * @returns null for a file that is no MetaTrader report and no CSV
 */
export function readJournalFile(bytes: Uint8Array, chosen: ColumnChoice | null): JournalFile | null {
  const text = decodeText(bytes);
  if (text.includes('\u0000')) return null;
  // What looks like a page is one: its lines would make a table of a kind, too.
  return /<(?:!doctype|html|table)\b/i.test(text.slice(0, 10_000)) ? readMetaTrader(text) : readCsv(text, chosen);
}
