import type { Word } from '../../ink/find-words.ts';
import { contrastAt, type InkMap } from '../../ink/ink-map.ts';
import { letterHeight } from '../../ink/letter-rows.ts';
import { regionWithin } from '../../ink/pixel-region.ts';
import { strongestIn } from '../../ink/strongest-in.ts';
import type { ReadLabel } from './read-label-column.ts';

/** How far to the left of a label the letter before it ends, in letter heights: less than the gap between two words. */
const REACH = 0.5;
/** Share of the rows of letters that the side of one covers, and of the strongest ink of a label that its letters have. */
const SIDE = 0.4;
const LIKE_INK = 0.5;
/** Lines go on above and below letters, by so many rows. */
const BEYOND_PX = 2;
/** Noise, and a sign of another kind, stand before some labels. */
const MOST = 0.5;

/**
 * Whether letters stand right before most labels that are none of theirs: digits that touch the tick of their label or each other, and hang together with the
 * frame of the plot, of which `2024.70` is left as `24.70`.
 */
export function followLetters(ink: InkMap, labels: readonly Pick<ReadLabel, 'word'>[]): boolean {
  return labels.filter(({ word }) => followsLetter(ink, word)).length > MOST * labels.length;
}

function followsLetter(ink: InkMap, word: Word): boolean {
  const { left, letterTop, letterBottom } = word;
  const faintest = LIKE_INK * strongestIn(regionWithin(word, ink.region), ink);
  const isInk = (x: number, y: number): boolean => contrastAt(ink, x, y) >= faintest;
  const height = letterHeight(word);
  for (let x = left - 1; x >= left - Math.ceil(REACH * height); x--) {
    let rows = 0;
    for (let y = letterTop; y < letterBottom; y++) if (isInk(x, y)) rows++;
    const isLine = isInk(x, letterTop - BEYOND_PX) && isInk(x, letterBottom - 1 + BEYOND_PX);
    if (isLine) return false;
    if (rows >= SIDE * height) return true;
  }
  return false;
}
