import { packed } from '../picture/packed-colour.ts';
import type { Picture } from '../picture/picture.ts';
import { BINS, binOf } from './colour-bins.ts';
import { heaviest } from './heaviest.ts';

/** Pixels from sample to sample, across and down: what fills a pane shows in one of nine as well. */
const STEP_PX = 3;

/** The most frequent colour of a picture, 0xRRGGBB: what fills the pane of a chart. The mean of colours that hardly differ. */
export function paneColour({ rgb, width, height }: Picture): number {
  const counts = new Float64Array(BINS);
  for (let y = 0; y < height; y += STEP_PX) {
    for (let x = 0; x < width; x += STEP_PX) counts[binOf(rgb, y * width + x)]! += 1;
  }
  const most = heaviest(counts);
  const sum: [number, number, number] = [0, 0, 0];
  for (let y = 0; y < height; y += STEP_PX) {
    for (let x = 0; x < width; x += STEP_PX) {
      const pixel = y * width + x;
      if (binOf(rgb, pixel) !== most) continue;
      sum[0] += rgb[pixel * 3]!;
      sum[1] += rgb[pixel * 3 + 1]!;
      sum[2] += rgb[pixel * 3 + 2]!;
    }
  }
  const [red, green, blue] = sum;
  const mean = (channel: number): number => Math.round(channel / counts[most]!);
  return packed(mean(red), mean(green), mean(blue));
}
