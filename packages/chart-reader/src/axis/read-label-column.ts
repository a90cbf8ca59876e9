import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { wordSheet } from '../text/word-sheet.ts';
import { parsePrintedNumber, type PrintedNumber } from './parse-price-label.ts';
import { voteOnDigits } from './vote-on-digits.ts';

/** A word of a label column with what it prints. */
export interface ReadLabel {
  readonly word: Word;
  readonly text: string;
  readonly printed: PrintedNumber;
  /** Middle of its digits, pixels. */
  readonly y: number;
}

/** Width of a point in widths of a digit. */
const POINT_DIGITS = 0.5;
const PRICE_CHARACTERS = '0123456789.,-+%KM';

/** Reads the words of one column in one go. Words that are no plain numbers are left out. */
export async function readLabelColumn(
  ink: InkMap,
  words: readonly Word[],
  textEngine: TextEngine,
  letterHeightPx?: number,
): Promise<readonly ReadLabel[]> {
  const sheet = await wordSheet(ink, words, letterHeightPx);
  if (sheet === null) return [];
  const lines = await textEngine.recognise(sheet.image, 'lines', PRICE_CHARACTERS);
  const labels = words.flatMap((word, index) => {
    const middle = sheet.middles[index] ?? -1;
    const text = lines.find((line) => line.top < middle && middle < line.bottom)?.text ?? '';
    const printed = parsePrintedNumber(text);
    if (printed === null) return [];
    return [{ word, text, printed: withPoint(printed, word), y: (word.letterTop + word.letterBottom) / 2 }];
  });
  return voteOnDigits(ink, labels);
}

/** Recognition loses small points, but their place shows between the digits. */
function withPoint(printed: PrintedNumber, { left, right, pointX }: Word): PrintedNumber {
  if (printed.afterLastSeparator !== null || pointX === null) return printed;
  const digitPx = (right - left) / (printed.digits.length + POINT_DIGITS);
  return { ...printed, afterLastSeparator: Math.round((right - pointX) / digitPx - POINT_DIGITS / 2) };
}
