import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import { leastCertainty, readCharacters } from './read-characters.ts';

/** The digits of a word, in a row, and how certain the least certain of them is, 0 to 1; 0 without any. */
export interface ReadDigits {
  readonly digits: string;
  readonly certainty: number;
}

/** The digits of a word, whatever stands between them. */
export function readDigits(ink: InkMap, word: Word): ReadDigits {
  const read = readCharacters(ink, word).filter(({ character }) => /\d/.test(character));
  return { digits: read.map(({ character }) => character).join(''), certainty: leastCertainty(read) };
}
