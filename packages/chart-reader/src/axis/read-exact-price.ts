import type { PriceAxis } from '../chart-reading.ts';
import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { wordSheet } from '../text/word-sheet.ts';
import { numberWithDecimals, parsePrintedNumber } from './parse-price-label.ts';
import { heightOf } from './price-height.ts';

/** Sizes at which a price is read; the recogniser's mistakes at one seldom repeat at another. */
const LETTER_HEIGHTS_PX = [26, 32, 22, 38] as const;

/**
 * The price printed in a box, exact to the digit: the first two readings that belong at its height of the axis must be
 * the same. Null otherwise: the last digits of a price are less than a pixel, so nothing else tells which one is right.
 */
export async function readExactPrice(
  ink: InkMap,
  word: Word,
  axis: PriceAxis,
  textEngine: TextEngine,
): Promise<number | null> {
  const y = (word.letterTop + word.letterBottom) / 2;
  const tolerancePx = Math.max(2, 0.2 * (word.letterBottom - word.letterTop));
  let first: string | null = null;
  for (const letterHeightPx of LETTER_HEIGHTS_PX) {
    const sheet = await wordSheet(ink, [word], letterHeightPx);
    if (sheet === null) return null;
    const [line] = await textEngine.recognise(sheet.image, 'line', '0123456789.,-');
    const printed = parsePrintedNumber(line?.text ?? '');
    if (printed === null) continue;
    const price = numberWithDecimals(printed, axis.decimals);
    if (Math.abs(heightOf(axis, price) - y) > tolerancePx) continue;
    if (first !== null) return printed.digits === first ? price : null;
    first = printed.digits;
  }
  return null;
}
