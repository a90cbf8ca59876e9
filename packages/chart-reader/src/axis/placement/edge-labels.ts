import { gridOffset } from './grid-offset.ts';
import { CENTRED, FARTHEST_FROM_LINE, roundingTolerancePx } from '../labels/label-distances.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';
import { median } from '../../median.ts';

/** Farthest that a label which is kept within the plot stands from the line at its edge, in letter heights. */
const FARTHEST = 1.2;
/** Labels that stand on their lines, of which these tell the distance between lines. */
const MIN_ON_LINES = 2;
/** The same of labels that stand above or below theirs. */
const MIN_OFF_LINES = 3;
/** Lines of a grid stand evenly to within this, pixels. */
const EVENLY_PX = 1.5;

interface OnLine {
  readonly y: number;
  readonly row: number;
}

/**
 * Labels with the first and the last where the lines at the edges of the plot are: apps that print labels on their lines, or above them, move these two into the plot.
 * Such a line is as far from the others as they are from each other. Labels stand at one distance from their lines, also these two then.
 *
 * @param rows lines across the plot
 * @param size height of a letter
 */
export function withEdgeLabels(
  labels: readonly ReadLabel[],
  rows: readonly number[],
  size: number,
): readonly ReadLabel[] {
  const centred = labelsOnLines(labels, rows, 0, CENTRED * size);
  const onLines = centred.length < MIN_ON_LINES ? labelsOffLines(labels, rows, size) : centred;
  if (onLines.length < MIN_ON_LINES) return labels;
  const offset = median(onLines.map(({ y, row }) => row - y));
  const alike = onLines.filter(({ y, row }) => Math.abs(row - y - offset) <= roundingTolerancePx(size));
  const taken = [...new Set(alike.map(({ row }) => row))].toSorted((a, b) => a - b);
  if (taken.length < MIN_ON_LINES) return labels;
  const [first, last] = [taken[0]!, taken.at(-1)!];
  const leastPx = Math.min(...taken.slice(1).map((row, i) => row - taken[i]!));
  const stepPx = (last - first) / Math.round((last - first) / leastPx);
  const beyond = (end: number, step: -1 | 1): readonly number[] =>
    rows.filter((row) => {
      const distancePx = (row - end) * step;
      const steps = Math.round(distancePx / stepPx);
      return steps > 0 && Math.abs(distancePx - steps * stepPx) <= EVENLY_PX;
    });
  // Kept within the plot the first stands below its line and the last above it.
  const edges = [
    ...beyond(first, -1).map((row) => ({ row, below: 1 })),
    ...beyond(last, 1).map((row) => ({ row, below: -1 })),
  ];
  return labels.map((label) => {
    const own = edges.filter(({ row, below }) => {
      const distance = (label.y - row) * below;
      return distance > CENTRED * size && distance <= FARTHEST * size;
    });
    return own.length === 1 ? { ...label, y: own[0]!.row - offset } : label;
  });
}

/** Labels that stand so far above the only line that is about there. */
function labelsOnLines(
  labels: readonly ReadLabel[],
  rows: readonly number[],
  offsetPx: number,
  tolerancePx: number,
): readonly OnLine[] {
  return labels.flatMap(({ y }): OnLine[] => {
    const near = rows.filter((row) => Math.abs(row - y - offsetPx) <= tolerancePx);
    return near.length === 1 ? [{ y, row: near[0]! }] : [];
  });
}

/** Labels that all stand as far above or below their lines; none if they are few. */
function labelsOffLines(labels: readonly ReadLabel[], rows: readonly number[], size: number): readonly OnLine[] {
  const heights = labels.map(({ y }) => y);
  const spreadPx = roundingTolerancePx(size);
  const found = gridOffset(heights, rows, { reachPx: FARTHEST_FROM_LINE * size, spreadPx });
  return found === null || found.matched < MIN_OFF_LINES ? [] : labelsOnLines(labels, rows, found.offsetPx, spreadPx);
}
