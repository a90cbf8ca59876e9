import { readCharacters } from '../../digits/read-characters.ts';
import type { Word } from '../../ink/find-words.ts';
import type { InkMap } from '../../ink/ink-map.ts';

/** Hours, minutes and seconds, or two of them; a colon is a character of which only digits are not. */
const CLOCK = /^\d{1,2}(:\d\d){1,2}$/;

/** Whether a word reads like the time that is left until a candle closes. */
export function isCountdown(ink: InkMap, word: Word): boolean {
  const text = readCharacters(ink, word).map(({ character }) => (character === 'other' ? ':' : character));
  return CLOCK.test(text.join(''));
}
