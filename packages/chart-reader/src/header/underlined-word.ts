import type { Word } from '../ink/find-words.ts';
import { letterHeight } from '../ink/letter-rows.ts';
import { median } from '../median.ts';
import { channelDistance, packedAt } from '../picture/packed-colour.ts';
import type { Picture } from '../picture/picture.ts';

/** How far below its letters the line under a word is looked for, in their heights, and how thick it may be: an area below is no line. */
const NEAREST = 0.25;
const FURTHEST = 1.8;
const THICKEST = 0.4;
/** It differs by more than this from what lies under the other words, and all along by less from itself. */
const STANDS_OUT = 60;
const ALIKE = 24;
/** Of fewer words nothing tells which is unlike the others. */
const FEWEST_WORDS = 3;

/** The one of some words on a line that a stroke is drawn under, all along it, while under each of the others lies one colour that is the same for all. Null where none has one. */
export function underlinedWord(picture: Picture, words: readonly Word[]): Word | null {
  if (words.length < FEWEST_WORDS) return null;
  const size = median(words.map(letterHeight));
  const foot = median(words.map(({ letterBottom }) => letterBottom));
  const last = Math.min(picture.height - 1, Math.floor(foot + FURTHEST * size));
  for (let y = Math.ceil(foot + NEAREST * size); y <= last; y++) {
    const colours = words.map((word) => colourUnder(picture, word, y));
    const odd = oddPlace(colours);
    if (odd === null) continue;
    return endsBelow(picture, words[odd]!, y, Math.ceil(THICKEST * size)) ? words[odd]! : null;
  }
  return null;
}

/** Whether the colour of a row under a word gives way to another one within some rows. */
function endsBelow(picture: Picture, word: Word, y: number, rows: number): boolean {
  const own = colourUnder(picture, word, y)!;
  return Array.from({ length: Math.min(rows, picture.height - 1 - y) }, (_, i) => y + 1 + i).some((below) => {
    const under = colourUnder(picture, word, below);
    return under !== null && channelDistance(under, own) > STANDS_OUT;
  });
}

/** The one colour of a row of pixels from the first to the last column of a word; null where there are several. */
function colourUnder({ width, rgb }: Picture, { left, right }: Word, y: number): number | null {
  const middle = packedAt(rgb, y * width + Math.floor((left + right) / 2));
  for (let x = Math.ceil(left); x < right; x++) {
    if (channelDistance(packedAt(rgb, y * width + x), middle) > ALIKE) return null;
  }
  return middle;
}

/** Which of some colours stands out from all others, which are alike; null if none does or one is missing. */
function oddPlace(colours: readonly (number | null)[]): number | null {
  const known = colours.filter((colour) => colour !== null);
  if (known.length < colours.length) return null;
  const isAlone = (own: number, place: number): boolean => {
    const [first, ...others] = known.filter((_, index) => index !== place);
    return (
      channelDistance(own, first!) > STANDS_OUT && others.every((other) => channelDistance(other, first!) <= ALIKE)
    );
  };
  const place = known.findIndex(isAlone);
  return place < 0 ? null : place;
}
