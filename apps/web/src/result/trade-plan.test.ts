import { describe, expect, it } from 'vitest';
import { buildAnalysis, SELL_SETUP } from '../../test/build-analysis.ts';
import { entryTypeText, tradePlan } from './trade-plan.ts';

describe('tradePlan', () => {
  it('works out the reward of each target for the risk to the stop', () => {
    const plan = tradePlan(buildAnalysis(SELL_SETUP));
    expect(plan.rewardOf('target1')).toBeCloseTo(2, 9);
    expect(plan.rewardOf('target2')).toBeCloseTo(3, 9);
    expect(plan.rewardOf('entry')).toBeNull();
  });

  it('names no reward without a risk', () => {
    expect(tradePlan(buildAnalysis({ ...SELL_SETUP, stopLoss: null })).rewardOf('target1')).toBeNull();
    expect(tradePlan(buildAnalysis({ ...SELL_SETUP, stopLoss: '1.08800' })).rewardOf('target1')).toBeNull();
  });

  it('infers a missing entry type from entry and current price', () => {
    expect(tradePlan(buildAnalysis({ ...SELL_SETUP, entryType: null })).entryType).toBe('sell_limit');
    expect(tradePlan(buildAnalysis({ ...SELL_SETUP, entryType: null, currentPrice: '1.09000' })).entryType).toBe(
      'sell_stop',
    );
    expect(tradePlan(buildAnalysis()).entryType).toBeNull();
  });

  it('keeps the entry type it is given', () => {
    expect(tradePlan(buildAnalysis({ ...SELL_SETUP, entryType: 'market' })).entryType).toBe('market');
  });

  it('measures from the trigger while the entry is open', () => {
    const plan = tradePlan(
      buildAnalysis({ direction: 'BUY', triggerPrice: '1.08900', stopLoss: '1.08600', takeProfit1: '1.09500' }),
    );
    expect(plan.start).toBe(1.089);
    expect(plan.rewardOf('target1')).toBeCloseTo(2, 9);
  });
});

it('writes an entry type with spaces', () => {
  expect(entryTypeText('buy_limit')).toBe('buy limit');
  expect(entryTypeText('market')).toBe('market');
});
