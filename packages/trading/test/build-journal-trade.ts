import type { JournalTrade } from '../src/index.ts';

/** A EURUSD trade bought at 1.08 with 20 pips of risk, won at 40 pips; `parts` replace what a test is about. */
export function buildJournalTrade(parts: Partial<JournalTrade> = {}): JournalTrade {
  return {
    currencyPair: 'EURUSD',
    direction: 'BUY',
    entryPrice: '1.08000',
    exitPrice: '1.08400',
    stopLoss: '1.07800',
    status: 'WIN',
    pnlPips: '+40',
    createdAt: '2026-03-02T08:00:00Z',
    closedAt: '2026-03-02T12:00:00Z',
    entryMood: null,
    confidence: null,
    ...parts,
  };
}

/** What makes it a loss of 20 pips at its stop. */
export const LOST: Partial<JournalTrade> = { status: 'LOSS', pnlPips: '-20', exitPrice: '1.07800' };
/** What makes it a close at the entry. */
export const EVEN: Partial<JournalTrade> = { status: 'BREAKEVEN', pnlPips: '0', exitPrice: '1.08000' };
/** What makes it a trade that still runs. */
export const OPEN: Partial<JournalTrade> = { status: 'PENDING', pnlPips: null, exitPrice: null, closedAt: null };
