import { describe, expect, it } from 'vitest';
import { buildWatchlistItem } from '../../../test/build-watchlist-item.ts';
import { tradeOfItem } from './trade-of-item.ts';

const item = buildWatchlistItem();

describe('the trade a watched analysis becomes', () => {
  it('follows its plan', () => {
    const analysis = {
      ...item.analysis,
      direction: 'SELL',
      entryPrice: '1.08800',
      stopLoss: '1.09200',
      takeProfit1: '1.08000',
      takeProfit2: '1.07600',
    } as const;
    expect(tradeOfItem(buildWatchlistItem({ analysis, currentPrice: 1.0851 }))).toEqual({
      analysisId: '1',
      currencyPair: 'EURUSD',
      direction: 'SELL',
      entryType: 'sell_limit',
      entryPrice: '1.08800',
      stopLoss: '1.09200',
      takeProfit1: '1.08000',
      takeProfit2: '1.07600',
      status: 'pending',
    });
  });

  it('buys at the market without a plan: at the live price, the price of the chart, or 0', () => {
    const bought = { direction: 'BUY', entryType: 'market', stopLoss: '0', takeProfit1: null, status: 'pending' };
    expect(tradeOfItem(buildWatchlistItem({ currentPrice: 1.0851 }))).toMatchObject({
      ...bought,
      entryPrice: '1.08510',
    });
    expect(tradeOfItem(item)).toMatchObject({ ...bought, entryPrice: '1.08500' });
    const analysis = { ...item.analysis, currencyPair: null, currentPrice: null };
    expect(tradeOfItem(buildWatchlistItem({ analysis }))).toMatchObject({
      ...bought,
      currencyPair: 'Unknown',
      entryPrice: '0',
    });
  });
});
