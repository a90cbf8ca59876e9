import type { Word } from '../../ink/find-words.ts';
import { letterHeight } from '../../ink/letter-rows.ts';

/** Gap behind the first letter, in letter heights: that of a space, between two digits there is half of it. */
const SPACE = 0.35;

/** Whether a space parts the first letter of a number from the rest: that may part thousands, or a sign from what it stands before, as in `$ 160.00`. */
export function firstStandsApart(word: Pick<Word, 'letterBoxes' | 'letterTop' | 'letterBottom'>): boolean {
  const [first, second] = word.letterBoxes;
  return first !== undefined && second !== undefined && second.left - first.right >= SPACE * letterHeight(word);
}
