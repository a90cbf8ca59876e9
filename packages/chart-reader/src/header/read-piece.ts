import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { wordSheet } from '../text/word-sheet.ts';

/** Longest piece that is read, in letter heights: name and timeframe stand at its beginning. */
export const PIECE_REACH = 38;

/** The text of a piece as recognised, at most the beginning of a long one; empty if there is none. */
export async function readPiece(
  ink: InkMap,
  piece: Word,
  textEngine: TextEngine,
  letterHeightPx?: number,
): Promise<string> {
  const right = Math.min(piece.right, piece.left + PIECE_REACH * (piece.letterBottom - piece.letterTop));
  const sheet = await wordSheet(ink, [{ ...piece, right }], letterHeightPx);
  if (sheet === null) return '';
  const [line] = await textEngine.recognise(sheet.image, 'line', '');
  return line?.text ?? '';
}
