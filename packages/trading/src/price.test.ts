import { expect, test } from 'vitest';
import { parsePrice, pipsBetween, priceText, profitPercent } from './price.ts';

test('writes a price with the decimals of its market', () => {
  expect(priceText(1.08512, 'EURUSD')).toBe('1.08512');
  expect(priceText(156.2, 'USDJPY')).toBe('156.200');
  expect(priceText(2650.456, 'GOLD')).toBe('2650.46');
  expect(priceText(1.5, null)).toBe('1.50000');
});

test.each([
  ['1.08512', 1.08512],
  [' 2650 ', 2650],
  ['.5', 0.5],
  ['-1', -1],
  [156.2, 156.2],
])('reads %j as %d', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

test.each([null, undefined, '', '  ', 'abc', '1,085', '1e3', '0x10', '1.2.3', Number.NaN, Number.POSITIVE_INFINITY])(
  'takes %j for no price',
  (text) => {
    expect(parsePrice(text)).toBeNull();
  },
);

test('counts pips with the sign of the move', () => {
  expect(pipsBetween(1.08, 1.085, 'EURUSD')).toBe(50);
  expect(pipsBetween(1.085, 1.08, 'EURUSD')).toBe(-50);
  expect(pipsBetween(156, 156.35, 'USDJPY')).toBe(35);
  expect(pipsBetween(2650, 2652.5, 'XAUUSD')).toBe(25);
});

test('rounds half a pip away from zero on both sides', () => {
  expect(pipsBetween(1.0, 1.00025, 'EURUSD')).toBe(3);
  expect(pipsBetween(1.00025, 1.0, 'EURUSD')).toBe(-3);
  expect(Object.is(pipsBetween(1.00001, 1.0, 'EURUSD'), 0)).toBe(true);
});

test('profit is positive when price moves in favour of the trade', () => {
  expect(profitPercent('BUY', 100, 101)).toBeCloseTo(1);
  expect(profitPercent('SELL', 100, 101)).toBeCloseTo(-1);
  expect(profitPercent('BUY', 0, 101)).toBeNull();
});
