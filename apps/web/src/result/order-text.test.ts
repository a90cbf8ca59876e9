import { expect, it } from 'vitest';
import { orderText } from './order-text.ts';

it('names a pending order, and at the market the direction', () => {
  expect(orderText({ direction: 'SELL', entryType: 'sell_limit' })).toBe('SELL LIMIT');
  expect(orderText({ direction: 'BUY', entryType: 'market' })).toBe('BUY');
});
