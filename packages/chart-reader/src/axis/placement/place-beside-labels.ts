import type { PriceAxis, Rect } from '../../chart-reading.ts';
import { clipRegion, type PixelRegion } from '../../ink/pixel-region.ts';
import type { Word } from '../../ink/find-words.ts';
import type { InkMap } from '../../ink/ink-map.ts';
import { letterHeight } from '../../ink/letter-rows.ts';
import type { Picture } from '../../picture/picture.ts';
import { bandRows } from './band-rows.ts';
import { boxMiddle } from '../boxes/box-middle.ts';
import { middleWithTime } from '../boxes/time-in-box.ts';
import { boxOffset } from './box-offset.ts';
import { withEdgeLabels } from './edge-labels.ts';
import { fitPriceAxis } from '../scale/fit-price-axis.ts';
import { gridOffset } from './grid-offset.ts';
import { type GridLine, gridLines, lineReachPx } from './grid-lines.ts';
import { CENTRED, FARTHEST_FROM_LINE, roundingTolerancePx } from '../labels/label-distances.ts';
import { labelHeight } from '../labels/label-height.ts';
import {
  groupLabels,
  type LabelGroups,
  LINE_DEVIATION,
  type LabelPlacement,
  MOST_SHIFT,
  moveLabels,
  snapLabels,
  TEXT_DEVIATION,
  THICK_LINE_DEVIATION,
} from './label-placement.ts';
import { groundUnder } from '../boxes/price-boxes.ts';
import type { ReadLabel } from '../labels/read-label-column.ts';
import { majorLines } from './major-lines.ts';
import { ringingAround } from './ringing-around.ts';
import { steadierRows } from './steadier-rows.ts';
import { faintestTick, type TickRows, tickRows } from './tick-rows.ts';
import { mean } from '../../mean.ts';
import { median } from '../../median.ts';
import { mostCommon } from '../scale/most-common.ts';

/** Share of the labels that must stand from a line by the same distance, and how many, unless each stands beside its own. */
const MIN_SHARE = 0.6;
const MIN_MATCHED = 3;
/** How far ticks reach beyond the edge of the plot, or from labels on it, in letter heights: a tick, its padding and the axis' own line. */
const TICK_REACH = 2;
/** Lines that labels do not stand above as far as boxes say, to within this many letter heights, are not theirs. */
const BOX_AGREEMENT = 0.3;
/**
 * How far below the middle of its digits the price of a text lies, in letter heights, where nothing tells it: halfway between text whose
 * line a canvas centres, digits, descenders and all (0.14), and text that is placed by its digits (0.03). Charts of the latter kind mostly
 * have boxes.
 */
const USUAL_SHIFT = 0.085;
/**
 * Libraries that move lines to whole pixels move them down, by up to half their thickness: what that makes in the mean of all libraries, for
 * each pixel beyond the first.
 */
const MOVED_DOWN = 0.125;
/** Height of the lowest digit, in heights of the others of its label. */
const LEAST_DIGIT = 0.5;
/** Ticks and lines of one axis stand at one distance from the labels, to within the rounding of either, pixels. */
const SAME_LINES_PX = 1;

/**
 * Labels beside the plot, moved to the heights of the grid lines or ticks that they belong to: lines are drawn at their price, while the
 * middle of a text lies up to a few pixels beside it, by its font or on purpose. Where there are no such lines, boxes tell whether labels
 * stand above their prices and how their own texts lie; without boxes the line of the time axis does, or what is usual.
 *
 * @param members all texts of the labels' column
 */
