import { mean } from '../../mean.ts';
import type { PixelCandle } from './candle-field.ts';

/** Farther from the close before is a gap of the market, however far. */
const GAP_PX = 40;

type DirectedBody = Pick<PixelCandle, 'up' | 'bodyTopY' | 'bodyBottomY'>;

/** Row that a candle opened at. */
export function openOf({ up, bodyTopY, bodyBottomY }: DirectedBody): number {
  return up ? bodyBottomY : bodyTopY;
}

/** Row that a candle closed at. */
export function closeOf({ up, bodyTopY, bodyBottomY }: DirectedBody): number {
  return up ? bodyTopY : bodyBottomY;
}

/** How far a candle opened from the close before it, pixels; 40 at most. */
export function jumpPx(before: DirectedBody, candle: DirectedBody): number {
  return Math.min(GAP_PX, Math.abs(openOf(candle) - closeOf(before)));
}

/** How far opens lie from the closes before them in the mean, pixels, 0 to 40; 0 for fewer than two candles. */
export function meanJumpPx(candles: readonly DirectedBody[]): number {
  return mean(candles.slice(1).map((candle, i) => jumpPx(candles[i]!, candle)));
}
