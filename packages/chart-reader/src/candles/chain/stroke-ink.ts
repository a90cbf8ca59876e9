import type { CandleShape } from '../shapes/candle-shape.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import type { Stroke } from '../field/stroke.ts';

/** The pixels of ink in the rows of a stroke, as wide as its body. */
export function strokeInk(
  { width, ink }: InkMask,
  { bodyPx }: CandleShape,
  { x, top, bottom }: Stroke,
): readonly number[] {
  const left = Math.max(0, Math.round(x - bodyPx / 2));
  const right = Math.min(width - 1, left + bodyPx - 1);
  const pixels: number[] = [];
  for (let y = top; y <= bottom; y++)
    for (let pixel = y * width + left; pixel <= y * width + right; pixel++) if (ink[pixel] !== 0) pixels.push(pixel);
  return pixels;
}
