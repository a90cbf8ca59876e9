import type { CandleShape } from './candle-shape.ts';

/** How much wider than their pitch bodies are at most: some overlap by a tenth of it, and dense ones are rounded up by a pixel. */
const WIDEST = 1.1;
const ROUNDED_PX = 1;

/** Whether bodies have room beside each other: at a part of their pitch the sides of hollow ones and of boxes seem to be candles that overlap. */
export function hasRoom({ style, bodyPx, pitchPx }: Pick<CandleShape, 'style' | 'bodyPx' | 'pitchPx'>): boolean {
  return style !== 'candles' || bodyPx <= Math.max(WIDEST * pitchPx, pitchPx + ROUNDED_PX);
}
