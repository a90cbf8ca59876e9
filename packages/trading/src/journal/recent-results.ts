import { closeTime, isClosed, type JournalTrade, type TradeResult } from './journal-trade.ts';

/** How many closed trades the list of recent results shows. */
export const RECENT_RESULTS = 10;

/** The newest {@link RECENT_RESULTS} closed trades, by when they were closed (or made, where that was not noted). */
export function recentResults<T extends TradeResult & Pick<JournalTrade, 'createdAt' | 'closedAt'>>(
  trades: readonly T[],
): readonly T[] {
  return trades
    .filter(isClosed)
    .toSorted((a, b) => closeTime(b) - closeTime(a))
    .slice(0, RECENT_RESULTS);
}
