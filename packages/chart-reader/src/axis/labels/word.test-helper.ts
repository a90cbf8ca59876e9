import type { Word } from '../../ink/find-words.ts';

/** A word for tests of what is printed, not where. */
export const WORD: Word = {
  left: 0,
  right: 40,
  top: 0,
  bottom: 9,
  letterTop: 0,
  letterBottom: 9,
  letters: 6,
  pointX: null,
  letterBoxes: [],
  smallTail: false,
};
