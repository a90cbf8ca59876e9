import { expect, it } from 'vitest';
import { priceDigits } from './price-digits.ts';

it.each([
  ['1.08512', 'EURUSD', ['1.08', '51', '2']],
  ['151.234', 'USDJPY', ['151.', '23', '4']],
  ['2645.37', 'XAUUSD', ['2645.', '37', '']],
  ['31.255', 'XAGUSD', ['31.', '25', '5']],
  ['4452.01', 'SPX500', ['4452.', '01', '']],
  ['1.08512', null, ['1.08', '51', '2']],
  ['1.0851', 'EURUSD', ['1.08', '51', '']],
  ['1.1', 'EURUSD', ['1.1', '', '']],
  ['42', 'EURUSD', ['42', '', '']],
])('splits %s of %s', (text, symbol, [lead, pips, pipette]) => {
  expect(priceDigits(text, symbol)).toEqual({ lead, pips, pipette });
});

it('splits a price with fewer decimals than a pip has at its end', () => {
  expect(priceDigits('1.085', 'EURUSD')).toEqual({ lead: '1.0', pips: '85', pipette: '' });
});
