import { channelDistance, packedAt } from '../../picture/packed-colour.ts';
import type { Picture } from '../../picture/picture.ts';
import type { InkMask } from '../mask/ink-mask.ts';
import { FOREIGN } from './candle-coverage.ts';
import type { ChartBounds } from './chart-bounds.ts';
import { isCovered } from './coverage-sums.ts';
import { findGaps } from './find-gaps.ts';

/** A line may be hardly brighter than the ground. */
const LEAST_CONTRAST = 4;
/** So many pixels beside the candle have its very colour, which compression leaves nowhere. */
const BESIDE_PX = 2;

/** Columns of a row in which dashes are known that tell others of it, of which neither end shows, inside of wide bodies. */
const FEWEST_TELLING = 8;

/**
 * The coverage with what dashes, and lines too faint to be told by their rows, hide of candles that they run over: between two rows of a
 * candle no ground shows, but one colour that goes on beside the candle, or elsewhere in that row. The same coverage where there are none.
 */
export function hiddenByDashes(picture: Picture, mask: InkMask, coverage: Uint8Array, bounds: ChartBounds): Uint8Array {
  const { width } = mask;
  const gaps: { readonly pixel: number; readonly rows: number; readonly line: string; readonly isDash: boolean }[] = [];
  findGaps(coverage, width, bounds, true, (pixel, rows) => {
    // A single row below a gap may be the border of something else.
    if (!isCovered(coverage[pixel + width]!) || showsGround(picture, mask, pixel, rows)) return;
    const middle = pixel - ((rows + 1) >> 1) * width;
    const line = `${Math.floor(middle / width)} ${packedAt(picture.rgb, middle)}`;
    gaps.push({ pixel, rows, line, isDash: goesOnBeside({ picture, mask, coverage, bounds }, pixel, rows) });
  });
  const telling = new Map<string, number>();
  for (const { line, isDash } of gaps) if (isDash) telling.set(line, (telling.get(line) ?? 0) + 1);
  const ofLines = gaps.filter(({ line, isDash }) => isDash || (telling.get(line) ?? 0) >= FEWEST_TELLING);
  if (ofLines.length === 0) return coverage;
  const hidden = coverage.slice();
  for (const { pixel, rows } of ofLines) for (let row = 1; row <= rows; row++) hidden[pixel - row * width] = FOREIGN;
  return hidden;
}

interface Drawn {
  readonly picture: Picture;
  readonly mask: InkMask;
  readonly coverage: Uint8Array;
  readonly bounds: ChartBounds;
}

/** Whether ground shows in the gap above a pixel. */
function showsGround({ rgb }: Picture, { width, background }: InkMask, pixel: number, gap: number): boolean {
  const ground = background[pixel - (gap + 1) * width]!;
  for (let row = 1; row <= gap; row++)
    if (channelDistance(packedAt(rgb, pixel - row * width), ground) < LEAST_CONTRAST) return true;
  return false;
}

/** Whether the colour in the gap above a pixel goes on as far to one side as the candle reaches, and further. */
function goesOnBeside({ picture: { rgb }, mask, coverage, bounds }: Drawn, pixel: number, gap: number): boolean {
  const { width } = mask;
  const above = pixel - (gap + 1) * width;
  const middle = pixel - ((gap + 1) >> 1) * width;
  const line = packedAt(rgb, middle);
  for (const step of [-1, 1]) {
    const isOnLine = (offset: number): boolean => {
      const column = (pixel % width) + offset;
      return column >= bounds.left && column <= bounds.right && packedAt(rgb, middle + offset) === line;
    };
    let offset = step;
    while (isOnLine(offset) && isCovered(coverage[above + offset]!)) offset += step;
    const beside = Array.from({ length: BESIDE_PX }, (_, index) => offset + index * step);
    if (beside.every((at) => isOnLine(at) && !isCovered(coverage[pixel + at]!))) return true;
  }
  return false;
}
