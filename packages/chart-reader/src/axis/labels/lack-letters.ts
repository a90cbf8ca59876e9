import type { Word } from '../../ink/find-words.ts';
import { contrastAt, type InkMap } from '../../ink/ink-map.ts';
import { letterHeight } from '../../ink/letter-rows.ts';
import { regionWithin } from '../../ink/pixel-region.ts';
import { strongestIn } from '../../ink/strongest-in.ts';
import type { ReadLabel } from './read-label-column.ts';

/** How far from a label the letter before it ends, and the one behind it begins, in letter heights: less than the gap between two words, and before a sign of a currency. */
const BEFORE = 0.5;
const BEHIND = 0.25;
/** Share of the rows of letters that the side of one covers, and of the strongest ink of a label that its letters have. */
const SIDE = 0.4;
const LIKE_INK = 0.5;
/** Lines go on above and below letters, by so many rows. */
const BEYOND_PX = 2;
/** Noise, and a sign of another kind, stand beside some labels. */
const MOST = 0.5;

/**
 * Whether letters stand right before or behind most labels that are none of theirs: digits that touch the tick of their label or each other, and hang together with
 * the frame of the plot, of which `2024.70` is left as `24.70`, and `250` as `25`.
 *
 * @param words all words of the ink: what is one of them hangs together with nothing
 */
export function lackLetters(ink: InkMap, words: readonly Word[], labels: readonly Pick<ReadLabel, 'word'>[]): boolean {
  const areMost = (lacks: (word: Word) => boolean): boolean =>
    labels.filter(({ word }) => lacks(word)).length > MOST * labels.length;
  return areMost((word) => isPreceded(ink, word)) || areMost((word) => isFollowed(ink, words, word));
}

function isPreceded(ink: InkMap, word: Word): boolean {
  return letterFrom(ink, word, word.left - 1, -1, BEFORE) !== null;
}

function isFollowed(ink: InkMap, words: readonly Word[], word: Word): boolean {
  const x = letterFrom(ink, word, word.right, 1, BEHIND);
  if (x === null) return false;
  const isAtHeight = ({ top, bottom }: Word): boolean => top < word.letterBottom && bottom > word.letterTop;
  return !words.some((other) => other.left <= x && other.right > x && isAtHeight(other));
}

/** The column of a letter's side next to a word, from a column on; null where there is none, or a line before it. */
function letterFrom(ink: InkMap, word: Word, from: number, step: number, reach: number): number | null {
  const { letterTop, letterBottom } = word;
  const faintest = LIKE_INK * strongestIn(regionWithin(word, ink.region), ink);
  const isInk = (x: number, y: number): boolean => contrastAt(ink, x, y) >= faintest;
  const height = letterHeight(word);
  for (let aside = 0; aside < Math.ceil(reach * height); aside++) {
    const x = from + step * aside;
    let rows = 0;
    for (let y = letterTop; y < letterBottom; y++) if (isInk(x, y)) rows++;
    const isLine = isInk(x, letterTop - BEYOND_PX) && isInk(x, letterBottom - 1 + BEYOND_PX);
    if (isLine) return null;
    if (rows >= SIDE * height) return x;
  }
  return null;
}
