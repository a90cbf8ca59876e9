import { expect, it } from 'vitest';
import { chartReading } from '../../../test/fake-chart-reader.ts';
import { decimalsOf, priceString } from './price-string.ts';
import { storedReading } from './stored-reading.ts';

function decimals(symbol: string | null, axisDecimals: number): number {
  const { axis } = chartReading();
  const reading = storedReading(chartReading({ symbol, axis: { ...axis!, decimals: axisDecimals } }));
  return decimalsOf({ reading, corrections: {} });
}

it.each([
  ['EURUSD', 4, 5],
  ['USDJPY', 2, 3],
  ['XAUUSD', 0, 2],
  ['US500', 0, 2],
  ['DOGEUSD', 5, 5],
  [null, 5, 5],
  [null, 4, 5],
  [null, 3, 3],
  [null, 2, 2],
  [null, 0, 2],
  [null, 8, 8],
])('states prices of %s, whose axis prints %i decimals, with %i', (symbol, axisDecimals, expected) => {
  expect(decimals(symbol, axisDecimals)).toBe(expected);
});

it("goes by the trader's symbol where there is one", () => {
  const reading = storedReading(chartReading({ symbol: 'EURUSD' }));
  expect(decimalsOf({ reading, corrections: { symbol: 'USDJPY' } })).toBe(3);
});

it('keeps trailing zeros', () => {
  expect(priceString(1.084, 5)).toBe('1.08400');
});
