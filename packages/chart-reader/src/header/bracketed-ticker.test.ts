import { expect, test } from 'vitest';
import { bracketedTicker } from './bracketed-ticker.ts';

function summary(title: string) {
  const line = bracketedTicker(title);
  return [line?.symbol?.symbol ?? null, line?.timeframe ?? null];
}

test('reads the ticker in brackets behind a name, with a timeframe just behind or in words before it', () => {
  const titles = {
    'Apple Inc. (AAPL)': ['AAPL', null],
    'Nokia Oyj (NOKIA.HE) weekly, log scale': ['NOKIA.HE', 'W1'],
    'Coffee C futures (KC) - weekly continuous, USc/lb': ['KC', 'W1'],
    'Cours hebdomadaire, Euronext Paris (MC), en euros': ['MC', 'W1'],
    'Natural Gas Futures - Jan 25 (NGF5)': ['NATGAS', null],
  };
  expect(Object.keys(titles).map(summary)).toEqual(Object.values(titles));
});

test('takes one letter for a ticker only behind the name of a company', () => {
  expect(['Ford Motor Company (F)', 'Price per share (F)'].map(summary)).toEqual([
    ['F', null],
    [null, null],
  ]);
});

test('takes codes of digits behind names in other scripts, and no other number', () => {
  expect(['FIR (000858) AK', 'HiEs (600519)', 'Volume (123456)'].map((title) => summary(title)[0])).toEqual([
    '000858',
    '600519',
    null,
  ]);
});

test('takes no exchange, indicator, currency or level for a ticker, and no title that goes on', () => {
  const titles = [
    '18/09/2023 - 20/03/2024 (LON)',
    'Moving Average (MA) weekly',
    'Change of Character (CHOCH) 15m',
    'Open (USD)',
    'Price (USDT)',
    'Apple (AAPL) rises again',
  ];
  expect(titles.map(summary)).toEqual(titles.map(() => [null, null]));
});
