import { median } from '../../median.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';

/** Labels stand so evenly where a terminal sets them at fixed rows, whatever prices these have. */
const EVENLY_PX = 1;
const MIN_LABELS = 6;
/** Share of the gaps that must be as even, and whose steps must be one of two numbers that follow each other: a few labels are misread. */
const MIN_SHARE = 0.8;
/** Gaps of each number of units: where a single one differs, the scale may be tilted by a whole unit. */
const FEWEST_OF_EACH = 2;

/**
 * How far prices may lie from the rows that they are printed at, pixels, because they are rounded to their last digit: terminals print labels at
 * even rows, and in a narrow range they read 4, 5, 4, 4, 5 units apart. Half the height of a unit; 0 where labels are not of this kind.
 *
 * @param column one reading of each label, from the top
 */
export function roundingPx(column: readonly Pick<ReadLabel, 'y' | 'printed'>[]): number {
  if (column.length < MIN_LABELS) return 0;
  const gaps = column.slice(1).map(({ y, printed }, i) => {
    const above = column[i]!;
    return { px: y - above.y, units: Number(above.printed.digits) - Number(printed.digits) };
  });
  const pitchPx = median(gaps.map(({ px }) => px));
  const step = Math.min(...mostOf(gaps.map(({ units }) => units)));
  const regular = gaps.filter(
    ({ px, units }) => Math.abs(px - pitchPx) <= EVENLY_PX && (units === step || units === step + 1),
  );
  const units = regular.reduce((sum, gap) => sum + gap.units, 0);
  const larger = units - step * regular.length;
  if (step < 1 || regular.length < MIN_SHARE * gaps.length) return 0;
  if (Math.min(larger, regular.length - larger) < FEWEST_OF_EACH) return 0;
  return (pitchPx * regular.length) / units / 2;
}

/** The two commonest of some numbers. */
function mostOf(numbers: readonly number[]): readonly number[] {
  const counts = Map.groupBy(numbers, (number) => number);
  const ranked = [...counts.values()].toSorted((a, b) => b.length - a.length);
  return ranked.slice(0, 2).map(([number]) => number!);
}
