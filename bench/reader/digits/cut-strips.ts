import { decodePicture } from '../../../packages/chart-reader/src/picture/decode-picture.ts';
import { CHARACTERS } from '../../../packages/chart-reader/src/digits/digit-network.ts';
import { type WordStrip, wordStrip } from '../../../packages/chart-reader/src/digits/word-strip.ts';
import { DIGIT_GAP, findWords, type Word } from '../../../packages/chart-reader/src/ink/find-words.ts';
import { inkMap } from '../../../packages/chart-reader/src/ink/ink-map.ts';
import type { PaintedSheet, PaintedText } from './paint-sheet.ts';

/** A word as the reader finds it, with what it prints. */
export interface LabelledStrip {
  readonly strip: WordStrip;
  readonly text: string;
  /** Columns that its characters have their middles at, and which of `CHARACTERS` they are. */
  readonly characters: readonly { readonly column: number; readonly output: number }[];
}

/** The words that the reader finds on a sheet; those that it cuts elsewhere than they are printed teach nothing and are left out. */
export async function cutStrips({ pictureBase64, texts }: PaintedSheet): Promise<readonly LabelledStrip[]> {
  const decoded = await decodePicture(Buffer.from(pictureBase64, 'base64'));
  if (!decoded.ok) throw new Error(`a drawn sheet cannot be decoded: ${decoded.reason}`);
  const { picture } = decoded;
  const ink = inkMap(picture, { left: 0, top: 0, right: picture.width, bottom: picture.height });
  if (ink === null) return [];
  const words = findWords(ink, DIGIT_GAP);
  return texts.flatMap((printed) => {
    const word = words.find((found) => isCutAsPrinted(found, printed));
    if (word === undefined) return [];
    const strip = wordStrip(ink, word);
    const characters = Array.from(printed.text).flatMap((character, i) => {
      const output = outputOf(character);
      return output === null ? [] : [{ column: strip.columnAt(printed.middles[i]!), output }];
    });
    return [{ strip, text: printed.text, characters }];
  });
}

function isCutAsPrinted(word: Word, { left, right, top, bottom }: PaintedText): boolean {
  const middle = (top + bottom) / 2;
  const size = word.letterBottom - word.letterTop;
  const shared = Math.min(word.right, right) - Math.max(word.left, left);
  return (
    word.letterTop < middle &&
    word.letterBottom > middle &&
    shared > 0.85 * (right - left) &&
    word.right - word.left < 1.4 * (right - left) + 8 &&
    size > Math.max(4.5, 0.75 * (bottom - top)) &&
    size < 1.35 * (bottom - top) + 1
  );
}

/** Null for a space, which is what lies between characters. */
function outputOf(character: string): number | null {
  if (character === ' ') return null;
  const index = CHARACTERS.findIndex((known) => known === character);
  return index < 0 ? CHARACTERS.indexOf('other') : index;
}
