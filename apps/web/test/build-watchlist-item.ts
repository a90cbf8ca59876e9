import { watchlistItemSchema, type WatchlistItem } from '../src/api/watchlist/watchlist-item.ts';

/** A watched EURUSD analysis that was not checked yet; `parts` replace what a test is about. */
export function buildWatchlistItem(parts: Partial<WatchlistItem> = {}): WatchlistItem {
  return watchlistItemSchema.parse({ ...UNCHECKED, ...parts });
}

const UNCHECKED: WatchlistItem = {
  id: 'watch-1',
  analysisId: '1',
  isActive: true,
  conditions: ['1.09000 resistance, 3 touches', '1.08000 support, 2 touches'],
  lastChecked: null,
  analysis: {
    createdAt: '2026-03-04T05:06:00Z',
    currencyPair: 'EURUSD',
    timeframe: 'H1',
    currentPrice: '1.08500',
    direction: null,
    entryType: null,
    entryPrice: null,
    triggerPrice: null,
    stopLoss: null,
    takeProfit1: null,
    takeProfit2: null,
    rejectionReason: null,
  },
  conditionsMet: false,
  setupFormed: false,
  currentPrice: null,
  priceChange: null,
};
