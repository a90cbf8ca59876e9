import { expect, test } from 'vitest';
import { isMarketOpen, tradingWeek } from './market-hours.ts';

test.each([
  ['a Wednesday', '2026-11-18T12:00:00Z', true],
  ['the last moment before the Friday close in winter', '2026-11-20T21:59:59.999Z', true],
  ['the Friday close in winter, 17:00 EST', '2026-11-20T22:00:00Z', false],
  ['a Saturday', '2026-11-21T12:00:00Z', false],
  ['the last moment before the Sunday opening in winter', '2026-11-22T21:59:59.999Z', false],
  ['the Sunday opening in winter', '2026-11-22T22:00:00Z', true],
  ['the Friday close in summer, 17:00 EDT', '2026-07-03T21:00:00Z', false],
  ['the last moment before it', '2026-07-03T20:59:59.999Z', true],
  ['the Sunday opening in summer', '2026-07-05T21:00:00Z', true],
  ['the last close before clocks go forward', '2026-03-06T21:30:00Z', true],
  ['the opening on the day clocks go forward', '2026-03-08T21:00:00Z', true],
  ['an hour before it', '2026-03-08T20:59:59Z', false],
  ['the last close before clocks go back', '2026-10-30T21:00:00Z', false],
  ['an hour before the opening on the day clocks go back', '2026-11-01T21:00:00Z', false],
  ['the opening on the day clocks go back', '2026-11-01T22:00:00Z', true],
])('%s (%s): open is %s', (_name, at, open) => {
  expect(isMarketOpen(new Date(at))).toBe(open);
});

test.each([
  ['2026-11-18T12:00:00Z', '2026-11-15T22:00:00.000Z', '2026-11-20T22:00:00.000Z'],
  ['2026-11-22T21:59:59Z', '2026-11-15T22:00:00.000Z', '2026-11-20T22:00:00.000Z'],
  ['2026-11-22T22:00:00Z', '2026-11-22T22:00:00.000Z', '2026-11-27T22:00:00.000Z'],
  ['2026-03-08T12:00:00Z', '2026-03-01T22:00:00.000Z', '2026-03-06T22:00:00.000Z'],
  ['2026-03-09T12:00:00Z', '2026-03-08T21:00:00.000Z', '2026-03-13T21:00:00.000Z'],
  ['2026-11-01T21:30:00Z', '2026-10-25T21:00:00.000Z', '2026-10-30T21:00:00.000Z'],
])('%s belongs to the week from %s to %s', (at, opensAt, closesAt) => {
  const week = tradingWeek(new Date(at));
  expect([week.opensAt.toISOString(), week.closesAt.toISOString()]).toEqual([opensAt, closesAt]);
});
