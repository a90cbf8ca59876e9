import type { ModelClaim } from '@pipsight/trading';
import type { VisibleChart } from '../src/model-answer/claim-check.ts';
import { candlesFrom, zigzag } from './candle-builders.ts';
import { chartOf } from './chart-inputs.ts';

/** Rising, with swing highs at 1.0908, 1.1008 and 1.1128, swing lows at 1.0772 and 1.0852, and price at 1.1040. */
export function risingChart(change: Partial<VisibleChart> = {}): VisibleChart {
  const candles = candlesFrom(
    zigzag([70, 90, 78, 100, 86, 112, 104], 12).map((pip) => 1 + pip / 1000),
    0.0008,
  );
  const edges = { lowest: 1.065, highest: 1.1175 };
  return { ...chartOf(candles, { lastPrice: 1.104, pricePerPx: 0.0001 }), ...edges, ...change };
}

/** A sound plan on {@link risingChart}: buy the broken high, stop behind the middle of the range, target before the last high. */
export function buyClaim(change: Partial<ModelClaim> = {}): ModelClaim {
  return {
    symbol: 'EURUSD',
    timeframe: 'H1',
    lastPrice: 1.104,
    hasSetup: true,
    direction: 'BUY',
    entryType: 'buy_limit',
    entryPrice: 1.1008,
    triggerPrice: null,
    stopLoss: 1.0985,
    takeProfit1: 1.1122,
    takeProfit2: null,
    entryLevel: 1.1008,
    stopLossLevel: 1.099,
    takeProfit1Level: 1.1128,
    takeProfit2Level: null,
    rejectionReason: null,
    patterns: [],
    keyLevels: [],
    marketStructure: null,
    analysisText: 'Price broke 1.1008 and may come back to it. Stop 1.0985, first target 1.1122.',
    ...change,
  };
}
