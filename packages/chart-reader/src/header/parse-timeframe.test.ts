import { expect, test } from 'vitest';
import { parseTimeframe } from './parse-timeframe.ts';

test('brings the spellings of platforms to one notation', () => {
  const spellings = ['1', '5', '15m', '30', '60', '1h', '4H', '240', 'D', '1D', '1d', 'Daily', '1W', 'Weekly'];
  expect(spellings.map(parseTimeframe)).toEqual([
    'M1',
    'M5',
    'M15',
    'M30',
    'H1',
    'H1',
    'H4',
    'H4',
    'D1',
    'D1',
    'D1',
    'D1',
    'W1',
    'W1',
  ]);
  expect(['M1', 'M3', 'H2', 'h1', 'D1', 'W1', 'MN', 'Monthly'].map(parseTimeframe)).toEqual([
    'M1',
    'M3',
    'H2',
    'H1',
    'D1',
    'W1',
    'MN',
    'MN',
  ]);
});

test('tells one month from one minute by the case of the letter', () => {
  expect(parseTimeframe('1M')).toBe('MN');
  expect(parseTimeframe('1m')).toBe('M1');
  expect(parseTimeframe('M')).toBe('MN');
  expect(parseTimeframe('m')).toBeNull();
});

test('knows no ticks, seconds, odd counts or other words', () => {
  expect(['30s', '100T', '3M', '2D', '0', '90', '1.5h', 'NSE', ''].map(parseTimeframe)).toEqual(Array(9).fill(null));
});
