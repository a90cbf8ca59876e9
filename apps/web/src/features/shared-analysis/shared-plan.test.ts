import { expect, it } from 'vitest';
import { sharedPlan } from './shared-plan.ts';

const sell = {
  currencyPair: 'EURUSD',
  entryPrice: '1.08800',
  stopLoss: '1.09200',
  takeProfit1: '1.08000',
  takeProfit2: '1.07600',
};

it('counts the pips of risk and reward, and their ratio', () => {
  expect(sharedPlan(sell)).toEqual({
    riskPips: 40,
    targets: [
      { pips: 80, reward: 2 },
      { pips: 120, reward: 3 },
    ],
  });
});

it("counts in the market's own pips", () => {
  const yen = { currencyPair: 'USDJPY', entryPrice: '150.000', stopLoss: '149.500', takeProfit1: '151.000' };
  expect(sharedPlan({ ...yen, takeProfit2: null })).toEqual({
    riskPips: 50,
    targets: [
      { pips: 100, reward: 2 },
      { pips: null, reward: null },
    ],
  });
});

it('knows no ratio without a risk', () => {
  expect(sharedPlan({ ...sell, stopLoss: null }).targets[0]).toEqual({ pips: 80, reward: null });
  expect(sharedPlan({ ...sell, stopLoss: '1.08800' }).targets[0]).toEqual({ pips: 80, reward: null });
});

it('knows nothing without an entry', () => {
  expect(sharedPlan({ ...sell, entryPrice: null })).toEqual({
    riskPips: null,
    targets: [
      { pips: null, reward: null },
      { pips: null, reward: null },
    ],
  });
});
