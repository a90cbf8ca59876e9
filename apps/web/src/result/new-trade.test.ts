import { expect, it } from 'vitest';
import { buildAnalysis, SELL_SETUP, SELL_TRADE } from '../../test/build-analysis.ts';
import { newTradeOf } from './new-trade.ts';

it('takes the setup over as it is', () => {
  expect(newTradeOf(buildAnalysis(SELL_SETUP))).toEqual(SELL_TRADE);
});

it('infers the entry type that the analysis does not name', () => {
  expect(newTradeOf(buildAnalysis({ ...SELL_SETUP, entryType: null })).entryType).toBe('sell_limit');
});

it('enters a potential setup at its trigger', () => {
  const potential = { direction: 'SELL', entryType: 'sell_stop', triggerPrice: '1.08400' } as const;
  expect(newTradeOf(buildAnalysis(potential))).toMatchObject({ entryType: 'sell_stop', entryPrice: '1.08400' });
});

it('falls back on a buy of an unknown market at its current price, then at 0', () => {
  const bare = { currencyPair: null, entryType: 'buy_limit' } as const;
  expect(newTradeOf(buildAnalysis(bare))).toMatchObject({
    currencyPair: 'Unknown',
    direction: 'BUY',
    entryType: 'market',
    entryPrice: '1.08500',
    stopLoss: '0',
    takeProfit1: null,
  });
  expect(newTradeOf(buildAnalysis({ ...bare, currentPrice: null })).entryPrice).toBe('0');
});
