import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import type { TextEngine } from './text-engine.ts';
import { wordSheet } from './word-sheet.ts';

/** The text of each word, read in one go; empty for those of which nothing is read. */
export async function readWords(
  ink: InkMap,
  words: readonly Word[],
  textEngine: TextEngine,
  characters: string,
): Promise<readonly string[]> {
  const sheet = await wordSheet(ink, words);
  if (sheet === null) return [];
  const lines = await textEngine.recognise(sheet.image, 'lines', characters);
  return sheet.middles.map((middle) => lines.find(({ top, bottom }) => top < middle && middle < bottom)?.text ?? '');
}
