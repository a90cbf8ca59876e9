import type { PriceAxis } from '../chart-reading.ts';
import type { Word } from '../ink/find-words.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { wordSheet } from '../text/word-sheet.ts';
import { type KnownDigits, learnDigits, matchDigits } from './digit-shapes.ts';
import { numberWithDecimals, parsePrintedNumber, type PrintedNumber } from './parse-price-label.ts';
import { heightOf } from './price-height.ts';
import type { ReadLabel } from './read-label-column.ts';
import type { ReadAxis } from './read-price-axis.ts';

/** Sizes at which a price is read; the recogniser's mistakes at one seldom repeat at another. */
const LETTER_HEIGHTS_PX = [26, 32, 22, 38] as const;

/** Letters at least this alike are the same pixels: their shapes need no second opinion. */
const SAME_PIXELS = 0.03;

/**
 * The price printed in a box, exact to the digit: two readings that belong at its height of the axis must be the same. Null otherwise: the
 * last digits of a price are less than a pixel, so nothing else tells which one is right. The first reading compares the letters with those
 * of the axis' labels, whose digits are known; the others are the recogniser's at several sizes.
 */
export async function readExactPrice(
  { ink, labels, axis }: Pick<ReadAxis, 'ink' | 'labels' | 'axis'>,
  word: Word,
  textEngine: TextEngine,
): Promise<number | null> {
  const y = (word.letterTop + word.letterBottom) / 2;
  const tolerancePx = Math.max(2, 0.2 * (word.letterBottom - word.letterTop));
  const priceOf = (printed: PrintedNumber): number | null => {
    const price = numberWithDecimals(printed, axis.decimals);
    return Math.abs(heightOf(axis, price) - y) > tolerancePx ? null : price;
  };
  const seen = new Set<number>();
  const match = matchDigits(ink, word, learnDigits(ink, knownDigits(labels, axis)));
  const byShape = match === null ? null : priceOf({ ...NO_SEPARATORS, digits: match.digits });
  if (byShape !== null && match!.unlike <= SAME_PIXELS) return byShape;
  if (byShape !== null) seen.add(byShape);
  for (const letterHeightPx of LETTER_HEIGHTS_PX) {
    const sheet = await wordSheet(ink, [word], letterHeightPx);
    if (sheet === null) return null;
    const [line] = await textEngine.recognise(sheet.image, 'line', '0123456789.,-');
    const printed = parsePrintedNumber(line?.text ?? '');
    const price = printed === null ? null : priceOf(printed);
    if (price === null) continue;
    if (seen.has(price)) return price;
    seen.add(price);
  }
  return null;
}

const NO_SEPARATORS = { afterLastSeparator: null, earlierSeparators: 0, negative: false } as const;

/** The labels that lie on the axis, with the digits of the prices that it gives them. */
function knownDigits(labels: readonly ReadLabel[], { labels: inliers, decimals }: PriceAxis): readonly KnownDigits[] {
  return labels.flatMap(({ word, printed }) => {
    const price = numberWithDecimals(printed, decimals);
    const isRight = inliers.some((label) => label.price === price);
    return isRight ? [{ word, digits: printed.digits }] : [];
  });
}
