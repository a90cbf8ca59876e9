import type { Candle } from '@pipsight/trading';
import { WSMA } from 'trading-signals';

/**
 * Wilder's average directional index, 0 to 100: how one-sided the moves were, whichever way (New Concepts in Technical
 * Trading Systems, 1978). Null before two times `length` bars, and where price never moved.
 */
export function averageDirection(candles: readonly Candle[], length: number): (number | null)[] {
  const [up, down, range, index] = [new WSMA(length), new WSMA(length), new WSMA(length), new WSMA(length)];
  return candles.map((candle, i) => {
    const before = candles[i - 1];
    if (!before) return null;
    const [higher, lower] = [candle.high - before.high, before.low - candle.low];
    const rising = up.add(higher > lower && higher > 0 ? higher : 0);
    const falling = down.add(lower > higher && lower > 0 ? lower : 0);
    const moved = range.add(Math.max(candle.high, before.close) - Math.min(candle.low, before.close));
    if (rising === null || falling === null || moved === null || rising + falling <= 0) return null;
    return index.add((100 * Math.abs(rising - falling)) / (rising + falling));
  });
}
