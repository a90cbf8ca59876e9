import type { Candle } from '@pipsight/trading';

/**
 * A candle pattern by its definition alone. `detect` looks at the bars up to `at` and gives +1 (bullish), -1 (bearish)
 * or 0; patterns without a side of their own give +1. It is asked only for `at >= lookback`.
 */
export interface CandlePattern {
  readonly name: string;
  /** Function of TA-Lib that the definition equals bar for bar; null for a definition of our own. */
  readonly taLib: string | null;
  /** Bars it spans. */
  readonly span: 1 | 2 | 3;
  readonly lookback: number;
  readonly detect: (candles: readonly Candle[], at: number) => 1 | 0 | -1;
}
