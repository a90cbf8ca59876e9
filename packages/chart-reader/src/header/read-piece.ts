import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { wordSheet } from '../text/word-sheet.ts';
import { letterHeight } from '../ink/letter-rows.ts';

/** Longest piece that is read, in letter heights: name and timeframe stand at its beginning. */
export const PIECE_REACH = 38;

/** How far behind a piece ink is looked for that belongs to its last word, in letter heights. */
const CUT_REACH = 0.4;
const INK_CONTRAST = 36;

/** A text as recognised, and how sure of it the recogniser is, 0 to 100. */
export interface RecognisedText {
  readonly text: string;
  readonly confidence: number;
}

/**
 * The text of a piece as recognised, at most the beginning of a long one; empty if there is none. A last word that goes on is left out:
 * half of `M15` reads as `M1`.
 */
export async function readPiece(
  ink: InkMap,
  piece: Word,
  textEngine: TextEngine,
  letterHeightPx?: number,
): Promise<RecognisedText> {
  const right = Math.min(piece.right, piece.left + PIECE_REACH * letterHeight(piece));
  const sheet = await wordSheet(ink, [{ ...piece, right }], letterHeightPx);
  if (sheet === null) return { text: '', confidence: 0 };
  const [line] = await textEngine.recognise(sheet.image, 'line', '');
  const { text, confidence } = line ?? { text: '', confidence: 0 };
  return { text: right < piece.right || goesOn(ink, piece) ? text.replace(/\s*\S+$/, '') : text, confidence };
}

/** Whether ink stands so close behind a piece that it is the rest of its last word, or the piece ends where the ink does. */
function goesOn({ region, width, contrast }: InkMap, piece: Word): boolean {
  const { right, letterTop, letterBottom } = piece;
  if (right >= region.right) return true;
  const to = Math.min(region.right, right + 1 + Math.ceil(CUT_REACH * letterHeight(piece)));
  for (let x = right + 1; x < to; x++) {
    for (let y = letterTop; y < letterBottom; y++) {
      if (contrast[(y - region.top) * width + x - region.left]! >= INK_CONTRAST) return true;
    }
  }
  return false;
}