export function placeBesideLabels(
  picture: Picture,
  pane: Rect,
  ink: InkMap,
  labels: readonly ReadLabel[],
  column: { readonly left: number; readonly right: number },
  members: readonly Word[],
): LabelPlacement {
  if (labels.length < MIN_MATCHED) return { labels, textOffsetPx: 0, deviationPx: 0 };
  const groups = groupLabels(picture, ink, labels);
  const size = labelHeight(labels);
  const plot = clipRegion(
    { left: pane.x, right: pane.x + pane.w, top: 0, bottom: picture.height },
    picture.width,
    picture.height,
  );
  const lines = majorLines(gridLines(picture, plot, lineReachPx(size)));
  const plain = withEdgeLabels(
    groups.plain,
    lines.map(({ y }) => y),
    size,
  );
  const boxed = boxesAtPrices(picture, ink, { ...groups, plain }, members, size);
  const fromBox = boxOffset(plain, boxed, size);
  const usualDeviationPx = TEXT_DEVIATION * size;
  const atTexts = fitPriceAxis(plain, pane);
  const heights = heightsOnScale(plain, atTexts);
  const words = plain.map(({ word }) => word);
  const faintest = faintestTick(ink.noisy ? null : ringingAround(picture, words));
  const drawn = [
    plotLines(lines, heights, size),
    ticks(picture, heights, digitsOf(words, column), pane, { size, faintest }),
  ].filter((own) => own !== null);
  const isEnough = ({ matched, offsetPx }: PlotLines): boolean => {
    const areAll = matched === heights.length && Math.abs(offsetPx) <= CENTRED * size;
    return areAll || matched >= Math.max(MIN_MATCHED, MIN_SHARE * heights.length);
  };
  const uneven = drawn.some(isEnough) ? null : onNearestLines(plain, lines, size);
  // They belong to their lines where more of them are on one scale there than at their texts.
  const onScale = uneven === null ? null : fitPriceAxis(uneven.labels, pane);
  if (uneven !== null && onScale !== null && onScale.labels.length > (atTexts?.labels.length ?? 0)) {
    const { offsetPx } = uneven;
    const moved = [...uneven.labels, ...moveLabels(boxed, offsetPx)];
    return { labels: moved, textOffsetPx: offsetPx, deviationPx: LINE_DEVIATION };
  }
  const bands = drawn.some(isEnough) ? null : plotBands(picture, plot, heights, size);
  const found = bands === null ? drawn : [...drawn, bands];
  for (const own of found) {
    if (!isEnough(own)) continue;
    const { offsetPx, thickPx } = own;
    const deviationPx = LINE_DEVIATION + THICK_LINE_DEVIATION * (thickPx - 1);
    // A title may hide a line of which the tick is seen.
    const rows = found.flatMap((other) => (Math.abs(other.offsetPx - offsetPx) <= SAME_LINES_PX ? other.rows : []));
    const movedPx = MOVED_DOWN * (thickPx - 1);
    const onLines = moveLabels(steadierRows(plain, snapLabels(plain, offsetPx, rows)), -movedPx);
    if (Math.abs(offsetPx) <= CENTRED * size) {
      const textOffsetPx = offsetPx - movedPx;
      return { labels: [...onLines, ...moveLabels(boxed, textOffsetPx)], textOffsetPx, deviationPx };
    }
    if (fromBox === null || Math.abs(fromBox - offsetPx) <= BOX_AGREEMENT * size)
      return { labels: [...onLines, ...boxed], textOffsetPx: 0, deviationPx };
  }
  if (fromBox !== null && Math.abs(fromBox) > CENTRED * size)
    return { labels: [...moveLabels(plain, fromBox), ...boxed], textOffsetPx: 0, deviationPx: usualDeviationPx };
  const inBoxes = offsetInBoxes(picture, lines, ink, boxed, size);
  const unboxedOffsetPx = boxed.length > 0 ? 0 : (offsetToAxisLine(lines, heights, size) ?? USUAL_SHIFT * size);
  const textOffsetPx = inBoxes === null ? unboxedOffsetPx : inBoxes + (fromBox ?? 0);
  return { labels: moveLabels(labels, textOffsetPx), textOffsetPx, deviationPx: usualDeviationPx };
}

/**
 * Labels whose texts are rounded to whole points of a dense screen, this way and that, at the one line that each stands beside, and how far below their texts these are in
 * the mean. Null for fewer than three.
 */
function onNearestLines(
  plain: readonly ReadLabel[],
  lines: readonly GridLine[],
  size: number,
): { readonly labels: readonly ReadLabel[]; readonly offsetPx: number } | null {
  const beside = plain.flatMap((label) => {
    const near = lines.filter(({ y }) => Math.abs(y - label.y) <= CENTRED * size);
    return near.length === 1 ? [{ label, lineY: near[0]!.y }] : [];
  });
  if (new Set(beside.map(({ label }) => label.word)).size < MIN_MATCHED) return null;
  return {
    labels: beside.map(({ label, lineY }) => ({ ...label, y: lineY })),
    offsetPx: mean(beside.map(({ label, lineY }) => lineY - label.y)),
  };
}

/**
 * Boxes at the rows of their texts, or those that hold the time left to the candle as well at their middles, where these are on the scale of labels that
 * are centred on their prices.
 */
function boxesAtPrices(
  picture: Picture,
  ink: InkMap,
  { plain, boxed }: LabelGroups,
  members: readonly Word[],
  size: number,
): readonly ReadLabel[] {
  const middles = boxed.map((label) => ({ ...label, y: middleWithTime(picture, ink, members, label.word) ?? label.y }));
  if (middles.every(({ y }, i) => y === boxed[i]!.y)) return boxed;
  const offset = boxOffset(plain, middles, size);
  return offset !== null && Math.abs(offset) <= CENTRED * size ? middles : boxed;
}

