import { leastCertainty, type ReadCharacter, readCharacters } from '../../digits/read-characters.ts';
import type { Word } from '../../ink/find-words.ts';
import type { PixelRegion } from '../../ink/pixel-region.ts';
import type { InkMap } from '../../ink/ink-map.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { readWords } from '../../text/read-words.ts';
import { endsInSign } from './ends-in-sign.ts';
import { firstStandsApart } from './first-stands-apart.ts';
import { parseCutOffNumber } from './parse-cut-off-number.ts';
import { parsePrintedNumber, type PrintedNumber } from './parse-price-label.ts';
import { letterHeight, letterMiddle } from '../../ink/letter-rows.ts';

/** A word of a label column with what it prints. */
export interface ReadLabel {
  readonly word: Word;
  readonly text: string;
  readonly printed: PrintedNumber;
  /** Middle of its digits, pixels. */
  readonly y: number;
  /** How certain the least certain of its characters is, 0 to 1, where they were told by their looks; the recogniser does not say. */
  readonly certainty?: number;
}

/** Of texts whose every character is as certain as this, one in a hundred is misread. */
const CERTAIN = 0.7;

/** Whether the digits of a label are hardly ever others. */
export function isCertain({ certainty = 0 }: Pick<ReadLabel, 'certainty'>): boolean {
  return certainty >= CERTAIN;
}

/** Which letter counts noughts where one does, and its height as a share of the others'. */
const COUNT_PLACE = 2;
const LOW_DIGIT = 0.7;
/** How far below the other letters that letter ends, as a share of their height. */
const HANGING = 0.12;
/** Width of a point in widths of a digit. */
const POINT_DIGITS = 0.5;
const PRICE_CHARACTERS = '0123456789.,-+%KM$€£¥';

/** What stands for any sign but digits, points and commas. */
const OTHER = '#';
/** A number behind its sign and a tick that stands as near, or either, a long tick seen as two signs, and before its unit of three letters or more: fewer may be a sign of percent or thousands. */
const SEEN_NUMBER = /^#{0,3}[\d.,]+(?=(?:###+)?$)/;
/** What parts the first digit of a number from the rest is its point, which is no letter. */
const POINT_NEXT = /^\d[.,]/;
/** A number behind the sign of a currency or without and the letter that shortens it, with a tick behind it or without. */
const SEEN_SHORTENED = /^#?[\d.,]+(?=##?$)/;

/** The words of one column as the network of digits sees them. Words that are no plain numbers are left out, or those that are not `shortened` ones. */
export function readLabelsAtSight(
  ink: InkMap,
  words: readonly Word[],
  shortened = false,
): readonly (ReadLabel & { readonly certainty: number })[] {
  return words.flatMap((word) => {
    const characters = readCharacters(ink, withoutTick(word));
    const seen = characters.map(({ character }) => (character === 'other' ? OTHER : character)).join('');
    const [number = ''] = (shortened ? SEEN_SHORTENED : SEEN_NUMBER).exec(seen) ?? [];
    const label = toLabel(word, number.replace(/^#+/, '-'));
    if (label === null || mayBeSign(word, number, characters)) return [];
    return [{ ...label, certainty: leastCertainty(characters.slice(0, number.length)) }];
  });
}

/** Whether the first digit may be a sign, or the end of one: a dollar behind the letters of its country, or before a space, looks much like a 5. */
function mayBeSign(word: Word, number: string, characters: readonly ReadCharacter[]): boolean {
  const signs = /^#*/.exec(number)![0].length;
  const isApart = !POINT_NEXT.test(number) && firstStandsApart(word);
  return (signs > 0 || isApart) && characters[signs]!.certainty < CERTAIN;
}

/** A word without what is lower than letters behind its last one: a tick there may look like part of a digit. */
function withoutTick(word: Word): Word {
  const last = word.letterBoxes.at(-1);
  return last === undefined || word.right <= last.right + 1 ? word : { ...word, right: last.right };
}

/** Reads the words of one column in one go by the text recogniser. Words that are no plain numbers are left out. */
export async function readLabelColumn(
  ink: InkMap,
  words: readonly Word[],
  textEngine: TextEngine,
): Promise<readonly ReadLabel[]> {
  const texts = await readWords(ink, words, textEngine, PRICE_CHARACTERS);
  return texts.flatMap((text, index) => toLabel(words[index]!, text) ?? []);
}

/** A word with the number that a text of it is; null where that is none. */
export function toLabel(word: Word, text: string): ReadLabel | null {
  const plain = word.cutOff === true ? parseCutOffNumber(text) : parsePrintedNumber(text);
  const number = plain === null || !endsInSign(word, plain) ? plain : withoutLastDigit(plain);
  const printed = number === null ? null : withNoughts(withPoint(number, word), word);
  return printed === null ? null : { word, text, printed, y: letterMiddle(word) };
}

function withoutLastDigit(printed: PrintedNumber): PrintedNumber {
  const { digits, afterLastSeparator } = printed;
  return {
    ...printed,
    digits: digits.slice(0, -1),
    afterLastSeparator: afterLastSeparator === null ? null : afterLastSeparator - 1,
  };
}

/** Prices of coins worth next to nothing print how many noughts follow the point as a low digit: `0.0₄1170` is 0.00001170. Null where that digit is not read, as where it touches the nought before it. */
function withNoughts(printed: PrintedNumber, word: Word): PrintedNumber | null {
  const box = word.letterBoxes[COUNT_PLACE];
  if (!printed.digits.startsWith('00') || box === undefined) return printed;
  const hangs = ({ bottom }: PixelRegion): boolean => bottom - word.letterBottom >= HANGING * letterHeight(word);
  if (word.letterBoxes.slice(0, COUNT_PLACE).some(hangs)) return null;
  if (box.bottom - box.top > LOW_DIGIT * letterHeight(word)) return printed;
  // Where it was not read another digit stands in its place.
  if (printed.digits.length < word.letterBoxes.length) return null;
  const rest = printed.digits.slice(COUNT_PLACE + 1);
  const noughts = Number(printed.digits[COUNT_PLACE]);
  return { ...printed, digits: `0${'0'.repeat(noughts)}${rest}`, afterLastSeparator: noughts + rest.length };
}

/** The labels without a separator that have so many digits or more: whole numbers, or ones whose separator was not seen. */
export function wholeNumbers(labels: readonly ReadLabel[], fewestDigits: number): readonly ReadLabel[] {
  return labels.filter(({ printed }) => printed.afterLastSeparator === null && printed.digits.length >= fewestDigits);
}

/** Recognition loses small points, but their place shows between the digits. */
export function withPoint(printed: PrintedNumber, { left, right, pointX }: Word): PrintedNumber {
  if (printed.afterLastSeparator !== null || pointX === null) return printed;
  const digitPx = (right - left) / (printed.digits.length + POINT_DIGITS);
  return { ...printed, afterLastSeparator: Math.round((right - pointX) / digitPx - POINT_DIGITS / 2) };
}
