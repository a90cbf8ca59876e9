import type { Word } from './find-words.ts';
import type { InkMap } from './ink-map.ts';
import { letterHeight } from './letter-rows.ts';
import { strongestIn } from './strongest-in.ts';

/** An apostrophe ends above this part of the letters' height, and ink as strong as this share of theirs further down is a point or a comma. */
const LOWEST_SHARE = 0.45;
const STRONG_SHARE = 0.25;

/** Ink without what hangs between two letters of the words, level with their tops: the apostrophes of `3'270.00`, which read as another one. */
export function withoutApostrophes(ink: InkMap, words: readonly Word[]): InkMap {
  const gaps = words.flatMap((word) => apostrophesIn(ink, word));
  if (gaps.length === 0) return ink;
  const contrast = ink.contrast.slice();
  for (const { left, right, top, bottom } of gaps)
    for (let y = top; y < bottom; y++) contrast.fill(0, y * ink.width + left, y * ink.width + right);
  return { ...ink, contrast };
}

/** Places in the ink where an apostrophe stands, full rows of the word. */
function apostrophesIn(ink: InkMap, word: Word) {
  const { region } = ink;
  const middle = Math.round(word.letterTop + LOWEST_SHARE * letterHeight(word));
  return word.letterBoxes.slice(1).flatMap((next, i) => {
    const columns = { left: word.letterBoxes[i]!.right - region.left, right: next.left - region.left };
    if (columns.right <= columns.left) return [];
    const [top, split, bottom] = [word.top - region.top, middle - region.top, word.bottom - region.top];
    const letters = strongestIn({ ...columns, left: columns.left - 1, right: columns.right + 1, top, bottom }, ink);
    const above = strongestIn({ ...columns, top, bottom: split }, ink);
    const below = strongestIn({ ...columns, top: split, bottom }, ink);
    return above >= STRONG_SHARE * letters && below < STRONG_SHARE * letters ? [{ ...columns, top, bottom }] : [];
  });
}
