import type { CandleField } from '../candles/candle-field.ts';
import type { PriceAxis, Rect } from '../chart-reading.ts';
import { clipRegion } from '../ink/pixel-region.ts';
import { withoutLines } from '../ink/without-lines.ts';
import { findWords, type Word } from '../ink/find-words.ts';
import { type InkMap, inkMap } from '../ink/ink-map.ts';
import type { Picture } from '../picture/picture.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { fitPriceAxis } from './fit-price-axis.ts';
import { columnMembers, type LabelColumn } from './label-columns.ts';
import { likelyColumns, spanOf } from './likely-columns.ts';
import { placeBesideLabels } from './place-beside-labels.ts';
import { placeInsideLabels } from './place-inside-labels.ts';
import { gridRows } from './grid-rows.ts';
import { printsNoPrices } from './label-unit.ts';
import { labelZones, liesInside } from './label-zones.ts';
import { sampleLabels } from './sample-labels.ts';
import { readLabelColumn, type ReadLabel } from './read-label-column.ts';
import { MIN_LABELS } from './trust-price-scale.ts';

/** The price axis with what its column of labels looks like, for reading the boxes drawn on it. */
export interface ReadAxis {
  readonly axis: PriceAxis;
  readonly ink: InkMap;
  /** Everything printed in the column, labels and boxes. */
  readonly words: readonly Word[];
  /** Those of `words` that are numbers, at the heights that they stand for; one word may have been read in two ways. */
  readonly labels: readonly ReadLabel[];
  /** How far below a text that is centred on its price that price lies, pixels. */
  readonly textOffsetPx: number;
  /** How well it is known that all labels together stand at their heights: standard deviation, pixels. */
  readonly deviationPx: number;
  /** Columns of pixels that the labels stand in. */
  readonly column: { readonly left: number; readonly right: number };
  /** Whether the labels lie on the plot itself. */
  readonly inside: boolean;
}

/** Share of the labels whose last digit must be small for it to be the axis's way of printing the pipette. */
const SMALL_PIPETTE_SHARE = 0.6;

/** Whether the axis prints the last digit of its prices smaller than the others, as cTrader does. */
export function hasSmallPipette({ labels }: Pick<ReadAxis, 'labels'>): boolean {
  return labels.filter(({ word }) => word.smallTail).length >= SMALL_PIPETTE_SHARE * labels.length;
}

const MAX_COLUMNS_READ = 6;
/** A column that does not agree is read once more at this size; its misread digits seldom repeat. */
const SECOND_LETTER_HEIGHT_PX = 32;
const MIN_LABELS_WORTH_A_SECOND_LOOK = 5;
/** Widest gap between two digits of a price, in digit heights: round the decimal point. */
const DIGIT_GAP = 1.15;

/**
 * Finds and reads the labels that belong to the candles and fits the scale. Null if no column of numbers agrees on one
 * scale well enough to measure prices by.
 */
export async function readPriceAxis(
  picture: Picture,
  field: CandleField,
  textEngine: TextEngine,
): Promise<ReadAxis | null> {
  const tried: LabelColumn[] = [];
  for (const { zone, throughLines } of placesToLook(picture, field)) {
    const printed = inkMap(picture, zone);
    if (printed === null) continue;
    const ink = throughLines ? withoutLines(picture, printed) : printed;
    const words = findWords(ink, DIGIT_GAP).filter((word) => !isCut(word, ink, picture));
    for (const column of likelyColumns(words, field.pane)) {
      if (tried.length >= MAX_COLUMNS_READ) return null;
      if (tried.some((other) => sharesMost(column, other))) continue;
      tried.push(columnMembers(words, column));
      const found = await readColumn(picture, field, ink, words, column, textEngine);
      // Boxes hide the lines behind them, and their letters are whole only where nothing is erased.
      if (found !== null)
        return throughLines
          ? { ...found, ink: printed, words: columnMembers(findWords(printed, DIGIT_GAP), column) }
          : found;
    }
  }
  return null;
}

/** The zones of labels, and again those by the candles where lines of the plot may run through labels and join their letters. */
function placesToLook(picture: Picture, field: CandleField) {
  const zones = labelZones(picture, field);
  return [
    ...zones.map((zone) => ({ zone, throughLines: false })),
    ...zones.slice(0, -1).map((zone) => ({ zone, throughLines: true })),
  ];
}

