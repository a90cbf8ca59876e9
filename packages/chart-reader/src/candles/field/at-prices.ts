import type { PixelCandle } from './candle-field.ts';
import { type PriceInsets, ROW_MIDDLE } from './price-insets.ts';

/** Open and close that fall in one row lie a third of a row apart on average. */
const LEAST_BODY_PX = 1 / 3;
/** A body no higher than its wick is wide may be a line for a candle that closed near its open: above, below or about them, so they keep a third of it. */
const LINE_SHARE = 1 / 3;
/** What sticks out of a body less than this is no wick. */
const LEAST_WICK_PX = 0.5;
/**
 * A wick that does not reach beyond an outline ends with the body, as most of these do, or anywhere behind the outline, of which the half beyond the price is as wide as
 * the inset: so much of that is right for most.
 */
const BEHIND = 0.25;

/**
 * Moves the ends of candles, measured at the middles of their end rows, to where their prices are. A body keeps a little height, so that
 * its open and close tell its direction. Wicks are `wickPx` wide, and end at their prices where they are known to end between rows.
 */
export function atPrices(
  candles: readonly PixelCandle[],
  { rising, falling, wick }: PriceInsets,
  wickPx: number,
): PixelCandle[] {
  return candles.map(({ highEdgeY, lowEdgeY, ...candle }) => {
    const inset = candle.up ? rising : falling;
    const middle = (candle.bodyTopY + candle.bodyBottomY) / 2;
    const drawnPx = candle.bodyBottomY - candle.bodyTopY + 2 * ROW_MIDDLE;
    const heightPx = (drawnPx - 2 * inset) * (drawnPx <= wickPx + ROW_MIDDLE ? LINE_SHARE : 1);
    const half = Math.max(LEAST_BODY_PX, heightPx) / 2;
    const [bodyTopY, bodyBottomY] = [middle - half, middle + half];
    const behind = Math.max(0, Math.min(inset * BEHIND, inset - ROW_MIDDLE));
    const reachesUp = candle.bodyTopY - candle.highY >= LEAST_WICK_PX;
    const reachesDown = candle.lowY - candle.bodyBottomY >= LEAST_WICK_PX;
    return {
      ...candle,
      highY: reachesUp ? Math.min(highEdgeY ?? candle.highY + wick - ROW_MIDDLE, bodyTopY) : bodyTopY - behind,
      bodyTopY,
      bodyBottomY,
      lowY: reachesDown ? Math.max(lowEdgeY ?? candle.lowY - wick + ROW_MIDDLE, bodyBottomY) : bodyBottomY + behind,
    };
  });
}
