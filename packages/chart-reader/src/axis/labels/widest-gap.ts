import type { Word } from '../../ink/find-words.ts';
import type { InkMap } from '../../ink/ink-map.ts';
import { channelDistance, packedAt } from '../../picture/packed-colour.ts';
import type { Picture } from '../../picture/picture.ts';

/** Columns between two letters of a word, the last not included. */
export interface LetterGap {
  readonly from: number;
  readonly to: number;
  /** Pixels that it is wider than any other of the word. */
  readonly widerPx: number;
}

/** The widest gap between the letters of a word; null for a single letter. */
export function widestGap({ letterBoxes }: Word): LetterGap | null {
  const gaps = letterBoxes.slice(1).map(({ left }, index) => ({ from: letterBoxes[index]!.right, to: left }));
  const [widest, next] = gaps.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (widest === undefined) return null;
  return { ...widest, widerPx: widest.to - widest.from - (next === undefined ? 0 : next.to - next.from) };
}

/**
 * By how much a column of a picture stands out from its ground at most, channel values, from a row to another one, not included. Some of the ink of labels has
 * been taken for the remains of lines, so the picture itself is asked.
 */
export function strongestIn(
  { width, rgb }: Picture,
  ink: InkMap,
  x: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number {
  let most = 0;
  for (let y = top; y < bottom; y++) {
    const ground = ink.ground[(y - ink.region.top) * ink.width + x - ink.region.left] ?? 0;
    most = Math.max(most, channelDistance(packedAt(rgb, y * width + x), ground));
  }
  return most;
}
