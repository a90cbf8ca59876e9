import type { PixelCandle } from './candle-field.ts';

/** Row that a candle opened at. */
export function openOf({ up, bodyTopY, bodyBottomY }: Pick<PixelCandle, 'up' | 'bodyTopY' | 'bodyBottomY'>): number {
  return up ? bodyBottomY : bodyTopY;
}

/** Row that a candle closed at. */
export function closeOf({ up, bodyTopY, bodyBottomY }: Pick<PixelCandle, 'up' | 'bodyTopY' | 'bodyBottomY'>): number {
  return up ? bodyTopY : bodyBottomY;
}
