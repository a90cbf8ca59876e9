import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readJournalFile } from './read-journal-file.ts';
import { recordToTrade } from './record-to-trade.ts';

const NOW = new Date('2024-06-01T00:00:00Z');
const sample = (name: string): Uint8Array => readFileSync(new URL(`test-data/${name}`, import.meta.url));
const text = (value: string): Uint8Array => new TextEncoder().encode(value);

function tradesOf(bytes: Uint8Array, timeZone = 'UTC') {
  const file = readJournalFile(bytes, null);
  return file?.records.map((record) => {
    const reading = recordToTrade(record, timeZone, NOW);
    if (!reading.ok) return `${record.place}: ${reading.reason}`;
    const { currencyPair, direction, entryPrice, exitPrice, outcome, pnlPips, status, closedAt } = reading.trade;
    return [currencyPair, direction, entryPrice, exitPrice, outcome, pnlPips, status, closedAt.toISOString()].join(' ');
  });
}

describe('a MetaTrader 4 statement', () => {
  it('gives its closed trades, and says which is still open', () => {
    expect(tradesOf(sample('mt4-statement.htm'), 'Europe/Athens')).toEqual([
      'EURUSD BUY 1.09450 1.09950 tp1 50 WIN 2024-01-15T14:45:12.000Z',
      'USDJPY SELL 147.250 147.650 stop -40 LOSS 2024-01-16T09:20:00.000Z',
      'XAUUSD BUY 2012.40 2021.90 manual 95 WIN 2024-01-19T07:10:00.000Z',
      'Ticket 80016: It is not closed yet. Import it again once it is.',
    ]);
  });
});

describe('a MetaTrader 5 report', () => {
  it('gives its positions and neither orders nor deals', () => {
    expect(readJournalFile(sample('mt5-report.html'), null)?.format).toBe('mt5');
    expect(tradesOf(sample('mt5-report.html'))).toEqual([
      'EURUSD BUY 1.08450 1.08200 stop -25 LOSS 2024-03-05T13:01:02.000Z',
      // Its stop had been moved into profit.
      'XAUUSD SELL 2132.50 2129.00 manual 35 WIN 2024-03-06T15:30:00.000Z',
      'USDJPY SELL 149.200 149.200 manual 0 BREAKEVEN 2024-03-07T08:30:00.000Z',
    ]);
  });
});

describe('a CSV', () => {
  const HEADER = 'Pair,Side,Entry,Exit,Close time';

  it.each([',', ';', '\t'])('is read with %j between its columns', (delimiter) => {
    const lines = [HEADER, 'EUR/USD,Long,1.0800,1.0825,2024-03-05 10:00'].join('\n').replaceAll(',', delimiter);
    expect(tradesOf(text(lines))).toEqual(['EURUSD BUY 1.0800 1.0825 manual 25 WIN 2024-03-05T10:00:00.000Z']);
  });

  it('says of each row that cannot be read why not', () => {
    const rows = [
      'EURUSD,hold,1.08,1.09,2024-03-05',
      'EURUSD,buy,1.08,,',
      'EURUSD,buy,"1,085",1.09,2024-03-05',
      'EURUSD,buy,0,1.09,2024-03-05',
      'EURUSD,buy,1.08,1.09,03/05/2024',
      'EURUSD,buy,1.08,1.09,2034-03-05',
      ',buy,1.08,1.09,2024-03-05',
    ];
    expect(tradesOf(text([HEADER, ...rows].join('\n')))).toEqual([
      'Row 2: "hold" is neither buy nor sell.',
      'Row 3: It is not closed yet. Import it again once it is.',
      'Row 4: "1,085" can be read in two ways: write its decimals after a point.',
      'Row 5: Its entry or exit price is missing.',
      'Row 6: "03/05/2024" is not a time. Write it as 2024-01-31 10:30.',
      'Row 7: It was closed in the future. Check the time zone.',
      'Row 8: It names no pair.',
    ]);
  });

  it('keeps rows that are alike apart, and knows each again', () => {
    const row = 'EURUSD,buy,1.08,1.09,2024-03-05';
    const keys = readJournalFile(text([HEADER, row, row].join('\n')), null)?.records.map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    expect(readJournalFile(text([HEADER, row, row].join('\r\n')), null)?.records.map(({ key }) => key)).toEqual(keys);
  });

  it('lets its columns be chosen', () => {
    const file = readJournalFile(text('What,Which way\nEURUSD,buy'), {
      What: 'currencyPair',
      'Which way': 'direction',
    });
    expect(file?.columns).toEqual([
      { name: 'What', samples: ['EURUSD'], field: 'currencyPair' },
      { name: 'Which way', samples: ['buy'], field: 'direction' },
    ]);
  });
});

it.each([
  ['an empty file', ''],
  ['prose', 'Dear reader'],
  ['a page without trades', '<html><body><table><tr><td>1</td></tr></table></body></html>'],
  ['bytes of a picture', '\u0089PNG\u0000\u0001,\n,'],
])('takes %s for no file of trades', (_, content) => expect(readJournalFile(text(content), null)).toBeNull());
