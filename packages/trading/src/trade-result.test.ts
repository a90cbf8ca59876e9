import { expect, test } from 'vitest';
import { closedStatus, signedPips, tradePips } from './trade-result.ts';

test.each([
  ['BUY', 1.084, 1.0865, 'EURUSD', 25],
  ['BUY', 1.084, 1.0828, 'EURUSD', -12],
  ['SELL', 156.2, 155.85, 'USDJPY', 35],
  ['SELL', 2650, 2652.5, 'XAUUSD', -25],
  ['SELL', 1.084, 1.08404, 'EURUSD', 0],
] as const)('a %s from %d to %d of %s makes %d pips', (direction, entry, exit, symbol, pips) => {
  expect(tradePips(direction, entry, exit, symbol)).toBe(pips);
});

test('a trade without an entry made nobody knows how many pips', () => {
  expect(tradePips('BUY', 0, 1.08, 'EURUSD')).toBeNull();
});

test('target and stop decide by themselves, even where they are worth 0 pips', () => {
  expect(closedStatus('tp1', 0)).toBe('WIN');
  expect(closedStatus('stop', 0)).toBe('LOSS');
  expect(closedStatus('stop', null)).toBe('LOSS');
});

test('closed by hand, the sign of the pips decides', () => {
  expect(closedStatus('manual', 1)).toBe('WIN');
  expect(closedStatus('manual', -1)).toBe('LOSS');
  expect(closedStatus('manual', 0)).toBe('BREAKEVEN');
  expect(closedStatus('manual', null)).toBeNull();
});

test('writes pips with their sign', () => {
  expect([25, -12, 0].map(signedPips)).toEqual(['+25', '-12', '0']);
});
