import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import { readCharacters } from './read-characters.ts';

/** The digits of a word, in a row, and how certain each of them is, 0 to 1. */
export interface ReadDigits {
  readonly digits: string;
  readonly certainties: readonly number[];
}

/** The digits of a word, whatever stands between them. */
export function readDigits(ink: InkMap, word: Word): ReadDigits {
  const read = readCharacters(ink, word).filter(({ character }) => /\d/.test(character));
  return {
    digits: read.map(({ character }) => character).join(''),
    certainties: read.map(({ certainty }) => certainty),
  };
}
