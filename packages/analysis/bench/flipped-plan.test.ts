import { expect, test } from 'vitest';
import { flippedPlan } from './flipped-plan.ts';

test('a buy below the price becomes a sell as far above it', () => {
  const buy = { direction: 'BUY', entryType: 'buy_limit', entry: 98, stop: 97, target1: 101 } as const;
  expect(flippedPlan(buy, 100)).toEqual({
    direction: 'SELL',
    entryType: 'sell_limit',
    entry: 102,
    stop: 103,
    target1: 99,
  });
  expect(flippedPlan(flippedPlan(buy, 100), 100)).toEqual(buy);
});
