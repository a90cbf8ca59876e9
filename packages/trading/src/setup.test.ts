import { expect, test } from 'vitest';
import { countsAsSetup, inferEntryType, isPotentialSetup, riskReward, setupFaults, type SetupPrices } from './setup.ts';

const buyLimit: SetupPrices = {
  direction: 'BUY',
  entryType: 'buy_limit',
  entry: 1.085,
  stop: 1.083,
  target1: 1.088,
  target2: 1.09,
};
const sellStop: SetupPrices = {
  direction: 'SELL',
  entryType: 'sell_stop',
  entry: 1.085,
  stop: 1.087,
  target1: 1.082,
  target2: null,
};

test('reward to risk is the distance to the first target over the distance to the stop', () => {
  expect(riskReward({ entry: 1.085, stop: 1.083, target1: 1.088 })).toBeCloseTo(1.5);
  expect(riskReward({ entry: 1.085, stop: 1.087, target1: 1.082 })).toBeCloseTo(1.5);
  expect(riskReward({ entry: 1.085, stop: 1.085, target1: 1.09 })).toBeNull();
});

test.each([
  ['BUY', 1.084, 'buy_limit'],
  ['BUY', 1.086, 'buy_stop'],
  ['SELL', 1.084, 'sell_stop'],
  ['SELL', 1.086, 'sell_limit'],
  ['BUY', 1.08501, 'market'],
  ['SELL', 1.08499, 'market'],
] as const)('a %s at %d needs a %s order when price is at 1.085', (direction, entry, type) => {
  expect(inferEntryType(direction, entry, 1.085)).toBe(type);
});

test('finds no fault in plans that can be traded', () => {
  expect(setupFaults(buyLimit, 1.0862)).toEqual([]);
  expect(setupFaults(sellStop, 1.0862)).toEqual([]);
});

test('a plan of exactly 1 R passes although its prices are binary floats', () => {
  expect(setupFaults({ ...buyLimit, stop: 1.0849, entry: 1.085, target1: 1.0851, target2: null }, 1.0862)).toEqual([]);
});

test.each([
  ['stop-on-wrong-side', { stop: 1.0855 }],
  ['target-on-wrong-side', { target1: 1.0845 }],
  ['second-target-before-first', { target2: 1.0875 }],
  ['reward-below-risk', { target1: 1.0865, target2: null }],
  ['entry-not-reachable', { entryType: 'buy_stop' }],
  ['not-a-price', { target2: Number.NaN }],
  ['not-a-price', { stop: 0 }],
] as const)('names the fault %s', (fault, change) => {
  expect(setupFaults({ ...buyLimit, ...change }, 1.0862)).toContain(fault);
});

test('an analysis counts as a setup when it says so or holds all four parts', () => {
  const parts = { direction: 'BUY', entryPrice: '1.085', stopLoss: '1.083', takeProfit1: '1.088' };
  expect(countsAsSetup({ hasSetup: 'yes' })).toBe(true);
  expect(countsAsSetup({ hasSetup: 'no', ...parts })).toBe(true);
  expect(countsAsSetup({ hasSetup: 'no', ...parts, stopLoss: null })).toBe(false);
});

test('a potential setup has a first target and something to wait for', () => {
  expect(isPotentialSetup({ hasSetup: 'no', takeProfit1: '1.088', entryType: 'buy_limit' })).toBe(true);
  expect(isPotentialSetup({ hasSetup: 'no', takeProfit1: '1.088', entryType: 'market', triggerPrice: '1.086' })).toBe(
    true,
  );
  expect(isPotentialSetup({ hasSetup: 'no', takeProfit1: '1.088', entryType: 'market' })).toBe(false);
  expect(isPotentialSetup({ hasSetup: 'no', entryType: 'buy_limit', stopLoss: '1.083' })).toBe(false);
  expect(isPotentialSetup({ hasSetup: 'yes', takeProfit1: '1.088', entryType: 'buy_limit' })).toBe(false);
});
