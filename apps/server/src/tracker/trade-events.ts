import type { TradeRow } from '../db/schema.ts';

/** What the tracker did to a trade: its entry was filled, its first target or its stop was touched. */
export interface TradeEvent {
  readonly kind: 'filled' | 'target' | 'stop';
  /** The trade as it stands after it. */
  readonly trade: TradeRow;
}

/**
 * Told of what is decided, after it stands in the database. The tracker neither waits for it nor tells it again: what a crash
 * cuts off here is found in the trades.
 */
export type TradeEvents = (events: readonly TradeEvent[]) => Promise<void>;
