import { packed } from '../../picture/packed-colour.ts';
import type { Picture } from '../../picture/picture.ts';
import { BINS, binOf } from '../../picture/colour-bins.ts';
import { heaviest } from './heaviest.ts';

/** Pixels from sample to sample, across and down: what fills a pane shows in one of nine as well. */
const STEP_PX = 3;

/** Several steps ask for that of one picture. */
const known = new WeakMap<Picture, number>();

/** The most frequent colour of a picture, 0xRRGGBB: what fills the pane of a chart. The mean of colours that hardly differ. */
export function paneColour(picture: Picture): number {
  const before = known.get(picture);
  if (before !== undefined) return before;
  const colour = mostFrequentColour(picture);
  known.set(picture, colour);
  return colour;
}

function mostFrequentColour({ rgb, width, height }: Picture): number {
  const counts = new Float64Array(BINS);
  const sums = new Float64Array(3 * BINS);
  for (let y = 0; y < height; y += STEP_PX) {
    for (let x = 0; x < width; x += STEP_PX) {
      const pixel = y * width + x;
      const bin = binOf(rgb, pixel);
      counts[bin]! += 1;
      for (let channel = 0; channel < 3; channel++) sums[3 * bin + channel]! += rgb[3 * pixel + channel]!;
    }
  }
  const most = heaviest(counts);
  const [red, green, blue] = [0, 1, 2].map((channel) => Math.round(sums[3 * most + channel]! / counts[most]!));
  return packed(red!, green!, blue!);
}
