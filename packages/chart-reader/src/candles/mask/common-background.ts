import type { Rgb } from '../../picture/rgb.ts';
import { unpacked } from '../../picture/packed-colour.ts';
import type { InkMask } from './ink-mask.ts';
import { chainRows } from '../field/chain-rows.ts';
import type { Stroke } from '../field/stroke.ts';

/** Columns and rows from one pixel that is asked to the next. */
const STEP_PX = 7;

/** The background behind most strokes. */
export function commonBackground(mask: InkMask, chain: readonly Stroke[]): Rgb {
  return mostFrequent(chain.map((stroke) => backgroundOf(mask, stroke)));
}

/** What lies behind the upper end of a stroke, 0xRRGGBB. */
export function backgroundOf({ width, background }: InkMask, { x, top }: Stroke): number {
  return background[top * width + Math.floor(x)]!;
}

/** The most frequent background of the rows and columns that a chain runs through, by a sample of them. */
export function backgroundAround({ width, background }: InkMask, chain: readonly Stroke[]): Rgb {
  const left = Math.floor(chain[0]!.x);
  const right = Math.floor(chain.at(-1)!.x);
  const { top, bottom } = chainRows(chain);
  const asked: number[] = [];
  for (let y = top; y <= bottom; y += STEP_PX)
    for (let x = left; x <= right; x += STEP_PX) asked.push(background[y * width + x]!);
  return mostFrequent(asked);
}

/** The most frequent of colours 0xRRGGBB, the earliest of those that are equally so; black if there are none. */
function mostFrequent(colours: readonly number[]): Rgb {
  const counts = new Map<number, number>();
  let best = 0;
  let most = 0;
  for (const colour of colours) {
    const count = (counts.get(colour) ?? 0) + 1;
    counts.set(colour, count);
    if (count > most) [best, most] = [colour, count];
  }
  return unpacked(best);
}
