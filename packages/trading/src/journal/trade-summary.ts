import { normaliseSymbol } from '../instrument.ts';
import { parsePrice } from '../price.ts';
import { CONFIDENCE_LEVELS, MOODS, type ConfidenceLevel, type MoodEmoji } from '../psychology.ts';
import { isClosed, type JournalTrade, type TradeResult } from './journal-trade.ts';

/** What the closed ones of some trades came to. */
export interface TradeSummary {
  /** Closed trades: wins, losses and breakevens. */
  readonly count: number;
  readonly wins: number;
  readonly losses: number;
  readonly breakevens: number;
  /** Percent of all closed trades that won, 0 to 100, not rounded; a breakeven is none. Null without a closed trade. */
  readonly winRate: number | null;
  /** Sum of the pips that are known; 0 without any. */
  readonly totalPips: number;
  /** Pips a closed trade whose pips are known, not rounded; null without any. */
  readonly averagePips: number | null;
}

/** Sums up trades. Open ones do not count. */
export function summariseTrades(trades: readonly TradeResult[]): TradeSummary {
  const closed = trades.filter(isClosed);
  const count = closed.length;
  const having = (status: TradeResult['status']) => closed.filter((trade) => trade.status === status).length;
  const wins = having('WIN');
  const pips = closed.flatMap(({ pnlPips }) => parsePrice(pnlPips) ?? []);
  const totalPips = pips.reduce((sum, value) => sum + value, 0);
  return {
    count,
    wins,
    losses: having('LOSS'),
    breakevens: having('BREAKEVEN'),
    winRate: count === 0 ? null : (wins / count) * 100,
    totalPips,
    averagePips: pips.length === 0 ? null : totalPips / pips.length,
  };
}

export interface MoodSummary extends TradeSummary {
  readonly mood: MoodEmoji;
}

/** Every mood in its usual order, also those without a trade. Trades without a mood are in none. */
export function summariseByMood(
  trades: readonly (TradeResult & Pick<JournalTrade, 'entryMood'>)[],
): readonly MoodSummary[] {
  return MOODS.map(({ emoji }) => ({
    mood: emoji,
    ...summariseTrades(trades.filter(({ entryMood }) => entryMood === emoji)),
  }));
}

export interface ConfidenceSummary extends TradeSummary {
  readonly confidence: ConfidenceLevel;
}

/** Every confidence level from 1 to 5, also those without a trade. Trades without a level are in none. */
export function summariseByConfidence(
  trades: readonly (TradeResult & Pick<JournalTrade, 'confidence'>)[],
): readonly ConfidenceSummary[] {
  return CONFIDENCE_LEVELS.map(({ level }) => ({
    confidence: level,
    ...summariseTrades(trades.filter(({ confidence }) => confidence === level)),
  }));
}

export interface PairSummary extends TradeSummary {
  /** Without separator, upper case; different spellings of a pair are one. */
  readonly symbol: string;
}

/** The pairs that have a closed trade, most traded first, then by name. */
export function summariseByPair(
  trades: readonly (TradeResult & Pick<JournalTrade, 'currencyPair'>)[],
): readonly PairSummary[] {
  const closed = trades.filter(isClosed);
  const symbolOf = ({ currencyPair }: Pick<JournalTrade, 'currencyPair'>) => normaliseSymbol(currencyPair);
  return [...new Set(closed.map(symbolOf))]
    .map((symbol) => ({ symbol, ...summariseTrades(closed.filter((trade) => symbolOf(trade) === symbol)) }))
    .toSorted((a, b) => b.count - a.count || (a.symbol < b.symbol ? -1 : 1));
}
