import { expect, it } from 'vitest';
import { priceDecimals } from './price-decimals.ts';

it('takes the decimals of the price in the axis box', () => {
  expect(priceDecimals({ symbol: 'PEPEUSD', lastPrice: '0.00001234' }, [{ text: '1.10' }])).toBe(8);
  expect(priceDecimals({ symbol: 'US30', lastPrice: '34402' }, [])).toBe(0);
});

it('takes those of the plan where the axis box was not read', () => {
  expect(priceDecimals({ symbol: null, lastPrice: null }, [{ text: '1.085' }])).toBe(3);
});

it('takes the instrument’s where no price is stated', () => {
  expect(priceDecimals({ symbol: 'XAUUSD', lastPrice: null }, [])).toBe(2);
});
