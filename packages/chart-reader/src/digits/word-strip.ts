import type { Word } from '../ink/find-words.ts';
import { contrastBetween, type InkMap } from '../ink/ink-map.ts';
import { strongestContrast } from '../ink/strongest-contrast.ts';

/** A word with letters of one height, whatever it is printed in: ink from 0 to 1 of its strongest. */
export interface WordStrip {
  readonly width: number;
  /** `STRIP_ROWS * width` values, rows from the top. */
  readonly data: Float32Array;
  /** The column, a fraction of it, that a column of the picture lies at. */
  readonly columnAt: (x: number) => number;
}

/** Columns of a word whose letters have one height. */
type Stretch = Pick<Word, 'left' | 'right' | 'letterTop' | 'letterBottom'>;

/** Rows that a digit fills; small ones are stretched to them, large ones shrunk. */
const LETTER_ROWS = 12;
/** Rows above the digits and below them, where commas hang and lines run. */
const MARGIN_ROWS = 3;
export const STRIP_ROWS = LETTER_ROWS + 2 * MARGIN_ROWS;
/** Columns before a word and behind it, so that its first and last digit stand in the middle of a window. */
export const PADDING = 9;

/** How far above the line a small digit ends that is raised, as a share of the height of the others. */
const ABOVE_LINE = 0.25;

/** Whether the last letter is smaller than the others and stands above their line. */
export function hasRaisedTail({ smallTail, letterTop, letterBottom, letterBoxes }: Word): boolean {
  if (!smallTail) return false;
  return letterBottom - letterBoxes.at(-1)!.bottom >= ABOVE_LINE * (letterBottom - letterTop);
}

/**
 * The strip of a word: by mean where it is shrunk, else between pixels (bilinear).
 *
 * @param isTailRaised whether the last letter, which is smaller, is made as high as the others
 */
export function wordStrip(ink: InkMap, word: Word, isTailRaised = false): WordStrip {
  const tail = isTailRaised ? word.letterBoxes.at(-1)! : null;
  const stretches: readonly Stretch[] =
    tail === null
      ? [word]
      : [
          { ...word, right: tail.left },
          { left: tail.left, right: word.right, letterTop: tail.top, letterBottom: tail.bottom },
        ];
  const strongest = strongestContrast(ink, word);
  const parts = stretches.map((stretch) => columnsOf(ink, stretch, strongest));
  const width = parts.reduce((sum, part) => sum + part.length, 2 * PADDING);
  const data = new Float32Array(width * STRIP_ROWS);
  for (const [index, column] of parts.flat().entries())
    for (let row = 0; row < STRIP_ROWS; row++) data[row * width + PADDING + index] = column[row]!;
  const columnAt = (x: number): number => {
    const isTail = tail !== null && x >= tail.left;
    const stretch = stretches.at(isTail ? -1 : 0)!;
    return PADDING + (isTail ? parts[0]!.length : 0) + (x - stretch.left) / columnPxOf(stretch);
  };
  return { width, data, columnAt };
}

/** How many pixels of the picture each column of a stretch is wide. */
function columnPxOf({ letterTop, letterBottom }: Stretch): number {
  return (letterBottom - letterTop) / LETTER_ROWS;
}

/** The columns of a stretch, each `STRIP_ROWS` values. What stands beside it, a tick, the edge of a box, is none of it. */
function columnsOf(ink: InkMap, stretch: Stretch, strongest: number): readonly Float32Array[] {
  const { left, right, letterTop } = stretch;
  const columnPx = columnPxOf(stretch);
  const samples = Math.max(1, Math.ceil(columnPx));
  return Array.from({ length: Math.ceil((right - left) / columnPx) }, (_, column) => {
    const values = new Float32Array(STRIP_ROWS);
    for (let row = 0; row < STRIP_ROWS; row++) {
      let sum = 0;
      for (let i = 0; i < samples; i++) {
        const y = letterTop + (row - MARGIN_ROWS + (i + 0.5) / samples) * columnPx;
        for (let j = 0; j < samples; j++) {
          const x = left + (column + (j + 0.5) / samples) * columnPx;
          if (x < right) sum += contrastBetween(ink, x - 0.5, y - 0.5);
        }
      }
      values[row] = Math.min(1, sum / samples ** 2 / strongest);
    }
    return values;
  });
}
