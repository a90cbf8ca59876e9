import { channelDifference } from '../../picture/channel-difference.ts';
import type { Picture } from '../../picture/picture.ts';
import { FOREIGN, FULL } from './candle-coverage.ts';
import type { ChartBounds } from './chart-bounds.ts';
import { SAME_COLOUR } from '../mask/is-within.ts';

/** Share of the rows of a chart that an upright line of its grid shows in; the rest is hidden by candles and by what crosses it. */
const LEAST_ROWS = 0.6;
/** Lines of a grid are fainter than candles: they stand out by less than this share of what these do. */
const FAINT = 0.6 * FULL;
/** Several of one colour may stand out by this share of it: no two wicks are as long as the chart is high. */
const STRONG = 0.9 * FULL;

/**
 * The coverage without upright lines of the grid, which by brightness alone look like a part of a wick, as long as the chart is high: columns that show one
 * faint colour in most of the chart's rows, or a stronger one that other columns show as well. The same coverage where there are none.
 */
export function withoutUprights(picture: Picture, coverage: Uint8Array, bounds: ChartBounds): Uint8Array {
  const { rgb } = picture;
  const lines = uprightsIn(picture, coverage, bounds, STRONG);
  const several = lines.filter(({ x, colour }) =>
    lines.some((other) => other.x !== x && channelDifference(rgb, other.colour, colour) <= SAME_COLOUR),
  );
  const faint = uprightsIn(picture, coverage, bounds, FAINT).filter(({ x }) => several.every((line) => line.x !== x));
  if (several.length + faint.length === 0) return coverage;
  const cleared = coverage.slice();
  for (const pixel of [...several, ...faint].flatMap(({ pixels }) => pixels)) cleared[pixel] = 0;
  return cleared;
}

/** An upright line of a grid: its column, a pixel of its colour, and all pixels that show it. */
interface Upright {
  readonly x: number;
  readonly colour: number;
  readonly pixels: readonly number[];
}

/** The columns that show one colour in most of the chart's rows, which covers less than `most` of a pixel. */
function uprightsIn(picture: Picture, coverage: Uint8Array, bounds: ChartBounds, most: number): readonly Upright[] {
  const { left, top, bottom } = bounds;
  const { width, rgb } = picture;
  const rows = bottom + 1 - top;
  const found: Upright[] = [];
  for (const [column, colour] of commonColours(picture, coverage, bounds, most).entries()) {
    if (colour < 0) continue;
    const x = left + column;
    const pixels: number[] = [];
    for (let y = top; y <= bottom; y++) {
      const pixel = y * width + x;
      if (coverage[pixel]! < most && channelDifference(rgb, pixel, colour) <= SAME_COLOUR) pixels.push(pixel);
    }
    // It ends with its plot, of which candles may leave a part empty.
    const spanned = pixels.length === 0 ? 0 : (pixels.at(-1)! - pixels[0]!) / width + 1;
    if (spanned >= LEAST_ROWS * rows && pixels.length >= LEAST_ROWS * spanned) found.push({ x, colour, pixels });
  }
  return found;
}

/**
 * For each column a pixel of the colour that most of those have that are covered by less than `most`, if any is had by most (Boyer and Moore's majority vote,
 * 1981); -1 without such pixels.
 */
function commonColours({ width, rgb }: Picture, coverage: Uint8Array, bounds: ChartBounds, most: number): Int32Array {
  const { left, right, top, bottom } = bounds;
  const common = new Int32Array(right + 1 - left).fill(-1);
  const votes = new Int32Array(common.length);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const pixel = y * width + x;
      const value = coverage[pixel]!;
      if (value === 0 || value === FOREIGN || value >= most) continue;
      const column = x - left;
      if (votes[column] === 0) common[column] = pixel;
      votes[column]! += channelDifference(rgb, pixel, common[column]!) <= SAME_COLOUR ? 1 : -1;
    }
  }
  return common;
}
