import type { CandleField } from '../candles/field/candle-field.ts';
import type { PriceAxis, Rect } from '../chart-reading.ts';
import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import type { Picture } from '../picture/picture.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { areFewAmong } from './labels/are-few-among.ts';
import { areRetracements } from './are-retracements.ts';
import { fallsBelowNought } from './falls-below-nought.ts';
import { fitPriceAxis } from './scale/fit-price-axis.ts';
import { labelsOnScale } from './scale/labels-on-scale.ts';
import { lackLetters } from './labels/lack-letters.ts';
import { hidesDigits } from './hides-digits.ts';
import { agreeingLabels } from './agreement/agreeing-labels.ts';
import { fromThirtySeconds } from './agreement/from-thirty-seconds.ts';
import { asNarrowAsPrices, columnMembers, type LabelColumn } from './columns/label-columns.ts';
import { groupLabels } from './placement/label-placement.ts';
import { type LabelPlace, labelPlaces, wordsIn } from './columns/label-places.ts';
import { likelyColumns, spanOf, spanOfNumbers } from './columns/likely-columns.ts';
import { placeBesideLabels } from './placement/place-beside-labels.ts';
import { placeInsideLabels } from './placement/place-inside-labels.ts';
import { gridRunsUnder } from './placement/grid-runs-under.ts';
import { printsNoPrices, unitOf } from './labels/label-unit.ts';
import { withSharedPoint } from './labels/shared-point.ts';
import { withThousands } from './labels/with-thousands.ts';
import { liesInside } from './columns/label-zones.ts';
import { readMarkedExtremes } from './labels/read-marked-extremes.ts';
import { isCertain, readLabelColumn, type ReadLabel, readLabelsAtSight } from './labels/read-label-column.ts';
import { rowsBeside } from './labels/rows-beside.ts';
import { withoutTicks } from './labels/without-ticks.ts';
import { letterHeight } from '../ink/letter-rows.ts';
import { withoutLines } from '../ink/without-lines.ts';

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
  /** What the letter behind each number multiplies it by, which `axis` leaves out: 1,000 for `64.20K`; 1 where there is none. */
  readonly unit: number;
}

/** Share of the labels whose last digit must be small for it to be the axis's way of printing the pipette. */
const SMALL_PIPETTE_SHARE = 0.6;

/** Whether the axis prints the last digit of its prices smaller than the others, as cTrader does. */
export function hasSmallPipette({ labels }: Pick<ReadAxis, 'labels'>): boolean {
  return labels.filter(({ word }) => word.smallTail).length >= SMALL_PIPETTE_SHARE * labels.length;
}

/** A label and a box, with the lines of the plot, tell a scale. */
const FEWEST = 2;
const MAX_COLUMNS_READ = 10;
/** Texts whose every character is as certain as this count where others agree with them. */
const LIKELY = 0.4;
/** Share of the words of a column that, likely numbers all of them, need no other reading where they agree. */
const MOST_SEEN = 0.7;
const HALF = 0.5;
/** Labels that are no boxes and settle a scale by themselves. */
const ENOUGH_PLAIN = 5;

/**
 * Finds and reads the labels that belong to the candles and fits the scale. Null if no column of numbers agrees on one
 * scale well enough to measure prices by. Shortened numbers, `2.70M`, are prices only where no column has others.
 */
export async function readPriceAxis(
  picture: Picture,
  field: CandleField,
  textEngine: TextEngine,
): Promise<ReadAxis | null> {
  const places = labelPlaces(picture, field);
  // Numbers that are shortened in one kind of ink are so in the others, where their letters may be lost.
  const shortened: ReadAxis['column'][] = [];
  return (
    (await searchColumns(picture, places, field, async (ink, words, column) => {
      const span = spanOf(column);
      if (shortened.some(({ left, right }) => span.left < right && span.right > left)) return null;
      if (shortenedAmong(ink, columnMembers(words, column)) === null)
        return await readColumn(picture, field, ink, words, column, textEngine);
      shortened.push(span);
      return null;
    })) ??
    (await searchColumns(picture, places, field, (ink, words, column) =>
      readShortened(picture, field, ink, words, column, textEngine),
    ))
  );
}

