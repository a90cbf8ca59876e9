import { type Colour, unpacked } from './colour-bins.ts';
import type { InkMask } from './ink-mask.ts';
import type { Stroke } from './stroke.ts';

/** The background behind most strokes. */
export function commonBackground(mask: InkMask, chain: readonly Stroke[]): Colour {
  const counts = new Map<number, number>();
  let best = 0;
  let most = 0;
  for (const stroke of chain) {
    const packed = backgroundOf(mask, stroke);
    const count = (counts.get(packed) ?? 0) + 1;
    counts.set(packed, count);
    if (count > most) [best, most] = [packed, count];
  }
  return unpacked(best);
}

/** What lies behind the upper end of a stroke, 0xRRGGBB. */
export function backgroundOf({ width, background }: InkMask, { x, top }: Stroke): number {
  return background[top * width + Math.floor(x)]!;
}
