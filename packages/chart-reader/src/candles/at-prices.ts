import type { PixelCandle } from './candle-field.ts';
import { type PriceInsets, ROW_MIDDLE } from './price-insets.ts';

/** Open and close that fall in one row lie a third of a row apart on average. */
const LEAST_BODY_PX = 1 / 3;
/** What sticks out of a body less than this is no wick. */
const LEAST_WICK_PX = 0.5;

/**
 * Moves the ends of candles, measured at the middles of their end rows, to where their prices are. A body keeps a little height, so that
 * its open and close tell its direction.
 */
export function atPrices(candles: readonly PixelCandle[], { rising, falling, wick }: PriceInsets): PixelCandle[] {
  return candles.map((candle) => {
    const inwards = (candle.up ? rising : falling) - ROW_MIDDLE;
    const middle = (candle.bodyTopY + candle.bodyBottomY) / 2;
    const half = Math.max(LEAST_BODY_PX, candle.bodyBottomY - candle.bodyTopY - 2 * inwards) / 2;
    const [bodyTopY, bodyBottomY] = [middle - half, middle + half];
    // A wick that does not reach beyond the body ends where that does.
    const reachesUp = candle.bodyTopY - candle.highY >= LEAST_WICK_PX;
    const reachesDown = candle.lowY - candle.bodyBottomY >= LEAST_WICK_PX;
    return {
      ...candle,
      highY: reachesUp ? Math.min(candle.highY + wick - ROW_MIDDLE, bodyTopY) : bodyTopY,
      bodyTopY,
      bodyBottomY,
      lowY: reachesDown ? Math.max(candle.lowY - wick + ROW_MIDDLE, bodyBottomY) : bodyBottomY,
    };
  });
}
