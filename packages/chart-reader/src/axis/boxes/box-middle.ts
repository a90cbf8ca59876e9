import type { Word } from '../../ink/find-words.ts';
import { letterHeight } from '../../ink/letter-rows.ts';
import type { Picture } from '../../picture/picture.ts';
import { channelDistance, packedAt } from '../../picture/packed-colour.ts';

/** Two colours this far apart on some channel are different ones. */
const DIFFERENT = 28;
/** Highest box of one line of text, in letter heights on either side of it; two lines have their price beside the middle. */
export const MAX_PADDING = 1.2;
/** An edge is straight: it stands in one row in so many of the columns. The letters of a second line do not. */
const STRAIGHT_PX = 0.75;
const STRAIGHT_SHARE = 0.7;

/**
 * Middle row of the box that a text is printed in, to a part of a pixel where its edges are soft. A box is drawn about
 * its price, while fonts and libraries put the text in it a little higher or lower. Null where the colour under the
 * text does not end close above and below it.
 */
export function boxMiddle(picture: Picture, word: Word, colour: number): number | null {
  const { top, bottom } = boxEdges(picture, word, colour);
  return top === null || bottom === null ? null : (top + bottom) / 2;
}

/** First row of the box that a text is printed in, and one past its last; null where the colour under the text does not end close by. */
export function boxEdges(
  picture: Picture,
  word: Word,
  colour: number,
): { readonly top: number | null; readonly bottom: number | null } {
  return { top: edgeOf(picture, word, colour, -1), bottom: edgeOf(picture, word, colour, 1) };
}

/** Row where the box of a text ends in most of its columns; those in which a comma or a line meets it are outvoted, a second line of text is no end. */
function edgeOf(picture: Picture, word: Word, colour: number, step: -1 | 1): number | null {
  const edges: number[] = [];
  for (let x = word.left; x < word.right; x++) {
    const edge = edgeInColumn(picture, word, colour, step, x);
    if (edge !== null) edges.push(edge);
  }
  const edge = edges.toSorted((a, b) => a - b)[edges.length >> 1];
  if (edge === undefined) return null;
  const agreeing = edges.filter((other) => Math.abs(other - edge) <= STRAIGHT_PX).length;
  return agreeing >= STRAIGHT_SHARE * (word.right - word.left) ? edge : null;
}

function edgeInColumn(picture: Picture, word: Word, colour: number, step: -1 | 1, x: number): number | null {
  const first = step < 0 ? word.letterTop - 1 : word.letterBottom;
  const most = Math.ceil(MAX_PADDING * letterHeight(word));
  // The soft edge of a letter may reach into the first row.
  for (let count = 1; count <= most; count++) {
    const y = first + step * count;
    const here = colourAt(picture, x, y);
    const outside = colourAt(picture, x, y + step);
    if (here === null || outside === null) return null;
    if (channelDistance(here, colour) < DIFFERENT) continue;
    const share = channelDistance(here, outside) / Math.max(1, channelDistance(colour, outside));
    const covered = channelDistance(outside, colour) < DIFFERENT ? 0 : Math.min(1, share);
    return step < 0 ? y + 1 - covered : y + covered;
  }
  return null;
}

function colourAt({ width, height, rgb }: Picture, x: number, y: number): number | null {
  if (x < 0 || y < 0 || x >= width || y >= height) return null;
  return packedAt(rgb, y * width + x);
}
