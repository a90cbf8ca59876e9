import { expect, test } from 'vitest';
import { describedPair } from './described-pair.ts';

test('reads a pair by its letters and the names of both sides together', () => {
  expect(describedPair('ELRUSO', 'Ewro vs US Dollar')).toBe('EURUSD');
  expect(describedPair('USDIRYpro', 'U.S. Dollar ws Japanese Yen')).toBe('USDJPY');
  expect(describedPair('CBPJPV', 'Great Britain Povnd vs Japanese Ven')).toBe('GBPJPY');
});

test('reads nothing where letters and names are of different pairs', () => {
  expect(describedPair('AUDCHF', 'Euro vs US Dollar')).toBeNull();
});

test('reads nothing where another pair is nearly as near', () => {
  expect(describedPair('OTOUSO', 'Bitcon vi US Ootar')).toBeNull();
});

test('reads nothing of a line without the names of two sides', () => {
  expect(describedPair('EURUSD', 'Euro Dollar')).toBeNull();
  expect(describedPair('EURUSD', '1.1 1.2 1.0 1.1')).toBeNull();
});
