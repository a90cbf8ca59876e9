import { leastCertainty, readCharacters } from '../digits/read-characters.ts';
import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import type { Picture } from '../picture/picture.ts';
import { litWord } from './lit-word.ts';

/** How many minutes and hours buttons offer. */
const MINUTES: ReadonlySet<number> = new Set([1, 2, 3, 5, 10, 15, 20, 30, 45]);
const HOURS: ReadonlySet<number> = new Set([1, 2, 3, 4, 6, 8, 12]);
/** So many buttons with a number tell which of them are minutes. */
const FEWEST_NUMBERS = 3;
/** Of digits less certain another may be meant. */
const CERTAIN = 0.7;

/**
 * The timeframe of a lit button beside others in a script that recognition does not know, `5м 15м 1ч 4ч`, `15分 1小时 4小时`: by its number alone, since minutes come
 * first and hours begin anew with a smaller one. Null where no button is lit, or what is lit has no number.
 */
export function numberedFrame(picture: Picture, ink: InkMap, row: readonly Word[]): string | null {
  const numbered = row.flatMap((word) => {
    const number = numberOf(ink, word);
    return number === null ? [] : [{ word, number }];
  });
  if (numbered.length < FEWEST_NUMBERS) return null;
  const numbers = numbered.map(({ number }) => number);
  const anew = numbers.findIndex((number, index) => index > 0 && number <= numbers[index - 1]!);
  if (anew < 0) return null;
  const [minutes, hours] = [numbers.slice(0, anew), numbers.slice(anew)];
  const areHours = hours.every((number, index) => HOURS.has(number) && (index === 0 || number > hours[index - 1]!));
  if (!areHours || !minutes.every((number) => MINUTES.has(number))) return null;
  const lit = litWord(
    picture,
    ink,
    numbered.map(({ word }) => word),
  );
  const place = numbered.findIndex(({ word }) => word === lit);
  if (place < 0) return null;
  return place < anew ? `M${numbers[place]}` : `H${numbers[place]}`;
}

/** The number that a word begins with, before one sign or more of another kind; null where it begins otherwise, or ends with it. */
function numberOf(ink: InkMap, word: Word): number | null {
  const characters = readCharacters(ink, word);
  const digits = characters.findIndex(({ character }) => !/^\d$/.test(character));
  if (digits < 1 || digits > 2) return null;
  const number = characters.slice(0, digits);
  return leastCertainty(number) < CERTAIN ? null : Number(number.map(({ character }) => character).join(''));
}
