import type { Word } from '../ink/find-words.ts';
import { contrastBetween, type InkMap } from '../ink/ink-map.ts';
import { strongestContrast } from '../ink/strongest-contrast.ts';
import { letterHeight } from '../ink/letter-rows.ts';

/** A word with letters of one height, whatever it is printed in: ink from 0 to 1 of its strongest. */
export interface WordStrip {
  readonly width: number;
  /** `STRIP_ROWS * width` values, rows from the top. */
  readonly data: Float32Array;
  /** Where its first column begins in the picture, and how many pixels each is wide. */
  readonly left: number;
  readonly columnPx: number;
}

/** Rows that a digit fills; small ones are stretched to them, large ones shrunk. */
const LETTER_ROWS = 12;
/** Rows above the digits and below them, where commas hang and lines run. */
const MARGIN_ROWS = 3;
export const STRIP_ROWS = LETTER_ROWS + 2 * MARGIN_ROWS;
/** Columns before a word and behind it, so that its first and last digit stand in the middle of a window. */
export const PADDING = 9;

/** The strip of a word: by mean where it is shrunk, else between pixels (bilinear). */
export function wordStrip(ink: InkMap, word: Word): WordStrip {
  const columnPx = letterHeight(word) / LETTER_ROWS;
  const left = word.left - PADDING * columnPx;
  const width = Math.ceil((word.right - word.left) / columnPx) + 2 * PADDING;
  const strongest = strongestContrast(ink, word);
  const samples = Math.max(1, Math.ceil(columnPx));
  const data = new Float32Array(width * STRIP_ROWS);
  for (let row = 0; row < STRIP_ROWS; row++) {
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let i = 0; i < samples; i++) {
        const y = word.letterTop + (row - MARGIN_ROWS + (i + 0.5) / samples) * columnPx;
        for (let j = 0; j < samples; j++) {
          const x = left + (column + (j + 0.5) / samples) * columnPx;
          // What stands beside a word, a tick, the edge of a box, is none of it.
          if (x >= word.left && x < word.right) sum += contrastBetween(ink, x - 0.5, y - 0.5);
        }
      }
      data[row * width + column] = Math.min(1, sum / samples ** 2 / strongest);
    }
  }
  return { width, data, left, columnPx };
}
