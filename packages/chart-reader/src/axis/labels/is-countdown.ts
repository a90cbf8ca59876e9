import { readCharacters } from '../../digits/read-characters.ts';
import type { Word } from '../../ink/find-words.ts';
import type { InkMap } from '../../ink/ink-map.ts';

/** Hours, minutes and seconds, or two of them; a colon is a character of which only digits are not. */
const CLOCK = /^\d{1,2}(:\d\d){1,2}$/;

/** What looks no more like a point than this may be a colon of which the upper dot is faint. */
const CERTAIN_POINT = 0.8;

/** Whether a word reads like the time that is left until a candle closes. */
export function isCountdown(ink: InkMap, word: Word): boolean {
  const text = readCharacters(ink, word).map(({ character, certainty }) => {
    const mayBeColon = character === 'other' || (character === '.' && certainty < CERTAIN_POINT);
    return mayBeColon ? ':' : character;
  });
  return CLOCK.test(text.join(''));
}
