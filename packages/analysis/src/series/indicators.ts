import type { Candle } from '@pipsight/trading';
import { ATR, EMA, RSI } from 'trading-signals';

/**
 * Average true range by Wilder's smoothing, at every bar. Before `length` bars are there it is the mean true range so
 * far, so that the left end of a chart has a yardstick too.
 */
export function averageTrueRange(candles: readonly Candle[], length: number): number[] {
  const indicator = new ATR(length);
  let sum = 0;
  return candles.map((candle, i) => {
    const before = candles[i - 1]?.close ?? candle.close;
    sum += Math.max(candle.high, before) - Math.min(candle.low, before);
    return indicator.add(candle) ?? sum / (i + 1);
  });
}

/** Exponential moving average, started at the first value; null before `length` values are there. */
export function exponentialAverage(values: readonly number[], length: number): (number | null)[] {
  const indicator = new EMA(length);
  return values.map((value, i) => {
    const average = indicator.add(value);
    return i + 1 >= length ? average : null;
  });
}

/** Wilder's relative strength index, 0 to 100; null before `length` + 1 values and where price has never moved. */
export function relativeStrength(values: readonly number[], length: number): (number | null)[] {
  const indicator = new RSI(length);
  const first = values[0];
  let moved = false;
  return values.map((value) => {
    moved ||= value !== first;
    const index = indicator.add(value);
    return moved ? index : null;
  });
}
