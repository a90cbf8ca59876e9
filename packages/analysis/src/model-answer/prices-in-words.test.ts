import { expect, test } from 'vitest';
import { pricesInWords } from './prices-in-words.ts';

const values = (text: string, near = 1.085, decimals = 5) =>
  pricesInWords(text, near, decimals).map(({ value, role }) => (role === null ? value : `${role} ${value}`));

test.each<[string, (string | number)[]]>([
  [
    'Entry: 1.0840, SL: 1.0830, TP1: 1.0860, TP2: 1.0880',
    ['entry 1.084', 'stop 1.083', 'target1 1.086', 'target2 1.088'],
  ],
  ['Buy limit at 1.0840 with a stop-loss of 1.0830', ['entry 1.084', 'stop 1.083']],
  ['sell stop 1.0840', ['entry 1.084']],
  ['Take profit 1 is set at 1.0860, second target = 1.0880', ['target1 1.086', 'target2 1.088']],
  ['a stop below 1.0830 would be near 1.0825', [1.083, 1.0825]],
  ['between 1.0840 and 1.0845–1.0850', [1.084, 1.0845, 1.085]],
  ['at 1,0840', [1.084]],
  ['9.08400 is far away', [9.084]],
])('reads the prices of %j', (text, expected) => {
  expect(values(text)).toEqual(expected);
});

test.each([
  '0.618 retracement, RSI 14 at 55, EMA 200, ATR 1.2',
  'risk 1.5 % for 2.0 R, 1:2, reward 1.8 R',
  '40 candles, 12 pips, 3 touches, M15 and H4, 2 hours',
  'on 21.11. at 10:30',
])('sees no price in %j', (text) => {
  expect(values(text)).toEqual([]);
});

test('the market decides what is a price', () => {
  expect(values('stop 2,650.5, high 2648, in 2025', 2655, 2)).toEqual(['stop 2650.5', 2648]);
  expect(values('at 156.2, EMA 200 near 155.430', 156.23, 3)).toEqual([156.2, 155.43]);
});

test('a rounded price stands for what is within half its last digit', () => {
  expect(pricesInWords('near 1.084', 1.085, 5)).toEqual([
    { value: 1.084, text: '1.084', precision: 0.0005, role: null },
  ]);
});
