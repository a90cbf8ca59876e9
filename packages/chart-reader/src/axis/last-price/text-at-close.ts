import { DIGIT_GAP, findWords } from '../../ink/find-words.ts';
import { CENTRED } from '../labels/label-distances.ts';
import { labelHeight } from '../labels/label-height.ts';
import { groundUnder, type PriceBox } from '../boxes/price-boxes.ts';
import type { ReadAxis } from '../read-price-axis.ts';
import { letterHeight, letterMiddle } from '../../ink/letter-rows.ts';

/** By how much the letters of a last price differ from those of labels. */
const LEAST_SIZE = 0.8;
const MOST_SIZE = 1.25;
const MIN_LETTERS = 4;

/**
 * The one text beside the labels, no further from them than they are wide, at the height where the last candle closed: what a last price is that is printed in
 * an outlined box or in none, wherever in that it stands. Null if there is none or several; whether it is a price at all shows when it is read.
 */
export function textAtClose({ ink, words, labels, column }: ReadAxis, closeY: number): PriceBox | null {
  const size = labelHeight(labels);
  const reach = column.right - column.left;
  const [text, ...others] = findWords(ink, DIGIT_GAP).filter((word) => {
    const { left, right, letterTop, letters } = word;
    const height = letterHeight(word);
    const isOfAxis = right > column.left - reach && left < column.right + reach;
    const isAlike = height >= LEAST_SIZE * size && height <= MOST_SIZE * size && letters >= MIN_LETTERS;
    const isLabel = words.some((label) => label.left === left && label.letterTop === letterTop);
    return isOfAxis && isAlike && !isLabel && Math.abs(letterMiddle(word) - closeY) <= CENTRED * size;
  });
  if (text === undefined || others.length > 0) return null;
  return { word: text, ink, colour: groundUnder(ink, text), y: letterMiddle(text) };
}
