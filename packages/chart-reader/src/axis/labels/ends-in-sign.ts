import type { Word } from '../../ink/find-words.ts';
import { letterHeight } from '../../ink/letter-rows.ts';
import { median } from '../../median.ts';
import type { PrintedNumber } from './parse-price-label.ts';

/** How far below the digits before it both ends of a sign lie at least, in letter heights and pixels, and how high it is at least. */
const LOWER = 0.08;
const LOWER_PX = 1.5;
const AS_HIGH = 0.9;
/** Digits that tell where digits stand. */
const FEWEST_DIGITS = 2;

/**
 * Whether the last sign of a number, read as a digit, is none: it is as high as the digits and hangs lower, as that of a cent does (`280¢` reads as 2806). The small
 * last digit of some platforms is lower, but not as high.
 */
export function endsInSign(
  word: Pick<Word, 'letterBoxes' | 'letterTop' | 'letterBottom'>,
  { digits }: Pick<PrintedNumber, 'digits'>,
): boolean {
  const last = word.letterBoxes.at(-1);
  const others = word.letterBoxes.slice(0, -1);
  if (last === undefined || others.length < FEWEST_DIGITS || digits.length !== word.letterBoxes.length) return false;
  const top = median(others.map((box) => box.top));
  const bottom = median(others.map((box) => box.bottom));
  const least = Math.max(LOWER_PX, LOWER * letterHeight(word));
  return last.bottom - last.top >= AS_HIGH * (bottom - top) && last.top - top >= least && last.bottom - bottom >= least;
}
