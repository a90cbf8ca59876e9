import type { Direction } from './price.ts';

/** What a price did to a trade: its entry was filled, or its first target or its stop ended it. */
export type TradeTransition = 'filled' | 'target' | 'stop';

/** What is told of a trade. Prices are decimal text. */
export interface TradeInNews {
  readonly currencyPair: string;
  readonly direction: Direction;
  readonly entryPrice: string;
  readonly exitPrice: string | null;
  /** With their sign, `+20`; null where they are not known. */
  readonly pnlPips: string | null;
}

const TITLES: Readonly<Record<TradeTransition, string>> = {
  filled: 'entry filled',
  target: 'target reached',
  stop: 'stop hit',
};

/** A transition in words, wherever it is told: `EURUSD BUY: target reached`, `+20 pips, closed at 1.08600`. */
export function tradeNews(transition: TradeTransition, trade: TradeInNews): { title: string; body: string } {
  const title = `${trade.currencyPair} ${trade.direction}: ${TITLES[transition]}`;
  if (transition === 'filled') return { title, body: `Filled at ${trade.entryPrice}` };
  const { pnlPips: pips, exitPrice } = trade;
  const closed = exitPrice === null ? 'closed' : `closed at ${exitPrice}`;
  if (pips === null) return { title, body: `Trade ${closed}` };
  return { title, body: `${pips} ${/^[+-]1$/.test(pips) ? 'pip' : 'pips'}, ${closed}` };
}
