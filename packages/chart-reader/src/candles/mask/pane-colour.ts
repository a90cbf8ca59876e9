import { packed } from '../../picture/packed-colour.ts';
import type { Picture } from '../../picture/picture.ts';
import { BINS, binOf } from './colour-bins.ts';
import { heaviest } from './heaviest.ts';

/** Pixels from sample to sample, across and down: what fills a pane shows in one of nine as well. */
const STEP_PX = 3;

/** The most frequent colour of a picture, 0xRRGGBB: what fills the pane of a chart. The mean of colours that hardly differ. */
export function paneColour({ rgb, width, height }: Picture): number {
  const counts = new Float64Array(BINS);
  const sums = [new Float64Array(BINS), new Float64Array(BINS), new Float64Array(BINS)] as const;
  for (let y = 0; y < height; y += STEP_PX) {
    for (let x = 0; x < width; x += STEP_PX) {
      const pixel = y * width + x;
      const bin = binOf(rgb, pixel);
      counts[bin]! += 1;
      sums.forEach((sum, channel) => (sum[bin]! += rgb[pixel * 3 + channel]!));
    }
  }
  const most = heaviest(counts);
  const [red, green, blue] = sums.map((sum) => Math.round(sum[most]! / counts[most]!));
  return packed(red!, green!, blue!);
}