/** Whether most words of a column stand in another one too; reading them again would tell nothing new. */
function sharesMost(column: LabelColumn, other: LabelColumn): boolean {
  const places = new Set(other.map(({ left, top }) => `${left} ${top}`));
  return column.filter(({ left, top }) => places.has(`${left} ${top}`)).length >= 0.7 * column.length;
}

/**
 * Whether the edge of the zone may run through a word: a digit cut in half reads as another one, and one cut off
 * behind a point makes another price.
 */
function isCut({ left, right, letterTop, letterBottom }: Word, { region }: InkMap, { width }: Picture): boolean {
  const margin = letterBottom - letterTop;
  return (left <= region.left + margin && region.left > 0) || (right >= region.right - margin && region.right < width);
}

async function readColumn(
  picture: Picture,
  field: CandleField,
  ink: InkMap,
  words: readonly Word[],
  column: LabelColumn,
  textEngine: TextEngine,
): Promise<ReadAxis | null> {
  const members = columnMembers(words, column);
  const bounds = spanOf(column);
  let labels: readonly ReadLabel[] = [];
  for (const readMore of attempts(ink, members, textEngine)) {
    const more = await readMore(labels);
    if (more.length === 0) continue;
    labels = [...labels, ...more];
    if (labels.length < MIN_LABELS) return null;
    const sizePx = Math.max(...labels.map(({ word }) => word.letterBottom - word.letterTop));
    const inside = liesInside(bounds, field, sizePx) || gridRunsUnder(picture, field.pane, bounds, labels);
    const place = inside ? placeInsideLabels : placeBesideLabels;
    const placed = place(picture, field.pane, ink, labels, bounds);
    const axis = fitPriceAxis(placed?.labels ?? [], field.pane);
    if (axis === null || placed === null) continue;
    const fitted = placed.labels.filter(({ y }) => axis.labels.some((label) => label.y === y));
    if (await printsNoPrices(ink, fitted, textEngine)) return null;
    return { axis, ink, words: members, ...placed, column: bounds, inside };
  }
  return null;
}

type ReadMore = (before: readonly ReadLabel[]) => Promise<readonly ReadLabel[]>;

/** What is read of a column, one after the other until its labels agree: enough of them, all others, and all at another size. */
function attempts(ink: InkMap, members: readonly Word[], textEngine: TextEngine): readonly ReadMore[] {
  const sample = sampleLabels(members);
  const others = members.filter((word) => !sample.includes(word));
  return [
    () => readLabelColumn(ink, sample, textEngine),
    () => readLabelColumn(ink, others, textEngine),
    async (before) => {
      if (before.length < MIN_LABELS_WORTH_A_SECOND_LOOK) return [];
      const again = await readLabelColumn(ink, members, textEngine, SECOND_LETTER_HEIGHT_PX);
      return again.filter((label) => !saysTheSame(label, before));
    },
  ];
}

/** Whether the lines of the plot go on under the labels; beside the plot they end before them. */
function gridRunsUnder(
  picture: Picture,
  pane: Rect,
  column: { readonly left: number; readonly right: number },
  labels: readonly ReadLabel[],
): boolean {
  const size = Math.max(...labels.map(({ word }) => word.letterBottom - word.letterTop));
  const reachPx = Math.max(2, Math.round(size / 6));
  const rows = { top: Math.round(pane.y), bottom: Math.round(pane.y + pane.h) };
  const plot = { left: Math.round(pane.x + pane.w * 0.25), right: Math.round(pane.x + pane.w * 0.75), ...rows };
  const lines = gridRows(picture, clipRegion(plot, picture.width, picture.height), reachPx);
  // A row of digits looks like a line.
  const under = gridRows(picture, clipRegion({ ...column, ...rows }, picture.width, picture.height), reachPx).filter(
    (row) => !labels.some(({ word }) => row >= word.letterTop - 1 && row <= word.letterBottom + 1),
  );
  const shared = lines.filter((line) => under.some((row) => Math.abs(row - line) <= 1));
  return shared.length >= 2 && shared.length >= 0.6 * lines.length;
}

function saysTheSame({ word, printed }: ReadLabel, labels: readonly ReadLabel[]): boolean {
  return labels.some((other) => other.word === word && other.printed.digits === printed.digits);
}
