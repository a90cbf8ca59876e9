import { expect, test } from 'vitest';
import { instrumentOf, normaliseSymbol, pairOf } from './instrument.ts';

test.each([
  ['EUR/USD', 'EURUSD'],
  ['eur_usd', 'EURUSD'],
  ['EUR-USD', 'EURUSD'],
  [' EURUSD ', 'EURUSD'],
  ['C:EURUSD', 'EURUSD'],
  ['FX:EURUSD', 'EURUSD'],
  ['FX_IDC:EURUSD', 'EURUSD'],
  ['EURUSD.m', 'EURUSD'],
  ['EURUSDm', 'EURUSD'],
  ['EURUSDmicro', 'EURUSD'],
  ['EURUSD.pro#', 'EURUSD'],
  ['GBPJPY+', 'GBPJPY'],
  ['XAU/USD', 'XAUUSD'],
  ['GOLD', 'XAUUSD'],
  ['GOLD.a', 'XAUUSD'],
  ['Silver', 'XAGUSD'],
  ['GOLD/USD', 'XAUUSD'],
  ['OANDA:EUR_USD', 'EURUSD'],
  ['EURUSD=X', 'EURUSD'],
  ['US500.cash', 'US500'],
  ['#US30', 'US30'],
  ['BINANCE:BTCUSDT', 'BTCUSDT'],
  ['', ''],
])('reads the symbol %j as %j', (text, symbol) => {
  expect(normaliseSymbol(text)).toBe(symbol);
});

test.each([
  ['EURUSD', 'currency', 0.0001, 5],
  ['USDJPY', 'currency', 0.01, 3],
  ['GBP/JPY', 'currency', 0.01, 3],
  ['XAUUSD', 'metal', 0.1, 2],
  ['GOLD', 'metal', 0.1, 2],
  ['XAGUSD', 'metal', 0.01, 3],
  ['US500', 'other', 0.0001, 2],
  ['BTCUSD', 'other', 0.0001, 2],
])('%s is a %s with a pip of %d and %d decimals', (symbol, kind, pip, decimals) => {
  expect(instrumentOf(symbol)).toMatchObject({ kind, pip, decimals });
});

test.each([null, '', 'Unknown'])('takes %j for a currency pair of 5 decimals', (symbol) => {
  expect(instrumentOf(symbol)).toMatchObject({ kind: 'currency', pip: 0.0001, decimals: 5 });
});

test.each([
  ['EUR/USD', { base: 'EUR', quote: 'USD' }],
  ['gold', { base: 'XAU', quote: 'USD' }],
  ['XAUEUR', { base: 'XAU', quote: 'EUR' }],
  ['EUREUR', null],
  ['EURXXX', null],
  ['US500', null],
  ['Unknown', null],
  ['', null],
])('the pair of %j is %j', (symbol, pair) => {
  expect(pairOf(symbol)).toEqual(pair);
});
