import { expect, test } from 'vitest';
import { endsInCurrency, joinedPair } from './joined-pair.ts';

test('reads a pair by its names where the slash between them is a letter or nothing', () => {
  expect(joinedPair('Euro NU.S. Dollar')).toBe('EURUSD');
  expect(joinedPair('Gold Spot U.S. Dollar')).toBe('XAUUSD');
  expect(joinedPair('British Pound /Japanese Yen')).toBe('GBPJPY');
});

test('reads none of other names', () => {
  expect(joinedPair('Euro Stoxx 50')).toBeNull();
  expect(joinedPair('Gold Silver')).toBeNull();
  expect(joinedPair('VER / U.S. DOLLAR')).toBeNull();
});

test('tells the rest of a pair from a company', () => {
  expect(endsInCurrency('VER / U.S. DOLLAR')).toBe(true);
  expect(endsInCurrency('British Pouna7t-S. Dollar')).toBe(true);
  expect(endsInCurrency('Dollar General')).toBe(false);
});
