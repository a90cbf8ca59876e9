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
    risk: '40 pips',
    targets: [
      { distance: '80 pips', reward: 2 },
      { distance: '120 pips', reward: 3 },
    ],
  });
});

it('takes the ratio before pips are rounded: 31.6 over 12.1 is 2.6, though 32 over 12 is 2.7', () => {
  const tight = { ...sell, entryPrice: '1.10152', stopLoss: '1.10031', takeProfit1: '1.10328', takeProfit2: '1.10468' };
  const [, second] = sharedPlan(tight).targets;
  expect([second.distance, second.reward?.toFixed(1)]).toEqual(['32 pips', '2.6']);
});

it("counts in the market's own pips, and in points where it has none", () => {
  const yen = { currencyPair: 'USDJPY', entryPrice: '150.000', stopLoss: '149.500', takeProfit1: '151.000' };
  expect(sharedPlan({ ...yen, takeProfit2: null })).toEqual({
    risk: '50 pips',
    targets: [
      { distance: '100 pips', reward: 2 },
      { distance: null, reward: null },
    ],
  });
  const index = { currencyPair: 'SPX500', entryPrice: '4439.30', stopLoss: '4432.50', takeProfit1: '4452.90' };
  expect(sharedPlan({ ...index, takeProfit2: null })).toMatchObject({
    risk: '6.80 points',
    targets: [{ distance: '13.60 points' }, { distance: null }],
  });
});

it('knows no ratio without a risk', () => {
  expect(sharedPlan({ ...sell, stopLoss: null }).targets[0]).toEqual({ distance: '80 pips', reward: null });
  expect(sharedPlan({ ...sell, stopLoss: '1.08800' }).targets[0]).toEqual({ distance: '80 pips', reward: null });
});

it('knows nothing without an entry', () => {
  expect(sharedPlan({ ...sell, entryPrice: null })).toEqual({
    risk: null,
    targets: [
      { distance: null, reward: null },
      { distance: null, reward: null },
    ],
  });
});
