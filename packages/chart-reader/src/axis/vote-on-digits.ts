import type { InkMap } from '../ink/ink-map.ts';
import { difference, shapeOf } from './digit-shapes.ts';
import type { PrintedNumber } from './parse-price-label.ts';
import type { ReadLabel } from './read-label-column.ts';

/** Bitmap letters are the same pixel for pixel; a single pixel of the smallest of them, 7 px high, makes 0.025. */
const SAME_SHAPE = 0.012;
/** A shape is the digit that it is read as this often, and in so many of its letters. */
const LEAST_VOTES = 3;
const LEAST_SHARE = 0.6;

/** Letters that look the same, and what each of them was read as. */
interface Glyph {
  readonly shape: Float64Array;
  readonly votes: string[];
}

/**
 * Reads letters that look the same, pixel for pixel, as the digit that most of them were read as: terminals print in bitmap letters, which
 * the recogniser confuses here and there. Where it saw fewer digits than there are letters, the shapes alone spell the number if all of
 * them are known; where it saw more, letters touch. Texts of soft letters, of which none is like another, are left as they are.
 */
export function voteOnDigits(ink: InkMap, labels: readonly ReadLabel[]): readonly ReadLabel[] {
  const glyphs: Glyph[] = [];
  const shapes = labels.map(({ word }) => word.letterBoxes.map((box) => shapeOf(ink, word, box)));
  for (const [place, { printed }] of labels.entries()) {
    if (shapes[place]!.length !== printed.digits.length) continue;
    for (const [index, shape] of shapes[place]!.entries()) {
      const digit = printed.digits[index]!;
      const known = glyphOf(shape, glyphs);
      if (known === undefined) glyphs.push({ shape, votes: [digit] });
      else known.votes.push(digit);
    }
  }
  return labels.map((label, place) => {
    const spelled = shapes[place]!.map((shape) => winnerOf(glyphOf(shape, glyphs)?.votes ?? []));
    const printed = spelledAnew(label, spelled);
    return printed === null ? label : { ...label, printed };
  });
}

function spelledAnew({ word, printed }: ReadLabel, spelled: readonly (string | null)[]): PrintedNumber | null {
  if (spelled.length === printed.digits.length) {
    return { ...printed, digits: spelled.map((digit, index) => digit ?? printed.digits[index]!).join('') };
  }
  if (spelled.length < printed.digits.length || spelled.includes(null)) return null;
  const { pointX } = word;
  const afterPoint = word.letterBoxes.filter(({ left }) => pointX !== null && left > pointX).length;
  return { ...printed, digits: spelled.join(''), afterLastSeparator: afterPoint > 0 ? afterPoint : null };
}

function glyphOf(shape: Float64Array, glyphs: readonly Glyph[]): Glyph | undefined {
  return glyphs.find((glyph) => difference(shape, glyph.shape) <= SAME_SHAPE);
}

function winnerOf(votes: readonly string[]): string | null {
  for (const digit of new Set(votes)) {
    const count = votes.filter((vote) => vote === digit).length;
    if (count >= LEAST_VOTES && count >= LEAST_SHARE * votes.length) return digit;
  }
  return null;
}
