import { type Colour, unpacked } from './colour-bins.ts';
import type { InkMask } from './ink-mask.ts';
import type { Stroke } from './stroke.ts';

/** Between two pixels that are asked. */
const STEP_PX = 7;

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

/** The most frequent background of the rows and columns that a chain runs through, by a sample of them. */
export function backgroundAround({ width, background }: InkMask, chain: readonly Stroke[]): Colour {
  const left = Math.floor(chain[0]!.x);
  const right = Math.floor(chain.at(-1)!.x);
  const counts = new Map<number, number>();
  for (
    let y = Math.min(...chain.map(({ top }) => top));
    y <= Math.max(...chain.map(({ bottom }) => bottom));
    y += STEP_PX
  )
    for (let x = left; x <= right; x += STEP_PX) {
      const colour = background[y * width + x]!;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  const [best] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
  return unpacked(best);
}
