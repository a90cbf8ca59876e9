import { Parser } from 'htmlparser2';
import type { JournalFile, JournalRecord } from './journal-file.ts';

const TIME = /^\d{4}\.\d{2}\.\d{2} \d{2}:\d{2}(?::\d{2})?$/;
const TICKET = /^\d{1,20}$/;
const SIDE = /^(?:buy|sell)$/i;
const VOLUME = /^\d[\d .]*$/;

/**
 * The positions of a MetaTrader 4 statement or a MetaTrader 5 report, saved as HTML. Rows are known by their shape, since
 * headings are in the trader's language; balance rows, cancelled orders and deals have another. Null for any other text.
 */
export function readMetaTrader(html: string): JournalFile | null {
  if (!/<t(?:able|r|d)\b/i.test(html)) return null;
  const rows = tableRows(html);
  const mt4 = rows.flatMap((cells) => mt4Record(cells) ?? []);
  if (mt4.length > 0) return { format: 'mt4', columns: [], records: mt4 };
  const mt5 = rows.flatMap((cells) => mt5Record(cells) ?? []);
  return mt5.length > 0 ? { format: 'mt5', columns: [], records: mt5 } : null;
}

/** Ticket, open time, type, size, item, price, S/L, T/P, close time, price, commission, taxes, swap, profit. */
function mt4Record(cells: readonly string[]): JournalRecord | null {
  const [ticket = '', openedAt = '', side = '', , item, entry, stop, target, closedAt, exit] = cells;
  if (cells.length < 13 || !TICKET.test(ticket) || !TIME.test(openedAt) || !SIDE.test(side)) return null;
  return record('mt4', ticket, { item, side, openedAt, closedAt, entry, exit, stop, target });
}

/** Time, position, symbol, type, volume, price, S/L, T/P, time, price, commission, swap, profit. */
function mt5Record(cells: readonly string[]): JournalRecord | null {
  const [openedAt = '', ticket = '', item, side = '', volume = '', entry, stop, target, closedAt, exit] = cells;
  if (!TICKET.test(ticket) || !TIME.test(openedAt) || !SIDE.test(side)) return null;
  // Orders and deals begin alike, but say `0.5 / 0.5` or `in` here.
  if (cells.length < 10 || !VOLUME.test(volume)) return null;
  return record('mt5', ticket, { item, side, openedAt, closedAt, entry, exit, stop, target });
}

type Cells = Record<
  'item' | 'side' | 'openedAt' | 'closedAt' | 'entry' | 'exit' | 'stop' | 'target',
  string | undefined
>;

function record(format: 'mt4' | 'mt5', ticket: string, cells: Cells): JournalRecord {
  // A position that is open has no time of closing; what stands there then is the current price.
  const isClosed = TIME.test(cells.closedAt ?? '');
  return {
    place: `Ticket ${ticket}`,
    // Brokers number their tickets alike, but not at the same moment in the same market.
    key: `${format}:${ticket}:${cells.openedAt}:${cells.item}`,
    fields: {
      currencyPair: cells.item ?? '',
      direction: cells.side ?? '',
      openedAt: cells.openedAt ?? '',
      entryPrice: cells.entry ?? '',
      stopLoss: cells.stop ?? '',
      takeProfit1: cells.target ?? '',
      ...(isClosed && { closedAt: cells.closedAt ?? '', exitPrice: cells.exit ?? '' }),
    },
  };
}

/** The texts of each table row's cells; cells that the report hides are left out. */
function tableRows(html: string): string[][] {
  const rows: string[][] = [];
  let cell: string | null = null;
  const parser = new Parser({
    onopentag(name, { class: className }) {
      if (name === 'tr') rows.push([]);
      else if (name === 'td') cell = className === 'hidden' ? null : '';
    },
    ontext(text) {
      if (cell !== null) cell += text;
    },
    onclosetag(name) {
      if (name !== 'td' || cell === null) return;
      rows.at(-1)?.push(cell.replace(/\s+/g, ' ').trim());
      cell = null;
    },
  });
  parser.end(html);
  return rows;
}