/** Heights of the labels that tell the scale of the candles, or of all where none is told: numbers of other panes have lines of their own, or none. */
function heightsOnScale(labels: readonly ReadLabel[], axis: PriceAxis | null): readonly number[] {
  const all = [...new Set(labels.map(({ y }) => y))];
  return axis === null ? all : all.filter((height) => axis.labels.some(({ y }) => y === height));
}

/** How far below its label the line of the time axis is, where the plot ends at a label of the price axis. */
function offsetToAxisLine(lines: readonly GridLine[], heights: readonly number[], size: number): number | null {
  const lowest = Math.max(...heights);
  const near = lines.filter(({ y }) => Math.abs(y - lowest) <= MOST_SHIFT * size);
  return near.length === 1 ? near[0]!.y - lowest : null;
}

/**
 * How far below the texts of boxes the middles of their boxes are, which are drawn about their prices; of a box that something hides, the line that
 * runs to it.
 */
function offsetInBoxes(
  picture: Picture,
  lines: readonly GridLine[],
  ink: InkMap,
  boxed: readonly ReadLabel[],
  size: number,
): number | null {
  const isNear = (offset: number) => Math.abs(offset) <= CENTRED * size;
  const middles = boxed.map(({ word, y }) => (boxMiddle(picture, word, groundUnder(ink, word)) ?? Number.NaN) - y);
  if (middles.some(isNear)) return median(middles.filter(isNear));
  // The lines of two prices close together tell nothing.
  const offsets = boxed
    .map((box) => lines.map(({ y }) => y - box.y).filter(isNear))
    .filter(({ length }) => length === 1);
  return offsets.length === 0 ? null : median(offsets.flat());
}

/** Lines that belong to the labels. */
interface PlotLines extends TickRows {
  /** Most usual thickness; 1 for ticks, which show but their ends. */
  readonly thickPx: number;
}

/** Lines across the plot that belong to the labels. */
function plotLines(lines: readonly GridLine[], heights: readonly number[], size: number): PlotLines | null {
  const rows = lines.map(({ y }) => y);
  const spreadPx = roundingTolerancePx(size);
  const found = gridOffset(heights, rows, { reachPx: FARTHEST_FROM_LINE * size, spreadPx });
  if (found === null) return null;
  const own = lines.filter(({ y }) => heights.some((height) => Math.abs(y - height - found.offsetPx) <= spreadPx));
  return { ...found, rows, thickPx: mostCommon(own.map(({ thickPx }) => thickPx)) };
}

/** Edges of bands across the plot that belong to the labels. */
function plotBands(picture: Picture, plot: PixelRegion, heights: readonly number[], size: number): PlotLines | null {
  const rows = bandRows(picture, plot);
  const found = gridOffset(heights, rows, { reachPx: CENTRED * size, spreadPx: roundingTolerancePx(size) });
  return found === null ? null : { ...found, rows, thickPx: 1 };
}

/**
 * Columns of pixels that the digits of most labels stand in: a tick close beside a label seems to be its last letter, but it is low; and pieces of the line of the
 * axis, blurred, seem to be letters of a few.
 */
function digitsOf(
  words: readonly Word[],
  column: { readonly left: number; readonly right: number },
): { readonly left: number; readonly right: number } {
  const spans = words.flatMap((word) => {
    const digits = word.letterBoxes.filter(({ top, bottom }) => bottom - top >= LEAST_DIGIT * letterHeight(word));
    return digits.length === 0 ? [] : [{ left: digits[0]!.left, right: digits.at(-1)!.right }];
  });
  if (spans.length === 0) return column;
  return {
    left: Math.max(column.left, Math.floor(median(spans.map(({ left }) => left)))),
    right: Math.min(column.right, Math.ceil(median(spans.map(({ right }) => right)))),
  };
}

/** Ticks between the labels and the plot, and what shows of lines at its edge. */
function ticks(
  picture: Picture,
  heights: readonly number[],
  column: { readonly left: number; readonly right: number },
  pane: Rect,
  { size, faintest }: { readonly size: number; readonly faintest: number },
): PlotLines | null {
  const onTheRight = (column.left + column.right) / 2 > pane.x + pane.w / 2;
  const reachPx = Math.round(TICK_REACH * size);
  const columns = onTheRight
    ? { left: Math.min(column.left, Math.floor(pane.x + pane.w)) - reachPx, right: column.left - 1 }
    : { left: column.right + 1, right: Math.max(column.right, Math.ceil(pane.x)) + reachPx };
  const found = tickRows(picture, heights, columns, {
    reachPx: FARTHEST_FROM_LINE * size,
    spreadPx: roundingTolerancePx(size),
    thickPx: Math.max(3, Math.round(size / 3)),
    faintest,
  });
  return found === null ? null : { ...found, thickPx: 1 };
}
