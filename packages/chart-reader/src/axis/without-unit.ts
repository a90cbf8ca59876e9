import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import type { DigitMatch } from './digit-shapes.ts';
import { letterHeight } from '../ink/letter-rows.ts';

/** Narrowest space between words, in letter heights. */
const SPACE = 0.3;
/** Fewer digits before a space may be thousands. */
const MIN_DIGITS = 3;
/** Ink fainter than this is none. */
const INK_CONTRAST = 36;

/**
 * A text without the unit behind its digits: a space, without a point in it, and then only letters that are no digits. The text itself
 * if there is none: a digit that is not known must not be taken for a unit.
 */
export function withoutUnit(ink: InkMap, word: Word, { to }: DigitMatch): Word {
  const last = word.letterBoxes[to - 1];
  const next = word.letterBoxes[to];
  if (last === undefined || next === undefined || to < MIN_DIGITS) return word;
  const isSpace = next.left - last.right >= SPACE * letterHeight(word);
  if (!isSpace || hasInk(ink, { ...word, left: last.right, right: next.left })) return word;
  return { ...word, right: last.right, letters: to, letterBoxes: word.letterBoxes.slice(0, to) };
}

function hasInk({ region, width, contrast }: InkMap, { left, right, top, bottom }: Word): boolean {
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (contrast[(y - region.top) * width + x - region.left]! >= INK_CONTRAST) return true;
    }
  }
  return false;
}
