import sharp from 'sharp';
import type { Word } from '../ink/find-words.ts';
import { contrastAt, type InkMap } from '../ink/ink-map.ts';
import { strongestContrast } from '../ink/strongest-contrast.ts';
import type { GreyImage } from '../picture/grey-image.ts';
import { median } from '../median.ts';
import { letterHeight, letterMiddle } from '../ink/letter-rows.ts';

/** Words stacked below each other, dark on white, letters at the height the recogniser likes best. */
export interface WordSheet {
  readonly image: GreyImage;
  /** Row of the sheet that the middle of each word's letters stands at. */
  readonly middles: readonly number[];
}

/** Height of a digit that the recogniser reads without errors; smaller ones it confuses. */
const LETTER_HEIGHT_PX = 26;
const FAINT = 0.12;

/** Lays out words of one ink map with letters of `letterHeightPx`. Null without words. */
export async function wordSheet(
  ink: InkMap,
  words: readonly Word[],
  letterHeightPx: number = LETTER_HEIGHT_PX,
): Promise<WordSheet | null> {
  if (words.length === 0) return null;
  const usual = median(words.map(letterHeight));
  const scale = Math.min(6, Math.max(0.4, letterHeightPx / usual));
  const margin = Math.ceil(usual * 0.8);
  const width = Math.max(...words.map((word) => word.right - word.left)) + 2 * margin + 2;
  const rows = words.map((word) => word.bottom - word.top + 2 + margin);
  const height = rows.reduce((sum, row) => sum + row, margin);
  const data = new Uint8Array(width * height).fill(255);
  const middles: number[] = [];
  let top = margin;
  for (const [index, word] of words.entries()) {
    paste(ink, word, data, width, margin, top);
    middles.push((letterMiddle(word) - word.top + 1 + top) * scale);
    top += rows[index] ?? 0;
  }
  const { data: scaled, info } = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(Math.round(width * scale), Math.round(height * scale), { kernel: 'cubic', fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { image: { width: info.width, height: info.height, data: scaled }, middles };
}

/** Copies a word and the soft edge of its letters, stretched so that its strongest ink is black. */
function paste(ink: InkMap, word: Word, sheet: Uint8Array, sheetWidth: number, x0: number, y0: number): void {
  const strongest = strongestContrast(ink, word);
  for (let y = word.top - 1; y <= word.bottom; y++) {
    for (let x = word.left - 1; x <= word.right; x++) {
      const share = Math.min(1, contrastAt(ink, x, y) / strongest);
      const dark = share < FAINT ? 0 : share;
      sheet[(y0 + y - word.top + 1) * sheetWidth + x0 + x - word.left + 1] = Math.round(255 * (1 - dark));
    }
  }
}
