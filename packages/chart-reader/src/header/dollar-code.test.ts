import { expect, test } from 'vitest';
import { pairAgainstDollar } from './dollar-code.ts';

test('names the pair with the dollar in the order that it is traded', () => {
  const codes = ['EUR=', 'JPY=', 'XAU=', 'GBP A0-FX', 'CHF AO-FX'];
  expect(codes.map(pairAgainstDollar)).toEqual(['EURUSD', 'USDJPY', 'XAUUSD', 'GBPUSD', 'USDCHF']);
});

test('takes no other code, and not that of another feed with an end of its own', () => {
  expect(['USD=', 'ABC=', 'EUR', 'EUR=X', 'EUR= 1.08'].map(pairAgainstDollar)).toEqual(Array(5).fill(null));
});
