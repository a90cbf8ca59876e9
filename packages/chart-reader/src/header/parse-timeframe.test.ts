import { expect, test } from 'vitest';
import { isCommonTimeframe, minutesOf, parseMisreadTimeframe, parseTimeframe } from './parse-timeframe.ts';

test('takes minutes and hours that no platform offers for a misreading', () => {
  expect(['26m', '30m', '5h', '4h', 'M11', 'M12'].map(parseTimeframe)).toEqual([null, 'M30', null, 'H4', null, 'M12']);
});

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

test('knows units written out, in several languages', () => {
  const spellings = [
    '15 minutes',
    '15min',
    '1 hour',
    '4 Std.',
    '1 jour',
    '1 semana',
    '1 mes',
    '30 Minuten',
    '12 hours',
  ];
  expect(spellings.map(parseTimeframe)).toEqual(['M15', 'M15', 'H1', 'H4', 'D1', 'W1', 'MN', 'M30', 'H12']);
  expect(['15 pips', '3 years', 'hour', '2 days'].map(parseTimeframe)).toEqual(Array(4).fill(null));
});

test('mends digits read as letters, where that gives a timeframe that is used', () => {
  expect(['HI', 'Hi', 'hl', 'MIS', 'M3O', 'HA', 'lh', '1Sm'].map(parseMisreadTimeframe)).toEqual([
    'H1',
    'H1',
    'H1',
    'M15',
    'M30',
    'H4',
    'H1',
    'M15',
  ]);
  expect(['HS', 'MA', 'Da', 'Hi!', 'is', 'Ask'].map(parseMisreadTimeframe)).toEqual(Array(6).fill(null));
});

test('tells the timeframes that nearly every chart shows', () => {
  expect(['M5', 'H4', 'M10', 'MN'].map(isCommonTimeframe)).toEqual([true, true, false, false]);
});

test('tells how long timeframes are', () => {
  expect(['M15', 'H4', 'D1', 'W1', 'MN'].map(minutesOf)).toEqual([15, 240, 1440, 10_080, 43_200]);
});
