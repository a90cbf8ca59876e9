import type { Word } from '../../ink/find-words.ts';
import type { Picture } from '../../picture/picture.ts';

/**
 * The word without its last letter where it runs into the right edge of the picture: part of a digit reads as another one, and none says how
 * many followed. Any other word as it is; null if nothing is left.
 */
export function cutOffWord(word: Word, { width }: Pick<Picture, 'width'>): Word | null {
  if (word.right < width) return word;
  const letterBoxes = word.letterBoxes.slice(0, -1);
  const last = letterBoxes.at(-1);
  if (last === undefined) return null;
  const cut = word.letterBoxes.at(-1)!;
  // A point between the two stays.
  const right = word.pointX !== null && word.pointX > last.right ? Math.max(last.right, cut.left - 1) : last.right;
  return { ...word, right, letters: letterBoxes.length, letterBoxes, smallTail: false, cutOff: true };
}
