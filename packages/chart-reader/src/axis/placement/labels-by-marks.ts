import { CENTRED, FARTHEST_FROM_LINE } from '../labels/label-distances.ts';
import { fitLine, residual } from '../scale/fit-line.ts';
import { labelPrices } from '../scale/label-prices.ts';
import { moveLabels } from './label-placement.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';

/** Labels stand from their prices alike to within this, pixels. */
const AGREEMENT_PX = 2.5;
/** Labels that must agree; one stands anywhere. */
const MIN_PLAIN = 2;
const MARKS = 2;

/**
 * Labels of which candles hide all but a few, and so many that those left tell no scale: the prices beside the highest and the lowest candle are
 * one, if at least two labels stand from it by the same distance, and boxes by none. These prices and the labels, moved; null where they do not agree.
 */
export function labelsByMarks(
  plain: readonly ReadLabel[],
  boxed: readonly ReadLabel[],
  marks: readonly ReadLabel[],
  size: number,
): readonly ReadLabel[] | null {
  if (marks.length !== MARKS || plain.length < MIN_PLAIN) return null;
  const all = [...marks, ...plain, ...boxed];
  for (const { prices } of labelPrices(
    all.map(({ printed }) => printed),
    false,
  )) {
    const points = all.map(({ y }, index) => ({ y, t: prices[index]! }));
    const line = fitLine(points.slice(0, MARKS));
    if (line === null || line.slope >= 0) continue;
    const offsets = points.slice(MARKS).map((point) => -residual(line, point));
    const own = offsets.slice(0, plain.length).filter((offset) => Math.abs(offset) <= FARTHEST_FROM_LINE * size);
    const areCentred = offsets.slice(plain.length).every((offset) => Math.abs(offset) <= CENTRED * size);
    if (!areCentred || own.length < Math.max(MIN_PLAIN, plain.length)) continue;
    if (Math.max(...own) - Math.min(...own) > AGREEMENT_PX) continue;
    return [...marks, ...moveLabels(plain, own.reduce((sum, offset) => sum + offset, 0) / own.length)];
  }
  return null;
}
