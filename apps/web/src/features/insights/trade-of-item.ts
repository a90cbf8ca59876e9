import { priceText } from '@pipsight/trading';
import type { WatchlistItem } from '../../api/watchlist/watchlist-item.ts';
import { newTradeOf } from '../../result/new-trade.ts';

/** The trade a watched analysis becomes: as it planned, and at the newest price where it planned no entry. */
export function tradeOfItem({ analysis, analysisId, currentPrice }: WatchlistItem) {
  const live = currentPrice === null ? analysis.currentPrice : priceText(currentPrice, analysis.currencyPair);
  return newTradeOf({ ...analysis, id: analysisId, currentPrice: live });
}
