import { expect, test } from 'vitest';
import { inWords, onGrid, plausibleSpread, priceGrid, spreadInWords } from './price-grid.ts';

test('planned prices are no finer than a pixel', () => {
  const coarse = priceGrid('EURUSD', 1.08, 0.00023);
  expect(coarse).toMatchObject({ decimals: 5, step: 0.0002 });
  expect(onGrid(1.08517, coarse)).toBe(1.0852);
  expect(priceGrid('XAUUSD', 2650, 0.6).step).toBe(0.5);
});

test('planned prices are no finer than their market', () => {
  const fine = priceGrid('USDJPY', 156, 0.00001);
  expect(fine.step).toBe(0.001);
  expect(onGrid(156.23456, fine)).toBe(156.235);
});

test('a market that costs less than a cent gets the decimals its chart resolves', () => {
  const grid = priceGrid('DOGEUSD', 0.12, 0.00004);
  expect(grid.decimals).toBe(5);
  expect(inWords(0.123456, grid)).toBe('0.12346');
});

test('an unknown market shows the digits that its chart resolves', () => {
  expect(inWords(206.61734, priceGrid(null, 206, 0.06))).toBe('206.62');
  expect(inWords(1.085123, priceGrid(null, 1.085, 0.00004))).toBe('1.08512');
});

test('prices in words have the decimals of their market', () => {
  expect(inWords(1.1, priceGrid('EURUSD', 1.1, 0.001))).toBe('1.10000');
  expect(inWords(2650.456, priceGrid('XAUUSD', 2650, 0.1))).toBe('2650.46');
});

test.each([
  ['EURUSD', 1.08, 0.00012],
  ['USDJPY', 156, 0.012],
  ['AUDNZD', 1.09, 0.00025],
  ['USDTRY', 34, 0.0015],
  ['XAUUSD', 2650, 0.35],
  ['US500', 5000, 0.75],
  [null, 1.08, 0.000162],
])('the spread of %s at %d is %d', (symbol, price, spread) => {
  expect(plausibleSpread(symbol, price)).toBeCloseTo(spread, 10);
});

test.each([
  ['EURUSD', 1.08, '1.2 pips'],
  ['XAUUSD', 2650, '3.5 pips'],
  ['US500', 5000, '0.75'],
  // Nobody knows what a pip of an unknown market is.
  [null, 192, '0.029'],
  ['UNKNOWN', 192, '0.02880'],
])('the spread of %s at %d in words is %s', (symbol, price, words) => {
  expect(spreadInWords(priceGrid(symbol, price, price / 20_000))).toBe(words);
});
