import type { JournalTrade, TradeResult } from './journal-trade.ts';
import {
  summariseByConfidence,
  summariseByMood,
  type ConfidenceSummary,
  type MoodSummary,
  type TradeSummary,
} from './trade-summary.ts';

/** Closed trades that a mood or confidence level needs before anything is said of it. */
export const INSIGHT_MINIMUM_TRADES = 2;

/** Percent of wins below which trading in the worst mood is advised against. */
export const AVOID_BELOW_WIN_RATE = 40;

/** What the journal says about state of mind; null where too few trades speak. */
export interface PsychologyInsights {
  readonly bestMood: MoodSummary | null;
  /** Null also where only one mood has enough trades: it is the best. */
  readonly worstMood: MoodSummary | null;
  readonly bestConfidence: ConfidenceSummary | null;
  readonly worstConfidence: ConfidenceSummary | null;
  /** The mood to avoid trading in: the worst one, where it wins too rarely. A single mood can be one. */
  readonly avoid: MoodSummary | null;
}

/**
 * Compares moods and confidence levels that have at least {@link INSIGHT_MINIMUM_TRADES} closed trades: by win rate, then
 * average pips, then number of trades.
 */
export function psychologyInsights(
  trades: readonly (TradeResult & Pick<JournalTrade, 'entryMood' | 'confidence'>)[],
): PsychologyInsights {
  const moods = ranked(summariseByMood(trades));
  const levels = ranked(summariseByConfidence(trades));
  const lowest = moods.at(-1);
  return {
    bestMood: moods[0] ?? null,
    worstMood: moods.length > 1 ? moods.at(-1)! : null,
    bestConfidence: levels[0] ?? null,
    worstConfidence: levels.length > 1 ? levels.at(-1)! : null,
    avoid: lowest && (lowest.winRate ?? 0) < AVOID_BELOW_WIN_RATE ? lowest : null,
  };
}

function ranked<Summary extends TradeSummary>(summaries: readonly Summary[]): Summary[] {
  return summaries
    .filter(({ count }) => count >= INSIGHT_MINIMUM_TRADES)
    .toSorted(
      (a, b) => (b.winRate ?? 0) - (a.winRate ?? 0) || (b.averagePips ?? 0) - (a.averagePips ?? 0) || b.count - a.count,
    );
}
