export type { Candle } from './candle.ts';
export { instrumentOf, normaliseSymbol, type Instrument } from './instrument.ts';
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
export { TIMEFRAMES, timeframeMinutes, type Timeframe } from './timeframe.ts';
export { patternConfidenceTone, usageTone, winRateTone, type Tone } from './tone.ts';
export { analysesRemaining, limitReached, UNLIMITED } from './usage.ts';
