import type { Word } from '../ink/find-words.ts';
import type { InkMap } from '../ink/ink-map.ts';
import { letterColour } from '../ink/letter-colour.ts';
import { median } from '../median.ts';
import { channelDistance, packed, packedAt, unpacked } from '../picture/packed-colour.ts';
import type { Picture } from '../picture/picture.ts';

/**
 * The lit one differs by more than this from the others in a colour, and these from each other by less, or by less than this share of it: thin letters of
 * one colour are paler than others.
 */
const LIT = 40;
const ALIKE = 24;
const ALIKE_SHARE = 0.5;
/** A ground differs by more than this from others that are all of one colour. */
const LIT_GROUND = 12;
const ONE_COLOUR = 3;
/** Compression leaves thin letters of one hue much alike in that, however pale it makes them. */
const ONE_HUE = 12;

/** The one of some words, three or more, that is lit: in its letters or in what they stand on it is unlike all others, which are alike. Null where none is, or two. */
export function litWord(picture: Picture, ink: InkMap, words: readonly Word[]): Word | null {
  const colours = words.map((word) => packed(...letterColour(picture, ink, word)));
  const byLetters = oddOne(colours) ?? oddOne(colours.map(hueOf), LIT, () => ONE_HUE);
  const grounds = words.map((word) => groundBeside(picture, word));
  const byGround = oddOne(grounds) ?? oddOne(grounds, LIT_GROUND, () => ONE_COLOUR);
  if (byLetters !== null && byGround !== null && byLetters !== byGround) return null;
  return words[byLetters ?? byGround ?? -1] ?? null;
}

/** What is left of a colour without the grey in it. */
function hueOf(colour: number): number {
  const [red, green, blue] = unpacked(colour);
  const grey = Math.min(red, green, blue);
  return packed(red - grey, green - grey, blue - grey);
}

/** How far apart colours may be that are alike, beside one so far from them. */
function farthestAlike(lit: number): number {
  return Math.max(ALIKE, ALIKE_SHARE * lit);
}

/** Which of some colours is unlike all others, which are alike; null if none is. */
function oddOne(colours: readonly number[], least = LIT, mostApart = farthestAlike): number | null {
  const usual = [16, 8, 0].reduce(
    (sum, shift) => sum | (median(colours.map((colour) => (colour >> shift) & 255)) << shift),
    0,
  );
  const [odd, next] = colours
    .map((colour, index) => ({ index, distance: channelDistance(colour, usual) }))
    .toSorted((a, b) => b.distance - a.distance);
  if (odd === undefined || odd.distance <= least) return null;
  return (next?.distance ?? 0) <= mostApart(odd.distance) ? odd.index : null;
}

/** The colour just before a word. */
function groundBeside({ width, rgb }: Picture, { left, letterTop, letterBottom }: Word): number {
  return packedAt(rgb, Math.floor((letterTop + letterBottom) / 2) * width + Math.max(0, left - 2));
}
