import { median } from '../../median.ts';
import type { GridLine } from './grid-lines.ts';

/** Lines of a finer grid stand out this much less than those with labels, at least. */
const FAINTER = 0.67;
/** So many of them at least lie between two others, in the mean: next to each label lies one, whatever its distance from its own line. */
const LEAST_BETWEEN = 2;
const FEWEST_MAJOR = 3;
/** Share of the gaps between lines with labels that are alike, to within rounding; others are those about the line of a price. */
const MOST_EVEN = 0.6;
const EVENLY_PX = 1.5;

/** Lines without those of a finer, fainter grid between them, which no labels belong to; all of them where there is none. */
export function majorLines(lines: readonly GridLine[]): readonly GridLine[] {
  const strengths = lines.map(({ contrast }) => Math.hypot(...contrast));
  const faint = median(strengths);
  const major = lines.filter((_, i) => strengths[i]! * FAINTER >= faint);
  if (major.length < FEWEST_MAJOR || lines.length - major.length < LEAST_BETWEEN * (major.length - 1)) return lines;
  const gaps = major.slice(1).map(({ y }, i) => y - major[i]!.y);
  const usual = median(gaps);
  const even = gaps.filter((gap) => Math.abs(gap - usual) <= EVENLY_PX);
  return even.length >= MOST_EVEN * gaps.length ? major : lines;
}
