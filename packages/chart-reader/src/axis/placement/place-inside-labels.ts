import type { Rect } from '../../chart-reading.ts';
import type { Picture } from '../../picture/picture.ts';
import { boxesOnPlot } from '../boxes/boxes-on-plot.ts';
import { boxOffset } from './box-offset.ts';
import { withEdgeLabels } from './edge-labels.ts';
import { gridOffset } from './grid-offset.ts';
import { gridLines, lineReachPx } from './grid-lines.ts';
import { CENTRED, FARTHEST_FROM_LINE, roundingTolerancePx } from '../labels/label-distances.ts';
import { isWholeNumber } from '../labels/is-whole-number.ts';
import { labelHeight } from '../labels/label-height.ts';
import {
  LINE_DEVIATION,
  type LabelPlacement,
  MOST_SHIFT,
  moveLabels,
  snapLabels,
  TEXT_DEVIATION,
} from './label-placement.ts';
import { labelsByStep } from './labels-by-step.ts';
import { majorLines } from './major-lines.ts';
import { offsetByLines } from './offset-by-lines.ts';
import { areRound } from '../scale/round-steps.ts';
import { isCertain, type ReadLabel } from '../labels/read-label-column.ts';

/** Pixels left free between the labels and where grid lines are looked for. */
const CLEARANCE_PX = 6;
/** By how much boxes may say otherwise than lines, in letter heights: their texts are rounded to whole points as the labels are. */
const AGREEMENT = 0.3;
/** Widest gap between a label and the line it stands on, in letter heights. Some libraries print labels that belong to no line. */
const MAX_GAP_TO_LINE = 0.4;
/** Widest for so many labels that each have a line as far below them and surely belong to it: of as many lines drawn by row labels would print no round prices, and only those of lines are kept within the plot at its edges. */
const MAX_GAP_TO_OWN_LINE = 0.8;
const MIN_ROUND = 4;
/** Labels are centred on their lines if so many of them are. */
const CENTRED_SHARE = 0.6;
const MIN_CENTRED = 3;
/** Lines of a grid stand evenly, but for rounding to pixels. */
const EVENLY_PX = 1;
/** A single number beside the end of a wick may be of something else. */
const MIN_MARKS = 2;

/**
 * Labels printed on the plot itself, moved to the heights that they stand for: they stand above or below, all by the
 * same distance, or right on their lines. Boxes tell it, being drawn at their prices; where there are none, the prices printed beside the highest and
 * the lowest candle do, or the grid lines that the labels stand on. Of labels too few to tell a scale, boxes and lines tell it together. Null if none does.
 *
 * @param readMarks reads those prices; called only where no box tells
 */
export function placeInsideLabels(
  picture: Picture,
  pane: Rect,
  labels: readonly ReadLabel[],
  column: { readonly left: number; readonly right: number },
  readMarks: () => readonly ReadLabel[],
): LabelPlacement | null {
  const whole = withoutPieces(labels);
  const size = labelHeight(whole);
  const lines = gridLines(picture, besideColumn(picture, pane, column), lineReachPx(size));
  const rows = majorLines(lines).map(({ y }) => y);
  const middles = boxesOnPlot(picture, pane, new Set(whole.map(({ word }) => word)));
  const printed = whole.filter(({ word }) => !middles.has(word));
  const plain = withEdgeLabels(printed, rows, size);
  const areOfLines = printRoundPrices(plain) || plain.some((label) => !printed.includes(label));
  const boxed = whole
    .filter(({ word }) => middles.has(word))
    .map((label) => ({ ...label, y: rowOfBox(middles.get(label.word)!, rows, size) }));
  const boxes = boxOffset(plain, boxed, size);
  const byStep = boxes === null ? labelsByStep(plain, boxed, rows, size) : null;
  if (byStep !== null) return { labels: byStep, textOffsetPx: 0, deviationPx: LINE_DEVIATION };
  const byLines = boxes === null ? offsetByLines(plain, boxed, rows, size, pane) : null;
  const marks = boxes === null && byLines === null ? readMarks() : [];
  const fromBox = boxes ?? markOffset(plain, marks, size);
  const fromGrid = byLines ?? offsetToGrid(plain, rows, { size, fromBox, areOfLines });
  if (fromGrid !== null) {
    const labelsOnLines = [...snapLabels(plain, fromGrid, rows), ...boxed];
    return { labels: labelsOnLines, textOffsetPx: 0, deviationPx: LINE_DEVIATION };
  }
  if (fromBox === null) return null;
  return { labels: [...moveLabels(plain, fromBox), ...boxed], textOffsetPx: 0, deviationPx: TEXT_DEVIATION * size };
}

