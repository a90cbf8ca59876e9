import type { CandleField } from '../../candles/field/candle-field.ts';
import { DIGIT_GAP, findWords, type Word } from '../../ink/find-words.ts';
import { inkMap } from '../../ink/ink-map.ts';
import { letterHeight, letterMiddle } from '../../ink/letter-rows.ts';
import { clipRegion } from '../../ink/pixel-region.ts';
import type { Picture } from '../../picture/picture.ts';
import { isAsHighAsLabels } from './label-distances.ts';
import { isCertain, type ReadLabel, readLabelsAtSight } from './read-label-column.ts';

/** Candles whose wicks end this near to the farthest one's may be the one that is marked, pixels. */
const ALIKE_PX = 0.75;
/** How far above or below the end of a wick the middle of its price is printed, letter heights. */
const ROWS_OFF = 0.6;
/** How far beside its candle, with the line that leads to it. */
const COLUMNS_OFF = 4;
/** Longest price, letter heights. */
const LONGEST = 10;
/** Rows above and below that show what a price is printed on, letter heights. */
const AROUND = 2.5;
const MIN_DIGITS = 3;
/** The line that leads from a candle to its price is lower than this share of the letters, and wider than that one: points are narrower. */
const LINE_HEIGHT = 0.35;
const LINE_WIDTH = 0.5;

/**
 * The prices that apps on phones print beside the highest and the lowest candle on show, each at the row where that candle's wick ends: they
 * are exact, and lie where the candle is, whatever the axis says. Up to one for each end; none where more than one number stands there, or
 * none that is certain.
 *
 * @param size height of the letters of the axis, pixels
 */
export function readMarkedExtremes(picture: Picture, { candles }: CandleField, size: number): readonly ReadLabel[] {
  const highest = Math.min(...candles.map(({ highY }) => highY));
  const lowest = Math.max(...candles.map(({ lowY }) => lowY));
  const tips = (row: number, rowOf: (candle: CandleField['candles'][number]) => number) =>
    candles.filter((candle) => Math.abs(rowOf(candle) - row) <= ALIKE_PX).map(({ x }) => ({ x, y: row }));
  return [tips(highest, ({ highY }) => highY), tips(lowest, ({ lowY }) => lowY)].flatMap((ends) => {
    const marks = ends.flatMap((end) => numbersBeside(picture, end, size));
    const [mark] = marks;
    return mark !== undefined && marks.every(({ text }) => text === mark.text) ? [mark] : [];
  });
}

/** Numbers at the end of a wick, to the left or to the right of it. */
function numbersBeside(
  picture: Picture,
  { x, y }: { readonly x: number; readonly y: number },
  size: number,
): readonly ReadLabel[] {
  const reach = (COLUMNS_OFF + LONGEST) * size;
  const rows = { top: y - AROUND * size, bottom: y + AROUND * size };
  const ink = inkMap(
    picture,
    clipRegion({ left: x - reach, right: x + reach, ...rows }, picture.width, picture.height),
  );
  if (ink === null) return [];
  const words = findWords(ink, DIGIT_GAP).filter((word) => {
    const height = letterHeight(word);
    const gap = Math.max(word.left - x, x - word.right);
    return (
      isAsHighAsLabels(height, size) && gap <= COLUMNS_OFF * size && Math.abs(letterMiddle(word) - y) <= ROWS_OFF * size
    );
  });
  return readLabelsAtSight(ink, words.map(withoutLine))
    .filter((label) => isCertain(label) && label.printed.digits.length >= MIN_DIGITS)
    .map((label) => ({ ...label, y, printed: { ...label.printed, negative: false } }));
}

/** A word without the line that leads to it. */
function withoutLine(word: Word): Word {
  const height = letterHeight(word);
  const letterBoxes = word.letterBoxes.filter(
    ({ left, right, top, bottom }) => bottom - top >= LINE_HEIGHT * height || right - left < LINE_WIDTH * height,
  );
  const [first, last] = [letterBoxes[0], letterBoxes.at(-1)];
  if (first === undefined || last === undefined) return word;
  return { ...word, letterBoxes, letters: letterBoxes.length, left: first.left, right: last.right };
}
