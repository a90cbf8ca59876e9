import type { CandleShape } from './candle-shape.ts';

/** Width of a body in pitches, at most: some overlap by a pixel or two. */
const WIDEST = 1.1;

/** Whether bodies have room beside each other: at a part of their pitch the sides of hollow ones and of boxes seem to be candles that overlap. */
export function hasRoom({ style, bodyPx, pitchPx }: Pick<CandleShape, 'style' | 'bodyPx' | 'pitchPx'>): boolean {
  return style !== 'candles' || bodyPx <= WIDEST * pitchPx;
}
