import { commonestColour } from '../../ink/commonest-colour.ts';
import type { Word } from '../../ink/find-words.ts';
import { letterHeight } from '../../ink/letter-rows.ts';
import type { Picture } from '../../picture/picture.ts';
import { boxEdges } from './box-middle.ts';
import { DIFFERENT } from './price-boxes.ts';
import { distanceToMix, shareOfMix } from '../../picture/colour-mix.ts';
import { channelDistance, packedAt, unpacked } from '../../picture/packed-colour.ts';

/** Two colours of one line differ by less than this share of what parts it from the ground. */
const SAME_SHARE = 0.5;
/** Straight distance of 8-bit channels from the mixes of two colours up to which another is one of them. */
const SAME_MIX = 14;
/** Rows at an edge that are asked for the line of an outline, the last of the box included: of a line with a soft edge that may be its strongest. */
const LINE_ROWS = 3;
/** Farthest that an outline stands from its text sideways, in letter heights. */
const REACH = 6;
/** Share of the rows of a text beside which a side of an outline shows. */
const SIDE_SHARE = 0.8;

/** A box that is drawn by its outline. */
export interface Outline {
  /** Of its lines, `0xrrggbb`. */
  readonly colour: number;
  /** Middle row, to a part of a pixel where lines are soft. */
  readonly y: number;
}

/**
 * The outline in one colour that encloses a text on the ground of the plot: lines above and below it and at one side at least; the edge of the picture may cut
 * the other. Null without one. A text between two lines of the grid has no sides.
 *
 * @param lowest the last of the lines of text that it encloses, if not the text itself
 */
export function outlineAround(picture: Picture, word: Word, ground: number, lowest: Word = word): Outline | null {
  const { top } = boxEdges(picture, word, ground);
  const { bottom } = boxEdges(picture, lowest, ground);
  if (top === null || bottom === null) return null;
  const [above, below] = [
    lineColour(picture, word, ground, Math.ceil(top) + 1 - LINE_ROWS),
    lineColour(picture, word, ground, Math.floor(bottom) - 1),
  ];
  if (above === null || below === null) return null;
  // Thin lines that were smoothed or compressed are paler, yet nearer to each other than to the ground.
  const isLine = (colour: number) => channelDistance(colour, above) < SAME_SHARE * channelDistance(ground, above);
  if (!isLine(below)) return null;
  const sides = [-1, 1].map((step) => sideOf(picture, word, isLine, step));
  if (sides.includes('open') || !sides.includes('line')) return null;
  const letter = strongestColour(picture, word, ground);
  return { colour: isPaler(above, letter, ground) ? letter : above, y: (top + bottom) / 2 };
}

/** What the row that differs most from the ground shows most over or under a text, from one row on; null where none differs. */
function lineColour({ width, height, rgb }: Picture, word: Word, ground: number, from: number): number | null {
  const rows = Array.from({ length: LINE_ROWS }, (_, index) => from + index).filter((y) => y >= 0 && y < height);
  const colours = rows.map((y) =>
    commonestColour(Array.from({ length: word.right - word.left }, (_, i) => packedAt(rgb, y * width + word.left + i))),
  );
  const [line] = colours.toSorted((a, b) => channelDistance(b, ground) - channelDistance(a, ground));
  return line === undefined || channelDistance(line, ground) < DIFFERENT ? null : line;
}

/** Whether the colour of a line is that of the letters laid thinly on the ground: soft edges leave of thin lines that. */
function isPaler(line: number, letter: number, ground: number): boolean {
  const [seen, behind, full] = [unpacked(line), unpacked(ground), unpacked(letter)];
  return distanceToMix(seen, behind, full, shareOfMix(seen, behind, full)) < SAME_MIX;
}

/** The colour in a text that differs most from its ground. */
function strongestColour({ width, rgb }: Picture, word: Word, ground: number): number {
  let strongest = ground;
  for (let y = word.letterTop; y < word.letterBottom; y++) {
    for (let x = word.left; x < word.right; x++) {
      const colour = packedAt(rgb, y * width + x);
      if (channelDistance(colour, ground) > channelDistance(strongest, ground)) strongest = colour;
    }
  }
  return strongest;
}

/** Whether a text ends at a line to the left or right, at the edge of the picture, or at neither. */
function sideOf(
  { width, rgb }: Picture,
  word: Word,
  isLine: (colour: number) => boolean,
  step: number,
): 'line' | 'edge' | 'open' {
  const { left, right, letterTop, letterBottom } = word;
  const most = Math.ceil(REACH * letterHeight(word));
  const first = step < 0 ? left - 1 : right;
  for (let x = first; Math.abs(x - first) <= most; x += step) {
    if (x < 0 || x >= width) return 'edge';
    let rows = 0;
    for (let y = letterTop; y < letterBottom; y++) {
      if (isLine(packedAt(rgb, y * width + x))) rows++;
    }
    if (rows >= SIDE_SHARE * (letterBottom - letterTop)) return 'line';
  }
  return 'open';
}
