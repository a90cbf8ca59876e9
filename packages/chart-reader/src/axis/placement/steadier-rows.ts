import { mean } from '../../mean.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';

/** Bends of three labels in a row that are no rounding: a label is missing, or prices are round on a logarithmic scale. Pixels. */
const MOST_BEND_PX = 6;
/** Fewer bends tell nothing, nor do such as whole pixels make. */
const MIN_BENDS = 4;
const LEAST_BEND_PX = 1.2;
/** Rows bend so much less than others if these are rounded to points of at least two pixels, and they to one. */
const STEADIER = 0.65;

/**
 * Labels at the rows of their lines; where lines stand more unevenly than the texts beside them, which some libraries place to the pixel and lines to
 * whole points of a dense screen, at the rows of their texts, moved by what parts those from the lines on the average.
 *
 * @param texts the labels at their texts
 * @param onLines the same labels in the same order at their lines
 */
export function steadierRows(texts: readonly ReadLabel[], onLines: readonly ReadLabel[]): readonly ReadLabel[] {
  const rows = new Map(texts.map(({ y }, index) => [y, onLines[index]!.y]));
  const pairs = [...rows].map(([text, line]) => ({ text, line })).toSorted((a, b) => a.text - b.text);
  const bends = pairs.slice(2).flatMap((last, index) => {
    const [first, middle] = [pairs[index]!, pairs[index + 1]!];
    const bend = (of: 'text' | 'line') => first[of] - 2 * middle[of] + last[of];
    const both = { text: bend('text'), line: bend('line') };
    return Math.max(Math.abs(both.text), Math.abs(both.line)) <= MOST_BEND_PX ? [both] : [];
  });
  const usual = (of: 'text' | 'line') => Math.hypot(...bends.map((bend) => bend[of])) / Math.sqrt(bends.length);
  if (bends.length < MIN_BENDS || usual('line') < LEAST_BEND_PX || usual('text') >= STEADIER * usual('line'))
    return onLines;
  const offsetPx = mean(pairs.map(({ text, line }) => line - text));
  return texts.map((label) => ({ ...label, y: label.y + offsetPx }));
}
