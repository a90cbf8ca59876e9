import type { Candle } from '@pipsight/trading';

type Extent = 'body' | 'range';

/** How long "long" is: `factor` times the mean extent of the `bars` before; of the bar itself where `bars` is 0. */
export interface Measure {
  readonly extent: Extent;
  readonly bars: number;
  readonly factor: number;
}

/** TA-Lib's default candle settings, under its names. */
export const BODY_LONG: Measure = { extent: 'body', bars: 10, factor: 1 };
export const BODY_SHORT: Measure = { extent: 'body', bars: 10, factor: 1 };
export const BODY_DOJI: Measure = { extent: 'range', bars: 10, factor: 0.1 };
export const SHADOW_LONG: Measure = { extent: 'body', bars: 0, factor: 1 };
export const SHADOW_VERY_LONG: Measure = { extent: 'body', bars: 0, factor: 2 };
export const SHADOW_VERY_SHORT: Measure = { extent: 'range', bars: 10, factor: 0.1 };
export const NEAR: Measure = { extent: 'range', bars: 5, factor: 0.2 };
export const FAR: Measure = { extent: 'range', bars: 5, factor: 0.6 };
export const EQUAL: Measure = { extent: 'range', bars: 5, factor: 0.05 };

export function body({ open, close }: Candle): number {
  return Math.abs(close - open);
}

export function upperShadow({ open, high, close }: Candle): number {
  return high - Math.max(open, close);
}

export function lowerShadow({ open, low, close }: Candle): number {
  return Math.min(open, close) - low;
}

export function bodyTop({ open, close }: Candle): number {
  return Math.max(open, close);
}

export function bodyBottom({ open, close }: Candle): number {
  return Math.min(open, close);
}

/** +1 for a rising bar, also one that closes where it opened; -1 for a falling one. */
export function colour({ open, close }: Candle): 1 | -1 {
  return close >= open ? 1 : -1;
}

/** The measure in price at bar `at`. Needs the measure's `bars` before it. */
export function measured(candles: readonly Candle[], at: number, { extent, bars, factor }: Measure): number {
  if (bars === 0) return factor * extentOf(candles[at]!, extent);
  let sum = 0;
  for (let bar = at - bars; bar < at; bar++) sum += extentOf(candles[bar]!, extent);
  return (factor * sum) / bars;
}

function extentOf(candle: Candle, extent: Extent): number {
  return extent === 'body' ? body(candle) : candle.high - candle.low;
}
