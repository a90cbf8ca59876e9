import { expect, test } from 'vitest';
import { readCandleText } from './read-candle-file.ts';

const HEAD = 'time,open,high,low,close,volume';
const FIRST = '2025-01-01T00:00:00Z,1.1,1.2,1.0,1.15,10';
const SECOND = '2025-01-01T01:00:00Z,1.15,1.2,1.1,1.12,9';
const read = (...lines: readonly string[]) => readCandleText(lines.join('\n'), 'a.csv');

test('columns are found by their headings, whatever their order, case and line ends', () => {
  const text = '\uFEFFClose,Low,High,Open,Time\r\n1.15,1,1.2,1.1,2025-01-01\r\n1.12,1.1,1.2,1.15,2025-01-05\r\n';
  expect(readCandleText(text, 'a.csv')).toEqual({
    ok: true,
    times: ['2025-01-01', '2025-01-05'],
    candles: [
      { open: 1.1, high: 1.2, low: 1, close: 1.15 },
      { open: 1.15, high: 1.2, low: 1.1, close: 1.12 },
    ],
  });
});

test.each([
  ['nothing at all', [''], 'a.csv has no column time, open, high, low, close; it needs time, open, high, low, close.'],
  ['no closes', ['time,open,high,low', FIRST], 'a.csv has no column close; it needs time, open, high, low, close.'],
  ['headings alone', [HEAD], 'a.csv has headings but no candles.'],
  ['a time twice', [HEAD, FIRST, FIRST], 'a.csv, line 3: 2025-01-01T00:00:00Z comes twice; times must increase.'],
  [
    'times in disorder',
    [HEAD, SECOND, FIRST],
    'a.csv, line 3: 2025-01-01T00:00:00Z comes after 2025-01-01T01:00:00Z; times must increase.',
  ],
  ['no time', [HEAD, 'soon,1,1,1,1'], 'a.csv, line 2: "soon" is not a time.'],
  ['an empty line', [HEAD, FIRST, '', SECOND], 'a.csv, line 3: "" is not a time.'],
  ['an empty cell', [HEAD, '2025-01-01,1,1,,1'], 'a.csv, line 2: low is empty, which is no number.'],
  ['a word for a price', [HEAD, '2025-01-01,1,1,x,1'], 'a.csv, line 2: low is "x", which is no number.'],
  [
    'a high below the close',
    [HEAD, '2025-01-01,1,1.1,1,1.2'],
    'a.csv, line 2: high 1.1 and low 1 do not hold open 1 and close 1.2.',
  ],
])('%s is named', (_name, lines, reason) => {
  expect(read(...lines)).toEqual({ ok: false, reason });
});
