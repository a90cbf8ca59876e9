import type { Candle } from '@pipsight/trading';
import { expect, test } from 'vitest';
import { HOLD_BARS, ORDER_BARS, simulatePlan } from './simulate-plan.ts';

const bar = (low: number, high: number): Candle => ({ open: low, high, low, close: high });
const buyLimit = { direction: 'BUY', entryType: 'buy_limit', entry: 100, stop: 98, target1: 104 } as const;
const sellMarket = { direction: 'SELL', entryType: 'market', entry: 100, stop: 102, target1: 96 } as const;

test('a limit order that is filled and reaches its target wins', () => {
  expect(simulatePlan([bar(101, 102), bar(99.5, 101), bar(100, 104)], 0, buyLimit, 0.2)).toMatchObject({
    result: 'win',
    endedAt: 2,
  });
});

test('a bar that holds stop and target is a loss', () => {
  expect(simulatePlan([bar(99.5, 101), bar(97, 105)], 0, buyLimit, 0.2).result).toBe('loss');
});

test('the bar that fills an order may stop it but not pay it', () => {
  expect(simulatePlan([bar(99, 104.5), bar(100, 101), bar(97, 99)], 0, buyLimit, 0.2)).toMatchObject({
    result: 'loss',
    endedAt: 2,
  });
  expect(simulatePlan([bar(97, 101)], 0, buyLimit, 0.2).result).toBe('loss');
});

test('a buy is filled only when the price to buy at comes down to the order', () => {
  const touching = [bar(99.9, 101), ...Array.from({ length: ORDER_BARS }, () => bar(101, 102))];
  expect(simulatePlan(touching, 0, buyLimit, 0.2)).toMatchObject({ result: 'unfilled', endedAt: ORDER_BARS });
});

test('an order is dropped when the target trades before it is filled', () => {
  expect(simulatePlan([bar(101, 102), bar(103, 104), bar(99, 100)], 0, buyLimit, 0.2)).toMatchObject({
    result: 'unfilled',
    endedAt: 1,
  });
});

test('a sell leaves at the price to buy at', () => {
  expect(simulatePlan([bar(99, 101.9)], 0, sellMarket, 0.2).result).toBe('loss');
  expect(simulatePlan([bar(95.9, 101), bar(95.8, 99)], 0, sellMarket, 0.2)).toMatchObject({
    result: 'win',
    endedAt: 1,
  });
});

test('a trade that meets neither price is given up', () => {
  const still = Array.from({ length: HOLD_BARS + 5 }, () => bar(99, 101));
  expect(simulatePlan(still, 0, sellMarket, 0.2)).toMatchObject({ result: 'open', endedAt: HOLD_BARS });
});
