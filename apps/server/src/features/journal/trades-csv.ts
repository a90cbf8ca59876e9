import { TZDate } from '@date-fns/tz';
import { CONFIDENCE_LEVELS, MOODS } from '@pipsight/trading';
import { stringify } from 'csv-stringify/sync';
import type { TradeRow } from '../../db/schema.ts';

/**
 * Trades as a CSV whose own import reads it back. Times are those of a zone's clocks, with their offset. Text that a
 * spreadsheet would run as a formula is defused.
 */
export function tradesCsv(trades: readonly TradeRow[], timeZone: string): string {
  const time = (moment: Date | null): string => (moment ? new TZDate(moment.getTime(), timeZone).toISOString() : '');
  const rows = trades.map((trade) => ({
    Reference: trade.id,
    Pair: trade.currencyPair,
    Direction: trade.direction,
    Order: trade.entryType.replace('_', ' '),
    Entry: trade.entryPrice,
    Exit: trade.exitPrice ?? '',
    'Stop Loss': trade.stopLoss,
    'Take Profit 1': trade.takeProfit1 ?? '',
    'Take Profit 2': trade.takeProfit2 ?? '',
    Status: trade.status,
    Outcome: trade.outcome ?? '',
    // A number and not `+25`, which would count as a formula.
    Pips: trade.pnlPips ?? '',
    Mood: MOODS.find(({ emoji }) => emoji === trade.entryMood)?.name ?? '',
    Confidence: CONFIDENCE_LEVELS.find(({ level }) => level === trade.confidence)?.level ?? '',
    Created: time(trade.createdAt),
    Opened: time(trade.openedAt),
    Closed: time(trade.closedAt),
  }));
  return stringify(rows, {
    header: true,
    columns: COLUMNS,
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}

const COLUMNS = [
  'Reference',
  'Pair',
  'Direction',
  'Order',
  'Entry',
  'Exit',
  'Stop Loss',
  'Take Profit 1',
  'Take Profit 2',
  'Status',
  'Outcome',
  'Pips',
  'Mood',
  'Confidence',
  'Created',
  'Opened',
  'Closed',
];