/** Labels without the pieces that candles have left of others, and without the short numbers of other panes. */
function withoutPieces(labels: readonly ReadLabel[]): readonly ReadLabel[] {
  const certain = labels.filter(isCertain);
  const digitsOf = ({ printed }: ReadLabel) => printed.digits.length;
  const most = Math.max(...(certain.length > 0 ? certain : labels).map(digitsOf));
  return labels.filter(({ printed }) => isWholeNumber(printed.digits, most));
}

/** Row of the price of a box: that of its line, or its middle where none shows but one of the grid, whose label it may hide. */
function rowOfBox(middle: number, rows: readonly number[], size: number): number {
  const near = rows.filter((row) => Math.abs(row - middle) <= MOST_SHIFT * size && !isOfGrid(row, rows));
  return near.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle;
}

/** Whether a line stands as far from another one as that from a third. */
function isOfGrid(row: number, rows: readonly number[]): boolean {
  const others = rows.filter((other) => other !== row);
  return others.some((next) => others.some((last) => last !== next && Math.abs(last - 2 * next + row) <= EVENLY_PX));
}

/** How far below the labels the prices beside the outermost candles are; null where not both are printed. */
function markOffset(plain: readonly ReadLabel[], marks: readonly ReadLabel[], size: number): number | null {
  return marks.length < MIN_MARKS ? null : boxOffset(plain, marks, size);
}

/** How far below the labels their lines are; null if that is not as boxes say, or, without them, if they do not seem to stand on lines. */
function offsetToGrid(
  plain: readonly ReadLabel[],
  rows: readonly number[],
  {
    size,
    fromBox,
    areOfLines,
  }: { readonly size: number; readonly fromBox: number | null; readonly areOfLines: boolean },
): number | null {
  const heights = plain.map(({ y }) => y);
  const found = gridOffset(heights, rows, { reachPx: FARTHEST_FROM_LINE * size, spreadPx: roundingTolerancePx(size) });
  if (found === null) return null;
  const isCentred = (offsetPx: number) => Math.abs(offsetPx) <= CENTRED * size;
  const gapTo = (offsetPx: number) => Math.abs(offsetPx) / size - 0.5;
  const isAll = found.matched === plain.length && plain.length >= MIN_ROUND;
  const maxGap = fromBox === null && isAll && areOfLines ? MAX_GAP_TO_OWN_LINE : MAX_GAP_TO_LINE;
  const standsOnLine = (offsetPx: number) => gapTo(offsetPx) >= 0 && gapTo(offsetPx) <= maxGap;
  // No line but its own runs through the middle of so many labels, whatever a box says that candles cut.
  if (isCentred(found.offsetPx) && found.matched >= Math.max(MIN_CENTRED, CENTRED_SHARE * plain.length))
    return found.offsetPx;
  // A box that says neither was cut by what lies over it.
  if (fromBox !== null && (isCentred(fromBox) || standsOnLine(fromBox)))
    return Math.abs(found.offsetPx - fromBox) <= AGREEMENT * size ? found.offsetPx : null;
  return standsOnLine(found.offsetPx) ? found.offsetPx : null;
}

function printRoundPrices(labels: readonly ReadLabel[]): boolean {
  const decimals = new Set(labels.map(({ printed }) => printed.afterLastSeparator));
  return decimals.size === 1 && areRound(labels.map(({ printed }) => Number(printed.digits)));
}

/** The wider part of the pane that is free of the labels, over the picture's whole height. */
function besideColumn(picture: Picture, pane: Rect, { left, right }: { left: number; right: number }) {
  const rows = { top: 0, bottom: picture.height };
  const paneRight = Math.min(picture.width, Math.round(pane.x + pane.w));
  const paneLeft = Math.max(0, Math.round(pane.x));
  return left - paneLeft > paneRight - right
    ? { left: paneLeft, right: left - CLEARANCE_PX, ...rows }
    : { left: right + CLEARANCE_PX, right: paneRight, ...rows };
}
