import type { Candle } from '@pipsight/trading';
import { ATR, BollingerBands, EMA, MACD, RSI } from 'trading-signals';

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

/** Moving average convergence 12/26/9: distance between two averages, and the average of that distance. */
export interface Convergence {
  readonly line: number;
  readonly signal: number;
}

/** MACD 12/26/9, its averages started at the first value; null before 34 values, when the signal has nine of its own. */
export function averageConvergence(values: readonly number[]): (Convergence | null)[] {
  const indicator = new MACD(new EMA(12), new EMA(26), new EMA(9));
  return values.map((value, i) => {
    const result = indicator.add(value);
    return result && i >= 33 ? { line: result.macd, signal: result.signal } : null;
  });
}

/** Mean of the last closes, and two standard deviations (of the whole population) to both sides. */
export interface Bands {
  readonly lower: number;
  readonly middle: number;
  readonly upper: number;
}

/** Bollinger bands of two deviations; null before `length` values. */
export function bollingerBands(values: readonly number[], length: number): (Bands | null)[] {
  const indicator = new BollingerBands(length, 2);
  return values.map((value) => indicator.add(value));
}
