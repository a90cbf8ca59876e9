import { channelDifference } from '../../picture/channel-difference.ts';
import type { Picture } from '../../picture/picture.ts';
import { FOREIGN, FULL } from './candle-coverage.ts';
import type { ChartBounds } from './chart-bounds.ts';
import { SAME_COLOUR } from '../mask/is-within.ts';

/** Share of the rows of a chart that an upright line of its grid shows in; the rest is hidden by candles and by what crosses it. */
const LEAST_ROWS = 0.6;
/** Lines of a grid are fainter than candles: they stand out by less than this share of what these do. */
const FAINT = 0.6 * FULL;

/**
 * The coverage without upright lines of the grid, which by brightness alone look like a part of a wick, as long as the chart is high: columns that show one
 * faint colour in most of the chart's rows. The same coverage where there are none.
 */
export function withoutUprights(picture: Picture, coverage: Uint8Array, bounds: ChartBounds): Uint8Array {
  const { left, right, top, bottom } = bounds;
  const { width, rgb } = picture;
  const mostOther = (1 - LEAST_ROWS) * (bottom + 1 - top);
  const lines = commonFaint(picture, coverage, bounds);
  let cleared: Uint8Array | null = null;
  for (let x = left; x <= right; x++) {
    const line = lines[x - left]!;
    if (line < 0) continue;
    const isOfLine = (pixel: number): boolean =>
      coverage[pixel]! < FAINT && channelDifference(rgb, pixel, line) <= SAME_COLOUR;
    const pixels: number[] = [];
    for (let y = top; y <= bottom && y - top - pixels.length <= mostOther; y++) {
      if (isOfLine(y * width + x)) pixels.push(y * width + x);
    }
    if (pixels.length < LEAST_ROWS * (bottom + 1 - top)) continue;
    cleared ??= coverage.slice();
    for (const pixel of pixels) cleared[pixel] = 0;
  }
  return cleared ?? coverage;
}

/**
 * For each column a pixel of the colour that most of its faint ones have, if any is had by most (Boyer and Moore's majority vote, 1981); -1 without faint
 * pixels.
 */
function commonFaint({ width, rgb }: Picture, coverage: Uint8Array, bounds: ChartBounds): Int32Array {
  const { left, right, top, bottom } = bounds;
  const common = new Int32Array(right + 1 - left).fill(-1);
  const votes = new Int32Array(common.length);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const pixel = y * width + x;
      const value = coverage[pixel]!;
      if (value === 0 || value === FOREIGN || value >= FAINT) continue;
      const column = x - left;
      if (votes[column] === 0) common[column] = pixel;
      votes[column]! += channelDifference(rgb, pixel, common[column]!) <= SAME_COLOUR ? 1 : -1;
    }
  }
  return common;
}
