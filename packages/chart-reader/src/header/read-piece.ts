import { findWords, type Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import { faintestInk } from '../ink/ink-parts.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { wordSheet } from '../text/word-sheet.ts';
import { letterHeight } from '../ink/letter-rows.ts';

/** What reads the same in letters so high as in their own is read for certain. */
export const OTHER_LETTER_HEIGHT_PX = 34;

/** Longest piece that is read, in letter heights: name and timeframe stand at its beginning. */
export const PIECE_REACH = 38;

/** How far behind a piece ink is looked for that belongs to its last word, in letter heights. */
const CUT_REACH = 0.4;
/** Least share of the height of its letters that the next one covers. */
const LETTER_SHARE = 0.4;
/** How far tails, brackets and accents reach beyond the rows of the letters, in letter heights; an icon beside them that reaches further takes in other lines. */
const ROW_REACH = 0.4;

/** Icons and words in one piece stand further apart than this, in letter heights. */
const ICON_GAP = 0.5;
/** What the recogniser is this unsure of, 0 to 100, may hold icons; of the word beside them it is so sure. */
const UNSURE = 50;
const SURE = 80;
/** A piece with icons among few words has no more letters than this, and is so many times as wide as they are high. */
const MOST_WITH_ICONS = 8;
const LEAST_WIDTH = 4;

/** The last word of a text, with a number before it. */
const LAST_WORD = /(?:\s+\(?\d{1,3})?\s*\S+$/;
/** A word in brackets does not go on behind them. */
const CLOSED = /\([^()]+\)$/;

/** A text as recognised, and how sure of it the recogniser is, 0 to 100. */
export interface RecognisedText {
  readonly text: string;
  readonly confidence: number;
}

/**
 * The text of a piece as recognised, at most the beginning of a long one; empty if there is none. A last word that goes on is left out:
 * half of `M15` reads as `M1`. So is a number before it, which may have lost its unit.
 */
export async function readPiece(
  ink: InkMap,
  piece: Word,
  textEngine: TextEngine,
  letterHeightPx?: number,
): Promise<RecognisedText> {
  const right = Math.min(piece.right, piece.left + PIECE_REACH * letterHeight(piece));
  const reach = Math.ceil(ROW_REACH * letterHeight(piece));
  const top = Math.max(piece.top, piece.letterTop - reach);
  const bottom = Math.min(piece.bottom, piece.letterBottom + reach);
  const sheet = await wordSheet(ink, [{ ...piece, right, top, bottom }], letterHeightPx);
  if (sheet === null) return { text: '', confidence: 0 };
  const [line] = await textEngine.recognise(sheet.image, 'line', '');
  const { text, confidence } = line ?? { text: '', confidence: 0 };
  const isCut = right < piece.right || (goesOn(ink, piece) && !CLOSED.test(text));
  return { text: isCut ? text.replace(LAST_WORD, '') : text, confidence };
}

/** The same of several pieces, one after the other. */
export async function readPieces(
  ink: InkMap,
  pieces: readonly Word[],
  textEngine: TextEngine,
  letterHeightPx?: number,
): Promise<readonly RecognisedText[]> {
  const texts: RecognisedText[] = [];
  for (const piece of pieces) texts.push(await readPiece(ink, piece, textEngine, letterHeightPx));
  return texts;
}

/** The text of a piece, or the only word that is legible by itself where icons stand beside it and the recogniser makes nothing of all of them: a face, a lens and then `AAPL`. */
export async function readAmongIcons(
  ink: InkMap,
  piece: Word,
  textEngine: TextEngine,
  letterHeightPx?: number,
): Promise<RecognisedText> {
  const whole = await readPiece(ink, piece, textEngine, letterHeightPx);
  const isWide = piece.right - piece.left >= LEAST_WIDTH * letterHeight(piece);
  if (whole.confidence >= UNSURE || piece.letters > MOST_WITH_ICONS || !isWide) return whole;
  const isWithin = ({ left, right, top, bottom }: Word): boolean =>
    left >= piece.left && right <= piece.right && top >= piece.top && bottom <= piece.bottom;
  const words = wordsApart(ink).filter((word) => isWithin(word) && word.right - word.left < piece.right - piece.left);
  const texts = await readPieces(ink, words, textEngine, letterHeightPx);
  // Words of a text of which some are read would say something else.
  const [only, other] = texts.filter(({ confidence }) => confidence >= UNSURE);
  return only === undefined || other !== undefined || only.confidence < SURE ? whole : only;
}

/** Words apart from icons, found once for all pieces of one ink and all sizes that they are read at. */
function wordsApart(ink: InkMap): readonly Word[] {
  let words = known.get(ink);
  if (words === undefined) known.set(ink, (words = findWords(ink, ICON_GAP)));
  return words;
}

const known = new WeakMap<InkMap, readonly Word[]>();

/**
 * Whether ink as high as a letter stands so close behind a piece that it is the rest of its last word, or the piece ends where the ink does. A line that
 * ends at the piece is lower.
 */
function goesOn(ink: InkMap, piece: Word): boolean {
  const { region, width, contrast } = ink;
  const { right, letterTop, letterBottom } = piece;
  if (right >= region.right) return true;
  const faintest = faintestInk(ink);
  const to = Math.min(region.right, right + 1 + Math.ceil(CUT_REACH * letterHeight(piece)));
  let rows = 0;
  for (let y = letterTop; y < letterBottom; y++) {
    const row = (y - region.top) * width - region.left;
    if (contrast.subarray(row + right + 1, row + to).some((strength) => strength >= faintest)) rows++;
  }
  return rows >= LETTER_SHARE * letterHeight(piece);
}
