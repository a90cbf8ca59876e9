import { expect, test } from 'vitest';
import { TIMEFRAMES, timeframeMinutes } from './timeframe.ts';

test('every timeframe is longer than the one before', () => {
  const minutes = TIMEFRAMES.map(timeframeMinutes);
  expect(minutes).toEqual([1, 5, 15, 30, 60, 240, 1440, 10_080, 43_200]);
});

test.each([
  ['M3', 3],
  ['H2', 120],
  ['D3', 4320],
])('reads %s, which platforms offer too, as %d minutes', (timeframe, minutes) => {
  expect(timeframeMinutes(timeframe)).toBe(minutes);
});

test.each(['', 'M', 'H0', '1H', 'H1.5', 'Q1', 'AUTO', 'h1'])('knows no length for %j', (timeframe) => {
  expect(timeframeMinutes(timeframe)).toBeNull();
});
