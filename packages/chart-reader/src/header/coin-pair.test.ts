import { expect, test } from 'vitest';
import { coinPair } from './coin-pair.ts';

test('takes two sides with a slash between them where coins are priced in the second', () => {
  expect(coinPair('QWX/USDT')).toEqual({ symbol: 'QWXUSDT', known: false });
  expect(coinPair('DEGEN / WETH Uniswap V3 (Base)')?.symbol).toBe('DEGENWETH');
  expect(coinPair('KCS/USDT')).toEqual({ symbol: 'KCSUSDT', known: true });
  // A letter away from one charted far more it must be read twice.
  expect(coinPair('DOGS/USDT')).toEqual({ symbol: 'DOGSUSDT', known: false });
  expect(coinPair('BTC/USDT')).toEqual({ symbol: 'BTCUSDT', known: true });
});

test('takes no misread coin, no money in coins, no row of pairs and no other quote', () => {
  const others = ['BIC/USDT', 'USD/SOL', 'KCS/USDT DEGEN/WETH', 'ABC/XYZ', 'N/USDT', 'KCS/USDTX'];
  expect(others.map(coinPair)).toEqual(others.map(() => null));
});
