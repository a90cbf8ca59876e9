import { JOURNAL_FIELDS, type JournalField } from '@pipsight/contract';

/** What journals, brokers and spreadsheets call each field, in lower case without punctuation. */
const NAMES: Readonly<Record<JournalField, readonly string[]>> = {
  reference: ['reference', 'id', 'trade id', 'ticket', 'position', 'position id', 'order', 'deal id'],
  currencyPair: ['pair', 'currency pair', 'symbol', 'instrument', 'market', 'item', 'ticker'],
  direction: ['direction', 'side', 'type', 'action', 'buy sell', 'long short', 'trade type'],
  openedAt: ['opened', 'opened at', 'open time', 'open date', 'entry time', 'entry date', 'opening time'],
  closedAt: [
    'closed',
    'closed at',
    'close time',
    'close date',
    'exit time',
    'exit date',
    'closing time',
    'time',
    'date',
  ],
  entryPrice: ['entry', 'entry price', 'open price', 'opening price', 'price open'],
  exitPrice: ['exit', 'exit price', 'close price', 'closing price', 'price close'],
  stopLoss: ['stop', 'stop loss', 'sl', 's l'],
  takeProfit1: ['target', 'take profit', 'take profit 1', 'tp', 'tp1', 't p'],
  takeProfit2: ['take profit 2', 'tp2'],
  mood: ['mood', 'entry mood', 'emotion'],
  confidence: ['confidence'],
};

/** What a column of this name most likely holds; null when its name says nothing known. */
export function guessField(columnName: string): JournalField | null {
  const name = columnName
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return JOURNAL_FIELDS.find((field) => NAMES[field].includes(name)) ?? null;
}
