import { TZDate } from '@date-fns/tz';
import { MOODS } from '@pipsight/trading';
import { stringify } from 'csv-stringify/sync';
import type { TradeRow } from '../../db/schema.ts';

/**
 * Trades as a CSV whose own import reads it back. Times are those of a zone's clocks, with their offset. Text that a
 * spreadsheet would run as a formula is defused.
 */
export function tradesCsv(trades: readonly TradeRow[], timeZone: string): string {
  const time = (moment: Date | null): string => (moment ? new TZDate(moment.getTime(), timeZone).toISOString() : '');
  const rows = trades.map((trade) => COLUMNS.map(([, valueOf]) => valueOf(trade, time)));
  const columns = COLUMNS.map(([name]) => name);
  return stringify(rows, { header: true, columns, bom: true, record_delimiter: 'windows', escape_formulas: true });
}

type ValueOf = (trade: TradeRow, time: (moment: Date | null) => string) => string | number;

const COLUMNS: readonly (readonly [name: string, valueOf: ValueOf])[] = [
  ['Reference', ({ id }) => id],
  ['Pair', ({ currencyPair }) => currencyPair],
  ['Direction', ({ direction }) => direction],
  ['Order', ({ entryType }) => entryType.replace('_', ' ')],
  ['Entry', ({ entryPrice }) => entryPrice],
  ['Exit', ({ exitPrice }) => exitPrice ?? ''],
  ['Stop Loss', ({ stopLoss }) => stopLoss],
  ['Take Profit 1', ({ takeProfit1 }) => takeProfit1 ?? ''],
  ['Take Profit 2', ({ takeProfit2 }) => takeProfit2 ?? ''],
  ['Status', ({ status }) => status],
  ['Outcome', ({ outcome }) => outcome ?? ''],
  // A number and not `+25`, which would count as a formula.
  ['Pips', ({ pnlPips }) => pnlPips ?? ''],
  ['Mood', ({ entryMood }) => MOODS.find(({ emoji }) => emoji === entryMood)?.name ?? ''],
  ['Confidence', ({ confidence }) => confidence ?? ''],
  ['Created', ({ createdAt }, time) => time(createdAt)],
  ['Opened', ({ openedAt }, time) => time(openedAt)],
  ['Closed', ({ closedAt }, time) => time(closedAt)],
];
