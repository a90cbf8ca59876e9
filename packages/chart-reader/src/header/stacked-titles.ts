import type { Word } from '../ink/find-words.ts';
import { letterHeight } from '../ink/letter-rows.ts';

/** The upper line has larger letters than the lower one, so many times at least. */
const LARGER = 1.15;
/** Widest gap between the two, in heights of the larger letters. */
const WIDEST_GAP = 1.2;
/** Letters of a ticker with an arrow before it, and of a venue or the name of a company. */
const MOST_ABOVE = 8;
const FEWEST_BELOW = 3;

/** A short text, and beneath it in smaller letters what it stands for. */
export type StackedTitle = readonly [upper: Word, lower: Word];

/** Titles of pages in two lines, as phones set them: a ticker and beneath it its venue or company. The largest first. */
export function stackedTitles(pieces: readonly Word[]): readonly StackedTitle[] {
  return pieces
    .filter(({ letters }) => letters >= 2 && letters <= MOST_ABOVE)
    .toSorted((a, b) => letterHeight(b) - letterHeight(a))
    .flatMap((upper) => {
      const lower = pieces.find((piece) => piece.letters >= FEWEST_BELOW && isBeneath(piece, upper));
      return lower === undefined ? [] : [[upper, lower] as const];
    });
}

/** Whether a text begins under another, which may have an arrow before it, and stands close to it. */
function isBeneath(lower: Word, upper: Word): boolean {
  const size = letterHeight(upper);
  const gap = lower.letterTop - upper.letterBottom;
  return (
    size >= LARGER * letterHeight(lower) &&
    gap > 0 &&
    gap <= WIDEST_GAP * size &&
    lower.left >= upper.left - size &&
    lower.left < upper.right
  );
}