/** What is read from the first of the likeliest columns that anything is read from. */
async function searchColumns(
  picture: Picture,
  places: Iterable<LabelPlace>,
  { pane }: CandleField,
  read: (ink: InkMap, words: readonly Word[], column: LabelColumn) => Promise<ReadAxis | null>,
): Promise<ReadAxis | null> {
  const tried: { readonly ink: InkMap; readonly column: LabelColumn }[] = [];
  for (const { printed, ink, words } of places) {
    for (const column of likelyColumns(words, pane)) {
      if (tried.length >= MAX_COLUMNS_READ) return null;
      // Where lines are erased a letter at one may be cut, which is whole where none is.
      if (tried.some((other) => other.ink === ink && sharesMost(column, other.column))) continue;
      tried.push({ ink, column: columnMembers(words, column) });
      const found = await read(ink, words, column);
      // Boxes hide the lines behind them, and their letters are whole only where nothing is erased.
      if (found !== null)
        return ink === printed
          ? found
          : { ...found, ink: printed, words: columnMembers(wordsIn(printed, picture), column) };
    }
  }
  return null;
}

/** Whether most words of a column stand in another one too; reading them again would tell nothing new. */
function sharesMost(column: LabelColumn, other: LabelColumn): boolean {
  const places = new Set(other.map(({ left, top }) => `${left} ${top}`));
  return column.filter(({ left, top }) => places.has(`${left} ${top}`)).length >= 0.7 * column.length;
}

/**
 * Reads the labels of a column and fits the scale, without the lines of the plot where digits hang together with these.
 *
 * @param areLinesGone whether these are erased already: what is left of lines would be taken for lines again and again
 */
async function readColumn(
  picture: Picture,
  field: CandleField,
  ink: InkMap,
  words: readonly Word[],
  column: LabelColumn,
  textEngine: TextEngine,
  areLinesGone = false,
): Promise<ReadAxis | null> {
  const members = columnMembers(words, column);
  for await (const read of readings(ink, members, textEngine)) {
    const labels = withThousands(picture, ink, withSharedPoint(picture, ink, read));
    const found = placeColumn(picture, field, ink, members, column, labels);
    if (found === null) continue;
    const fitted = labelsOnScale(found.labels, found.axis.labels);
    if (lackLetters(ink, words, fitted))
      return areLinesGone ? null : await readWithoutLines(picture, field, ink, found.column, textEngine);
    return (await printsNoPrices(ink, fitted, textEngine)) ? null : found;
  }
  return null;
}

/** The labels of some columns of pixels, digits of which hang together with a line; null where none hides any. */
async function readWithoutLines(
  picture: Picture,
  field: CandleField,
  ink: InkMap,
  { left, right }: ReadAxis['column'],
  textEngine: TextEngine,
): Promise<ReadAxis | null> {
  const bare = withoutLines(picture, ink, true);
  if (bare.contrast.every((value, pixel) => value === ink.contrast[pixel])) return null;
  const words = wordsIn(bare, picture);
  const isThere = (column: LabelColumn): boolean => column.some((word) => word.left < right && word.right > left);
  for (const column of likelyColumns(words, field.pane).filter(isThere)) {
    const found = await readColumn(picture, field, bare, words, column, textEngine, true);
    if (found !== null) return found;
  }
  return null;
}

/** A column of shortened numbers, or of such before the sign of a currency, told at sight; those of volume begin at nought and stand beside some of the candles only. */
async function readShortened(
  picture: Picture,
  field: CandleField,
  ink: InkMap,
  words: readonly Word[],
  column: LabelColumn,
  textEngine: TextEngine,
): Promise<ReadAxis | null> {
  const members = columnMembers(words, column);
  const labels = shortenedAmong(ink, members);
  if (labels === null) return null;
  const found = placeColumn(picture, field, ink, members, column, labels);
  if (found === null || !standsBeside(found.labels, field)) return null;
  const unit = await unitOf(ink, found.labels, textEngine);
  return unit === null ? null : { ...found, unit };
}

/** The shortened numbers of a column; null unless half of its words and most of its numbers are some: pieces of slanted times may stand below them. */
function shortenedAmong(ink: InkMap, members: readonly Word[]): readonly ReadLabel[] | null {
  const likely = (shortened: boolean) =>
    readLabelsAtSight(ink, members, shortened).filter(({ certainty }) => certainty >= LIKELY);
  const labels = likely(true);
  if (labels.length < HALF * members.length) return null;
  return labels.length < MOST_SEEN * (labels.length + likely(false).length) ? null : labels;
}

