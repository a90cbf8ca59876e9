import { expect, test } from 'vitest';
import { mendedPair, namedPairIn, parseSymbol } from './parse-symbol.ts';

test('joins a pair however it is printed', () => {
  const printed = ['EURUSD', 'EUR/USD', 'EURUSD.m', 'EURUSDm', 'OANDA:EURUSD', 'BTC/USDT', 'XAUUSD#', 'eur/usd'];
  expect(printed.map((text) => parseSymbol(text)?.symbol)).toEqual([
    'EURUSD',
    'EURUSD',
    'EURUSD',
    'EURUSD',
    'EURUSD',
    'BTCUSDT',
    'XAUUSD',
    'EURUSD',
  ]);
});

test('knows the names of currencies, metals and coins', () => {
  const printed = ['Euro / U.S. Dollar', 'Gold Spot / U.S. Dollar', 'Great Britain Pound vs US Dollar', 'Gold vs Euro'];
  expect(printed.map((text) => parseSymbol(text)?.symbol)).toEqual(['EURUSD', 'XAUUSD', 'GBPUSD', 'XAUEUR']);
  expect(parseSymbol('Bitcoin / TetherUS')).toEqual({ symbol: 'BTCUSDT', known: true });
});

test('mends names that lost letters, unless two are as near', () => {
  const printed = ['U.S. Dollar / | anese Yen', 'Bri | Pound / U.S. Dollar', 'Austraiian Doilar / U.S. Dollar'];
  expect(printed.map((text) => parseSymbol(text)?.symbol)).toEqual(['USDJPY', 'GBPUSD', 'AUDUSD']);
  expect(parseSymbol('land Dollar / U.S. Dollar')).toBeNull();
  expect(parseSymbol('Nifty Bank / Spread')).toBeNull();
});

test('takes a ticker as printed, unconfirmed', () => {
  expect(parseSymbol('ZB12')).toEqual({ symbol: 'ZB12', known: false });
  expect(parseSymbol('NASDAQ:ZBRA')).toEqual({ symbol: 'ZBRA', known: false });
});

test('takes no name for a symbol', () => {
  expect(['THE NEW INDIA ASSU', 'S&P 500 Index', 'Apple Inc', '5', '1.0845', ''].map(parseSymbol)).toEqual(
    Array(6).fill(null),
  );
});

test('takes a misread pair for no ticker', () => {
  expect(parseSymbol('GBPNSD')).toBeNull();
  expect(parseSymbol('GOOGLE')?.symbol).toBe('GOOGLE');
});

test('knows indices and fuels under the codes that brokers give them, with what they add', () => {
  const printed = ['US30', '#US30', 'GER40.cash', 'NAS100', 'USOIL', 'DXY'];
  expect(printed.map(parseSymbol)).toEqual(
    ['US30', 'US30', 'GER40.cash', 'NAS100', 'USOIL', 'DXY'].map((symbol) => ({ symbol, known: true })),
  );
});

test('takes a currency for half a pair, no ticker; coins and metals stand by themselves', () => {
  expect(parseSymbol('CHF')).toBeNull();
  expect(parseSymbol('BTC')?.symbol).toBe('BTC');
  expect(parseSymbol('XAU')?.symbol).toBe('XAU');
});

test('takes the end of a pair, or one with a wrong letter, for no ticker', () => {
  expect(['GUSD', 'PJPY', 'RAUUSD', 'EURJFY'].map(parseSymbol)).toEqual(Array(4).fill(null));
});

test('mends a pair with one letter misread, with what a broker adds to it, unless two are as near', () => {
  expect(['RAUUSDm', 'EURJFY', 'EURUS0', 'GBPU5D.r', 'USD/JPf'].map((word) => mendedPair(word)?.symbol)).toEqual([
    'XAUUSD',
    'EURJPY',
    'EURUSD',
    'GBPUSD',
    'USDJPY',
  ]);
  expect(['USDJRY', 'ABCDEF', 'EURJFY125', 'ADQUSD', 'USD/100'].map(mendedPair)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('finds the two sides of a pair named within a line', () => {
  expect(namedPairIn('Chart of Gold Spot / U.S. Dollar, 1 hour')).toBe('XAUUSD');
  expect(namedPairIn('Gold Spot vs LS. Dollar')).toBe('XAUUSD');
  expect(namedPairIn('Euro / U.S. Dollar and Euro / Japanese Yen')).toBeNull();
});

test('takes small letters behind a symbol for what a broker adds, or the arrow of a menu', () => {
  const printed = ['EURUSDc', 'ETH/USDTv', 'US30m', 'US30v', 'BTC/USDC', 'US30Cash'];
  expect(printed.map((text) => parseSymbol(text)?.symbol)).toEqual([
    'EURUSD',
    'ETHUSDT',
    'US30m',
    'US30',
    'BTCUSDC',
    'US30Cash',
  ]);
});

test('takes a letter as slanted as a slash between two sides of a pair for one, and not the fourth letter of a coin', () => {
  const symbols = ['AUDVUSD', 'AUDYUSD', 'XAUTUSD'].map((text) => parseSymbol(text)?.symbol);
  expect(symbols).toEqual(['AUDUSD', 'AUDUSD', 'XAUTUSD']);
});

test('mends a side of a pair that a slash parts where one code only has letters like it', () => {
  expect(['EUR/IPY', 'EUR/RSD', 'USD/XDR'].map((text) => parseSymbol(text)?.symbol ?? null)).toEqual([
    'EURJPY',
    null,
    null,
  ]);
  expect(parseSymbol('GBP/U5D')).toEqual({ symbol: 'GBPUSD', known: true });
});

test('knows coins by the names that exchanges give them, and their tickers', () => {
  expect(parseSymbol('ChainLink / TetherUS')).toEqual({ symbol: 'LINKUSDT', known: true });
  expect(parseSymbol('LINK')?.symbol).toBe('LINK');
});
