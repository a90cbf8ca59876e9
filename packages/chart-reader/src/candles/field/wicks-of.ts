import type { PixelCandle } from './candle-field.ts';

/** Shorter ends are the soft edge of a body. */
const SHORTEST_WICK_PX = 1.5;

export function hasUpperWick({ highY, bodyTopY }: PixelCandle): boolean {
  return bodyTopY - highY >= SHORTEST_WICK_PX;
}

export function hasLowerWick({ lowY, bodyBottomY }: PixelCandle): boolean {
  return lowY - bodyBottomY >= SHORTEST_WICK_PX;
}

/** Share of some candles, of which there must be one, that have a wick. */
export function wickedShare(candles: readonly PixelCandle[]): number {
  return candles.filter((candle) => hasUpperWick(candle) || hasLowerWick(candle)).length / candles.length;
}
