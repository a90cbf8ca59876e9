import type { CandleField } from '../../candles/field/candle-field.ts';
import { DIGIT_GAP, findWords, type Word } from '../../ink/find-words.ts';
import { type InkMap, inkMap } from '../../ink/ink-map.ts';
import { letterInk } from '../../ink/letter-ink.ts';
import { letterHeight } from '../../ink/letter-rows.ts';
import { strongestIn } from '../../ink/strongest-in.ts';
import { type PixelRegion, regionWithin } from '../../ink/pixel-region.ts';
import { withoutLines } from '../../ink/without-lines.ts';
import type { Picture } from '../../picture/picture.ts';
import type { Rect } from '../../chart-reading.ts';
import { boxesOnPlot } from '../boxes/boxes-on-plot.ts';
import { cutOffWord } from './cut-off-word.ts';
import { columnMembers } from './label-columns.ts';
import { withoutApostrophes } from '../../ink/without-apostrophes.ts';
import { likelyColumns } from './likely-columns.ts';
import { readLabelsAtSight } from '../labels/read-label-column.ts';
import { labelColours } from './label-colours.ts';
import { labelZones } from './label-zones.ts';

/** Numbers that tell the colour of labels have as many digits: one may be any upright stroke. */
const MIN_DIGITS = 2;
const LIKELY = 0.5;
/** Lines of a grid stand out by less than this share of what letters do. */
const FAINT_LINE = 0.5;

/** Where labels may stand, with what is printed there. */
export interface LabelPlace {
  readonly printed: InkMap;
  /** What its words are made of: all that is printed, or that without what may join or hide letters. */
  readonly ink: InkMap;
  readonly words: readonly Word[];
  /** Whether letters are whole: those found by their colour alone are not. */
  readonly areWhole: boolean;
}

/**
 * The places where labels may stand, the likeliest first: as printed beside the candles; of letters in the colours of labels alone, which candles
 * and lines under them join and hide; anywhere; and without the lines of the plot. Each is looked at only when it is asked for, and once.
 */
export function labelPlaces(picture: Picture, field: CandleField): Iterable<LabelPlace> {
  const zones = labelZones(picture, field);
  const [whole, beside] = [zones.at(-1)!, zones.slice(0, -1)];
  // On phones the plot's right and all that lies beyond it are one.
  const different = beside.filter((zone, index) => !beside.slice(0, index).some((other) => isSame(zone, other)));
  return remembered(placesIn(picture, field, different, whole));
}

function* placesIn(
  picture: Picture,
  field: CandleField,
  beside: readonly PixelRegion[],
  whole: PixelRegion,
): Generator<LabelPlace> {
  const place = (printed: InkMap, ink = printed, words = wordsIn(ink, picture)): LabelPlace => ({
    printed,
    ink: withoutApostrophes(ink, words),
    words,
    areWhole: true,
  });
  const seen: LabelPlace[] = [];
  for (const zone of beside) {
    const printed = inkMap(picture, zone);
    if (printed === null) continue;
    const words = wordsIn(printed, picture);
    const onPlot = words.filter((word) => liesOn(field.pane, word));
    const found =
      onPlot.length === 0
        ? place(printed, printed, words)
        : place(printed, withoutLinesBehind(picture, printed, onPlot));
    seen.push(found);
    yield found;
  }
  for (const { printed, words } of seen) {
    const numbers = numbersIn(printed, words, field.pane);
    const boxes = boxesOnPlot(picture, field.pane, numbers);
    for (const colour of labelColours(
      picture,
      printed,
      numbers.filter((word) => !boxes.has(word)),
    ))
      yield {
        ...place(printed, withWords(letterInk(picture, printed, colour), printed, [...boxes.keys()])),
        areWhole: false,
      };
  }
  const everything = inkMap(picture, whole);
  if (everything !== null) yield place(everything);
  for (const { printed } of seen) yield place(printed, withoutLines(picture, printed));
}

function liesOn({ x, w }: Rect, { left, right }: Word): boolean {
  return left >= x && right <= x + w;
}

/** The ink without what lines of the plot show between the strokes of letters on it, fainter than these: they join the dot in a nought to its side, and make a six of it. */
function withoutLinesBehind(picture: Picture, printed: InkMap, onPlot: readonly Word[]): InkMap {
  const bare = withoutLines(picture, printed);
  const contrast = printed.contrast.slice();
  for (const word of onPlot) {
    const box = regionWithin(word, printed.region);
    const faint = FAINT_LINE * strongestIn(box, printed);
    for (let row = box.top; row < box.bottom; row++)
      for (let pixel = row * printed.width + box.left; pixel < row * printed.width + box.right; pixel++)
        if (contrast[pixel]! < faint) contrast[pixel] = bare.contrast[pixel]!;
  }
  return { ...printed, contrast };
}

function isSame(a: PixelRegion, b: PixelRegion): boolean {
  return a.left === b.left && a.right === b.right;
}

/** What reads as numbers in the likeliest columns. */
function numbersIn(ink: InkMap, words: readonly Word[], pane: Rect): readonly Word[] {
  const members = new Set(likelyColumns(words, pane).flatMap((column) => columnMembers(words, column)));
  return readLabelsAtSight(ink, [...members])
    .filter(({ certainty, printed }) => certainty >= LIKELY && printed.digits.length >= MIN_DIGITS)
    .map(({ word }) => word);
}

/** An ink map with some words of another one of the same region. */
function withWords(ink: InkMap, from: InkMap, words: readonly Word[]): InkMap {
  const contrast = ink.contrast.slice();
  for (const word of words) {
    const left = Math.max(0, word.left - ink.region.left - 1);
    const right = Math.min(ink.width, word.right - ink.region.left + 1);
    const top = Math.max(0, word.top - ink.region.top - 1);
    const bottom = Math.min(ink.height, word.bottom - ink.region.top + 1);
    for (let y = top; y < bottom; y++) {
      const [start, end] = [y * ink.width + left, y * ink.width + right];
      contrast.set(from.contrast.subarray(start, end), start);
    }
  }
  return { ...ink, contrast };
}

/** Words that are whole, or cut off by nothing but the edge of the picture: then what is left of them. */
export function wordsIn(ink: InkMap, picture: Picture): readonly Word[] {
  const words = findWords(ink, DIGIT_GAP).filter((word) => !isCut(word, ink, picture));
  return words.flatMap((word) => cutOffWord(word, picture) ?? []);
}

/**
 * Whether the edge of the zone may run through a word: a digit cut in half reads as another one, and one cut off
 * behind a point makes another price.
 */
function isCut(word: Word, { region }: InkMap, { width }: Picture): boolean {
  const { left, right } = word;
  const margin = letterHeight(word);
  return (left <= region.left + margin && region.left > 0) || (right >= region.right - margin && region.right < width);
}

/** What a generator gives, kept for those who ask again. */
function remembered<T>(items: Iterator<T>): Iterable<T> {
  const seen: T[] = [];
  return {
    *[Symbol.iterator]() {
      for (let index = 0; ; index++) {
        if (index === seen.length) {
          const next = items.next();
          if (next.done === true) return;
          seen.push(next.value);
        }
        yield seen[index]!;
      }
    },
  };
}
