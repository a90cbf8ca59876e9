export type { Candle } from './candle.ts';
export {
  instrumentOf,
  METAL_CODES,
  normaliseSymbol,
  PAIR_CODES,
  pairOf,
  type Instrument,
  type Pair,
} from './instrument.ts';
export { isClosed, type JournalTrade, type TradeResult, type TradeStatus } from './journal/journal-trade.ts';
export {
  AVOID_BELOW_WIN_RATE,
  INSIGHT_MINIMUM_TRADES,
  psychologyInsights,
  type PsychologyInsights,
} from './journal/psychology-insights.ts';
export { RECENT_RESULTS, recentResults } from './journal/recent-results.ts';
export {
  equityCurve,
  riskMultiple,
  tradePerformance,
  type EquityPoint,
  type TradePerformance,
} from './journal/trade-performance.ts';
export {
  summariseByConfidence,
  summariseByMood,
  summariseByPair,
  summariseTrades,
  type ConfidenceSummary,
  type MoodSummary,
  type PairSummary,
  type TradeSummary,
} from './journal/trade-summary.ts';
export { isMarketOpen, tradingWeek, type TradingWeek } from './market-hours.ts';
export { judgeTrade, priceSeen, type Judgement, type Observation, type WatchedTrade } from './judge-trade.ts';
export type { ModelClaim } from './model-claim.ts';
export { parsePrice, pipsBetween, priceText, profitPercent, type Direction } from './price.ts';
export { CONFIDENCE_LEVELS, MOODS, type ConfidenceLevel, type Mood, type MoodEmoji } from './psychology.ts';
export {
  countsAsSetup,
  ENTRY_TYPES,
  inferEntryType,
  isPotentialSetup,
  MARKET_TOLERANCE,
  riskReward,
  setupFaults,
  type EntryType,
  type SetupFault,
  type SetupLike,
  type SetupPrices,
} from './setup.ts';
export { isHighSetupRate, setupRatePercent } from './setup-rate.ts';
export { TIMEFRAMES, timeframeMinutes, type Timeframe } from './timeframe.ts';
export { patternConfidenceTone, usageTone, winRateTone, type Tone } from './tone.ts';
export { tradeLevelFault, waitsForEntry, type TradeLevelFault, type TradeLevels } from './trade-levels.ts';
export { tradeNews, type TradeTransition } from './trade-news.ts';
export { closedStatus, signedPips, tradePips, type TradeOutcome } from './trade-result.ts';
export { analysesRemaining, limitReached, UNLIMITED } from './usage.ts';
export { keyLevelPrice } from './watchlist/key-level-price.ts';
export {
  changePercent,
  CONDITION_MOVE_PERCENT,
  isAtLevel,
  SETUP_MOVE_PERCENT,
  simulatedFindings,
  watchFindings,
  watchReference,
  type WatchedMarket,
} from './watchlist/watch-findings.ts';
export { watchState, type WatchState } from './watchlist/watch-state.ts';
