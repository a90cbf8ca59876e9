import type { TradeStatus } from './journal/journal-trade.ts';
import { pipsBetween, type Direction } from './price.ts';

/** What closed a trade: its first target, its stop, or the trader. */
export type TradeOutcome = 'tp1' | 'stop' | 'manual';

/** Whole pips a trade made, rounded, positive in its favour. `null` when its entry is not known (0). */
export function tradePips(direction: Direction, entry: number, exit: number, symbol: string | null): number | null {
  if (!(entry > 0)) return null;
  return direction === 'BUY' ? pipsBetween(entry, exit, symbol) : pipsBetween(exit, entry, symbol);
}

/**
 * How a closed trade ended: at its target WIN, at its stop LOSS, closed by hand what the sign of its whole pips says,
 * with 0 BREAKEVEN. `null` by hand without an entry to count from.
 */
export function closedStatus(outcome: TradeOutcome, pips: number | null): Exclude<TradeStatus, 'PENDING'> | null {
  if (outcome !== 'manual') return outcome === 'tp1' ? 'WIN' : 'LOSS';
  if (pips === null) return null;
  if (pips === 0) return 'BREAKEVEN';
  return pips > 0 ? 'WIN' : 'LOSS';
}

/** Pips as they are written: with their sign, `+25`, `-12`, and `0`. */
export function signedPips(pips: number): string {
  return pips > 0 ? `+${pips}` : String(pips);
}
