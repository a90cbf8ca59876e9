import { expect, test } from 'vitest';
import { sameTimeframe } from './same-timeframe.ts';

test.each([
  ['H1', '1h'],
  ['H1', '60'],
  ['M15', '15 min'],
  ['M15', '15m'],
  ['H4', '4 hours'],
  ['D1', 'Daily'],
  ['W1', '1W'],
  ['MN', '1M'],
  ['M1', '1M'],
  ['MN', 'Monthly'],
])('%s is %s', (a, b) => {
  expect(sameTimeframe(a, b)).toBe(true);
});

test.each([
  ['H1', 'H4'],
  ['M15', '15h'],
  ['D1', ''],
  ['H1', 'one hour'],
])('%j is not %j', (a, b) => {
  expect(sameTimeframe(a, b)).toBe(false);
});
