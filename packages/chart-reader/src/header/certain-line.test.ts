import { expect, test } from 'vitest';
import { certainLine } from './certain-line.ts';

/** A line that is recognised differently at each size: at the one that suits best, then at the others. */
function readAs(...texts: readonly string[]) {
  return readWith(90, ...texts);
}

function readWith(confidence: number, ...texts: readonly string[]) {
  const left = [...texts];
  return async () => [{ text: left.shift() ?? '', confidence }];
}

test('takes a known pair and its timeframe at once', async () => {
  expect(await certainLine(readAs('EURUSD,M15 1.1 1.2 1.0 1.1'))).toEqual({
    symbol: 'EURUSD',
    timeframe: 'M15',
    platform: 'mt4',
    choices: [],
  });
});

test('takes a timeframe as terminals write it that two sizes agree on, however little the recogniser is sure', async () => {
  expect((await certainLine(readWith(40, 'm15', 'm15'))).timeframe).toBe('M15');
  expect((await certainLine(readWith(40, 'm15', 'ml'))).timeframe).toBeNull();
});

test('takes an unknown symbol only if two sizes agree', async () => {
  const agreed = await certainLine(readAs('ExxonMobil,M1', 'EognMobil,M1', 'ExxonMobil,M1'));
  expect(agreed.symbol).toBe('ExxonMobil');
  const never = await certainLine(readAs('EognMobil,M1', 'ExxonMobil,M1', 'ExqgnMobil,M1'));
  expect(never).toEqual({ symbol: null, timeframe: 'M1', platform: null, choices: [] });
});

test('takes no unknown symbol where the recogniser is sure of different letters at different sizes', async () => {
  const readings = ['ADANI POWER, 5, NSE', 'ADANI POVER, 5, NSE', 'ADANI POWER, 5, NSE'];
  const divided = await certainLine(readAs(...readings));
  expect(divided).toMatchObject({
    symbol: null,
    timeframe: 'M5',
    divided: ['ADANI POWER', 'ADANI POVER', 'ADANI POWER'],
  });
});

test('takes a timeframe among menus that are read alike, however little the recogniser is sure of their arrows', async () => {
  const row = '1Wv Kerzenv Indikatoren Zeichnen';
  expect((await certainLine(readWith(45, row, row, row))).timeframe).toBe('W1');
  expect((await certainLine(readWith(45, '1Wv Kerzenv', '1Wv Kerzenv', '1Wv Kerzenv'))).timeframe).toBeNull();
});

test('takes ten minutes though what a contract is worth stands beside them', async () => {
  const row = 'FTSE 100 (£10) · 10 min v Candlestick v Indicators';
  expect((await certainLine(readAs(row, row, row))).timeframe).toBe('M10');
});

test('takes a timeframe in a menu before icons though the recogniser is sure of none of them', async () => {
  expect((await certainLine(readWith(40, 'M5 < · mw A 2', 'M5 © · mw A 2'))).timeframe).toBe('M5');
  expect((await certainLine(readWith(40, 'mw A · M5 <', 'mw A · M5 <'))).timeframe).toBeNull();
});

test('takes an unknown symbol only if the recogniser is sure of its letters, a known one anyway', async () => {
  expect((await certainLine(readWith(80, 'GOOGLE · 1h', 'GOOGLE · 1h'))).symbol).toBe('GOOGLE');
  expect((await certainLine(readWith(80, 'S&P 500 - Daily chart', 'S&P 500 - Daily chart'))).symbol).toBe('SPX');
  expect((await certainLine(readWith(40, 'YSDRRY · 1h', 'YSDRRY · 1h'))).symbol).toBeNull();
  expect((await certainLine(readWith(40, 'EURUSD · 1h', 'EURUSD · 1h'))).symbol).toBe('EURUSD');
});

test('takes a timeframe that is hardly used, or stands alone, only if two sizes agree', async () => {
  expect((await certainLine(readAs('EURUSD, 10, FXCM', 'EURUSD, 1D, FXCM', 'EURUSD, 1D, FXCM'))).timeframe).toBe('D1');
  expect((await certainLine(readAs('EURUSD, 3, FXCM', 'EURUSD, 3, FXCM'))).timeframe).toBe('M3');
  expect((await certainLine(readAs('EURUSD, 10, FXCM', 'EURUSD, 10, FXCM'))).timeframe).toBeNull();
  expect((await certainLine(readAs('AUD-NZD 10-min', 'AUD-NZD 10-min'))).timeframe).toBe('M10');
  expect((await certainLine(readAs('5m', 'Sm', 'om'))).timeframe).toBeNull();
  expect((await certainLine(readAs('M5', 'M5'))).timeframe).toBe('M5');
});

test('takes a timeframe that the recogniser is not sure of only beside a known pair', async () => {
  expect((await certainLine(readWith(40, 'CANAAN MN', 'CANAAN MN'))).timeframe).toBeNull();
  expect((await certainLine(readWith(40, 'EURUSD · M10', 'EURUSD · M10'))).timeframe).toBe('M10');
});

test('takes a known pair from another size where the first lost it', async () => {
  expect((await certainLine(readAs('GBPAJPY · M15', 'GBP/JPY M15'))).symbol).toBe('GBPJPY');
});

test('takes a pair of coins that nobody knows where its slash is printed', async () => {
  const line = 'PEPE/WETH on Uniswap - 15 - dexscreener.com';
  expect((await certainLine(readAs(line, line))).symbol).toBe('PEPEWETH');
});

test('takes 20 minutes for a misread half hour unless the recogniser is sure of them', async () => {
  const lines = ['GBPJPY, M20', 'GBPJPY, M20', 'GBPJPY, M20'];
  expect(await certainLine(readWith(81, ...lines))).toMatchObject({ symbol: 'GBPJPY', timeframe: null });
  expect(await certainLine(readWith(92, ...lines))).toMatchObject({ symbol: 'GBPJPY', timeframe: 'M20' });
});