/** Whether labels reach from the highest candle to the lowest, but for a label's distance. */
function standsBeside(labels: readonly ReadLabel[], { candles }: CandleField): boolean {
  const { top, bottom } = rowsBeside(labels);
  const highest = Math.min(...candles.map(({ highY }) => highY));
  const lowest = Math.max(...candles.map(({ lowY }) => lowY));
  return top <= highest && bottom >= lowest;
}

/** Labels of a column on one scale; null where they are on none. */
function placeColumn(
  picture: Picture,
  field: CandleField,
  ink: InkMap,
  members: readonly Word[],
  column: LabelColumn,
  labels: readonly ReadLabel[],
): ReadAxis | null {
  if (labels.length < FEWEST) return null;
  const bounds = spanOfNumbers(column, new Set(labels.map(({ word }) => word)));
  const sizePx = Math.max(...labels.map(({ word }) => letterHeight(word)));
  const inside = liesInside(bounds, field, sizePx, members) || gridRunsUnder(picture, field, bounds, members, sizePx);
  const placed = inside
    ? placeInsideLabels(picture, field.pane, labels, bounds, () => readMarkedExtremes(picture, field, sizePx))
    : placeBesideLabels(picture, field.pane, ink, labels, bounds, members);
  if (placed === null) return null;
  // On the plot boxes are placed at the rows of their lines, so they count like labels.
  const axis = inside ? fitPriceAxis(placed.labels, field.pane) : fitLabels(picture, ink, placed.labels, field.pane);
  if (axis === null) return null;
  const fitted = labelsOnScale(placed.labels, axis.labels);
  if (areFewAmong(members, fitted) || hidesDigits(axis, fitted)) return null;
  if (fallsBelowNought(axis, field.candles) || areRetracements(axis)) return null;
  return {
    axis,
    ink,
    words: members,
    ...placed,
    labels: withoutTicks(axis, placed.labels),
    column: bounds,
    inside,
    unit: 1,
  };
}

/** The scale of the labels; boxes, which stand a little off their prices, are asked too where there are few others. */
function fitLabels(picture: Picture, ink: InkMap, labels: readonly ReadLabel[], pane: Rect): PriceAxis | null {
  const { plain, boxed } = groupLabels(picture, ink, labels);
  return plain.length >= ENOUGH_PLAIN ? fitPriceAxis(plain, pane, boxed) : fitPriceAxis(labels, pane);
}

/**
 * What a column is read as, one after the other until the labels agree: each label by itself, first where that reads most of them; all labels together by the scale that
 * they are on; and last, with the recogniser's reading of what is not certain by itself, such as letters that candles run through.
 */
async function* readings(
  ink: InkMap,
  words: readonly Word[],
  textEngine: TextEngine,
): AsyncGenerator<readonly ReadLabel[]> {
  const members = asNarrowAsPrices(words);
  const seen = readLabelsAtSight(ink, members);
  const likely = seen.filter(({ certainty }) => certainty >= LIKELY);
  const bonds = fromThirtySeconds(likely);
  if (bonds !== null) {
    yield bonds;
    return;
  }
  const areMost = likely.length >= MOST_SEEN * members.length;
  if (areMost) yield likely;
  const agreeing = agreeingLabels(ink, members);
  const certain = seen.filter(isCertain);
  // A price in a box is not on the scale of labels that stand above their lines, and tells how far they do.
  if (agreeing !== null) {
    const isElsewhere = ({ word, y }: ReadLabel): boolean =>
      !agreeing.some((label) => Math.abs(label.y - y) < HALF * letterHeight(word));
    const others = certain.filter(isElsewhere);
    if (others.length > 0) yield [...agreeing, ...others];
    yield agreeing;
  }
  if (!areMost) yield likely;
  const rest = members.filter((word) => !certain.some((label) => label.word === word));
  yield withOthers(likely, await readLabelColumn(ink, rest, textEngine));
}

/** Labels and those of others that say something else. */
function withOthers(labels: readonly ReadLabel[], others: readonly ReadLabel[]): readonly ReadLabel[] {
  return [...labels, ...others.filter((other) => !saysTheSame(other, labels))];
}

function saysTheSame({ word, printed }: ReadLabel, labels: readonly ReadLabel[]): boolean {
  return labels.some((other) => other.word === word && other.printed.digits === printed.digits);
}
