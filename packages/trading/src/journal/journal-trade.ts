import type { Direction } from '../price.ts';

/** Where a trade stands: open, or what it came to. */
export type TradeStatus = 'PENDING' | 'WIN' | 'LOSS' | 'BREAKEVEN';

/** What a trade came to. */
export interface TradeResult {
  readonly status: TradeStatus;
  /** Whole pips with their sign, `+25`, `-12`, `0`; null while the trade is open, and where its entry is not known. */
  readonly pnlPips: string | null;
}

/** A trade as the journal keeps it. Prices are decimal text, moments ISO 8601. */
export interface JournalTrade extends TradeResult {
  readonly currencyPair: string;
  readonly direction: Direction;
  /** `0` where it is not known. */
  readonly entryPrice: string;
  readonly exitPrice: string | null;
  /** `0` for a trade without a stop. */
  readonly stopLoss: string;
  readonly createdAt: string;
  readonly closedAt: string | null;
  /** Emoji of a mood; null where none was noted. */
  readonly entryMood: string | null;
  /** 1 to 5; null where none was noted. */
  readonly confidence: number | null;
}

/** Whether a trade is over. Only such trades count in any statistic. */
export function isClosed(trade: Pick<TradeResult, 'status'>): boolean {
  return trade.status !== 'PENDING';
}

/** When a trade was closed, or made where that was not noted, in milliseconds since 1970. */
export function closeTime(trade: Pick<JournalTrade, 'createdAt' | 'closedAt'>): number {
  return Date.parse(trade.closedAt ?? trade.createdAt);
}
