import { describe, expect, it } from 'vitest';
import { buildAnalysis, SELL_SETUP, SELL_TRADE } from '../../../test/build-analysis.ts';
import { buildWatchlistItem } from '../../../test/build-watchlist-item.ts';
import { tradeOfItem } from './trade-of-item.ts';

const item = buildWatchlistItem();

describe('the trade a watched analysis becomes', () => {
  it('follows its plan', () => {
    const { direction, entryPrice, stopLoss, takeProfit1, takeProfit2 } = buildAnalysis(SELL_SETUP);
    const analysis = { ...item.analysis, direction, entryPrice, stopLoss, takeProfit1, takeProfit2 };
    expect(tradeOfItem(buildWatchlistItem({ analysis, currentPrice: 1.0851 }))).toEqual(SELL_TRADE);
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
