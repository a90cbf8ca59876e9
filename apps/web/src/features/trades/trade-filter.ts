import type { Trade } from '@pipsight/contract';
import { CONFIDENCE_LEVELS, MOODS, type ConfidenceLevel, type MoodEmoji } from '@pipsight/trading';

/** Which trades results and performance are about: those of one mood, of one confidence level, of both, or all. */
export interface TradeFilter {
  readonly mood: MoodEmoji | null;
  readonly confidence: ConfidenceLevel | null;
}

export const ALL_TRADES: TradeFilter = { mood: null, confidence: null };

export function isFiltering({ mood, confidence }: TradeFilter): boolean {
  return mood !== null || confidence !== null;
}

export function filterTrades(trades: readonly Trade[], { mood, confidence }: TradeFilter): readonly Trade[] {
  return trades.filter(
    (trade) => (mood === null || trade.entryMood === mood) && (confidence === null || trade.confidence === confidence),
  );
}

/** What is chosen, in words: `Confident, confidence 4 (High)`. Empty for all trades. */
export function filterText({ mood, confidence }: TradeFilter): string {
  const parts = [
    MOODS.find(({ emoji }) => emoji === mood)?.name,
    confidence && `confidence ${confidence} (${CONFIDENCE_LEVELS.find(({ level }) => level === confidence)?.name})`,
  ];
  return parts.filter(Boolean).join(', ');
}
