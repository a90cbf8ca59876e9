import { expect, it } from 'vitest';
import { tradeLevels } from './trade-levels.ts';

const none = {
  takeProfit2: null,
  takeProfit1: null,
  triggerPrice: null,
  entryPrice: null,
  stopLoss: null,
  currentPrice: null,
};

it('lists the prices that an analysis names', () => {
  expect(tradeLevels({ ...none, entryPrice: '1.08500', takeProfit1: '1.09000' })).toEqual([
    { role: 'target1', price: 1.09, text: '1.09000' },
    { role: 'entry', price: 1.085, text: '1.08500' },
  ]);
});

it('lists nothing where there is no plan but only a current price', () => {
  expect(tradeLevels({ ...none, currentPrice: '1.08500' })).toEqual([]);
});
