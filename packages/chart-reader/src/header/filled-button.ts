import { findWords, type Word } from '../ink/find-words.ts';
import { type InkMap, inkMap } from '../ink/ink-map.ts';
import { letterHeight } from '../ink/letter-rows.ts';
import { clipRegion } from '../ink/pixel-region.ts';
import { median } from '../median.ts';
import { channelDistance, packedAt } from '../picture/packed-colour.ts';
import type { Picture } from '../picture/picture.ts';

/** Widest gap between the letters of one button, in letter heights; buttons stand further apart. */
export const LETTER_GAP = 0.45;
/** What a button is filled with differs from the ground of the row by more than this on some channel. */
const FILLED = 60;
/** Room above the letters in which it shows, in their heights: letters have none there. Within as much above and below them it is no narrower. */
const ABOVE = 0.25;
/** What its round ends leave of the page beside its letters, with what compression makes of their edges, in their heights. */
const ROUND_END = 0.15;
/** Narrowest and widest button, in letter heights. */
const NARROWEST = 1.2;
const WIDEST = 8;
/** A gap with a button in it is so many times as wide as others. */
const WIDER = 1.5;

/** A word on a ground of its own, with the ink that it was found in. */
export interface FilledButton {
  readonly word: Word;
  readonly ink: InkMap;
  /** How many words of the row stand before it. */
  readonly place: number;
}

/**
 * The button of a row that is filled in a colour which stands out so much that the letters on it are not found among those of the others: what stands in a gap
 * wider than those between other words, or before the first or behind the last one. Null where there is none, or several.
 */
export function filledButton(picture: Picture, ink: InkMap, row: readonly Word[]): FilledButton | null {
  const size = median(row.map(letterHeight));
  const first = row[0]!;
  const top = median(row.map(({ letterTop }) => letterTop));
  const bottom = median(row.map(({ letterBottom }) => letterBottom));
  const above = Math.floor(top - ABOVE * size);
  if (above < 0 || first.left < 1) return null;
  const page = packedAt(picture.rgb, above * picture.width + first.left - 1);
  const gaps = row.slice(1).map((word, index) => ({ from: row[index]!.right, to: word.left, place: index + 1 }));
  const usual = median(gaps.map(({ from, to }) => to - from));
  const { left, right } = ink.region;
  const ends = [
    { from: Math.max(left, first.left - WIDEST * size), to: first.left, place: 0 },
    { from: row.at(-1)!.right, to: Math.min(right, row.at(-1)!.right + WIDEST * size), place: row.length },
  ];
  const wide = [...gaps.filter(({ from, to }) => to - from > WIDER * usual), ...ends];
  const found = wide.flatMap(({ from, to, place }) => {
    const fill = filledIn(picture, above, from, to, page);
    if (fill === null || fill.right - fill.left < NARROWEST * size || fill.right - fill.left > WIDEST * size) return [];
    const endPx = Math.max(1, Math.round(ROUND_END * size));
    const region = clipRegion(
      {
        left: fill.left + endPx,
        right: fill.right - endPx,
        top: above,
        bottom: Math.ceil(bottom + ABOVE * size),
      },
      picture.width,
      picture.height,
    );
    const own = inkMap(picture, region);
    const words = own === null ? [] : findWords(own, LETTER_GAP);
    return words.length === 1 ? [{ word: words[0]!, ink: own!, place }] : [];
  });
  return found.length === 1 ? found[0]! : null;
}

/** The widest stretch of a row of pixels, within bounds and clear of them, that shows other colours than the page's. */
function filledIn(
  { width, rgb }: Picture,
  y: number,
  from: number,
  to: number,
  page: number,
): { readonly left: number; readonly right: number } | null {
  let best: { left: number; right: number } | null = null;
  let left = -1;
  for (let x = Math.ceil(from); x <= Math.floor(to); x++) {
    const isFilled = channelDistance(packedAt(rgb, y * width + x), page) > FILLED;
    if (isFilled && left < 0) left = x;
    if (isFilled || left < 0) continue;
    if (best === null || x - left > best.right - best.left) best = { left, right: x };
    left = -1;
  }
  return best;
}
