import type { Word } from './find-words.ts';

type LetterRows = Pick<Word, 'letterTop' | 'letterBottom'>;

/** How high the letters of a word are, without what hangs below its line, pixels. */
export function letterHeight({ letterTop, letterBottom }: LetterRows): number {
  return letterBottom - letterTop;
}

/** Row in the middle of the letters of a word. */
export function letterMiddle({ letterTop, letterBottom }: LetterRows): number {
  return (letterTop + letterBottom) / 2;
}
