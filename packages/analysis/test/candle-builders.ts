import type { Candle } from '@pipsight/trading';
import { chartSeries, type ChartSeries } from '../src/series/chart-series.ts';

/** Bars that open at the close before and reach `wick` beyond their bodies. */
export function candlesFrom(closes: readonly number[], wick = 0): Candle[] {
  return closes.map((close, i) => {
    const open = closes[i - 1] ?? close;
    return { open, high: Math.max(open, close) + wick, low: Math.min(open, close) - wick, close };
  });
}

/** Closes that walk in straight lines from turn to turn, `bars` bars each. */
export function zigzag(turns: readonly number[], bars: number): number[] {
  const closes = [turns[0]!];
  for (const [i, turn] of turns.entries()) {
    const from = turns[i - 1];
    if (from === undefined) continue;
    for (let bar = 1; bar <= bars; bar++) closes.push(from + ((turn - from) * bar) / bars);
  }
  return closes;
}

/** A series read at one thousandth of a price unit per pixel. */
export function seriesOf(candles: readonly Candle[]): ChartSeries {
  return chartSeries(candles, 0.001);
}
