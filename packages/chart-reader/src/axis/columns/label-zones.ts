import type { CandleField, PixelCandle } from '../../candles/field/candle-field.ts';
import { clipRegion, type PixelRegion } from '../../ink/pixel-region.ts';
import type { Word } from '../../ink/find-words.ts';
import type { Picture } from '../../picture/picture.ts';

/** How far labels reach into the plot, as a share of its width: on phones, which it fills, they are as large as elsewhere. */
const INSET = 0.08;
const INSET_ON_PHONES = 0.28;

/** No two letters above each other are so many times as high as one. */
const HIGHER_THAN_LETTERS = 3;
/** Farthest that a candle stands from the one before it, in pitches; the line of an axis stands further off. */
const NEXT = 1.6;
/** Letters of labels that are taken for candles stand farther than this from the last true one; a label hides fewer. */
const APART = 4;

/**
 * Where the labels of a price axis may stand, the likeliest first: right of the candles, left of them, anywhere. Over
 * the picture's whole height, since labels stand above and below the outermost candles.
 */
export function labelZones({ width, height }: Picture, { pane, candles }: CandleField): readonly PixelRegion[] {
  const inset = Math.max(110, pane.w * (height > width ? INSET_ON_PHONES : INSET));
  const last = candles.at(-1)?.x ?? pane.x + pane.w;
  const near = Math.max(260, width * 0.15);
  const zones = [
    { left: Math.min(last, pane.x + pane.w) - inset, right: pane.x + pane.w + near, top: 0, bottom: height },
    { left: Math.min(last, pane.x + pane.w) - inset, right: width, top: 0, bottom: height },
    { left: 0, right: pane.x + inset, top: 0, bottom: height },
    { left: 0, right: width, top: 0, bottom: height },
  ];
  return zones.map((zone) => clipRegion(zone, width, height));
}

/** The margins of a box around its text are lower than so many letters. */
const HIGHER_THAN_MARGIN = 0.7;
/** Letters may reach so far beyond the rows that were found for them. */
const SOFT_PX = 2;

/**
 * Whether a column of labels, `letterPx` high, lies on the plot: candles stand under it or between its `words`. Those as low as letters, and those apart
 * from the others, each by itself or all that are under it, may be letters or lines taken for candles.
 */
export function liesInside(
  column: { readonly left: number; readonly right: number },
  { candles, pitchPx }: CandleField,
  letterPx: number,
  words: readonly Pick<Word, 'letterTop' | 'letterBottom'>[],
): boolean {
  const isNext = (x: number, other: number | undefined) => other !== undefined && Math.abs(x - other) <= NEXT * pitchPx;
  const under = candles.filter(
    ({ x }, i) => x > column.left && x < column.right && (isNext(x, candles[i - 1]?.x) || isNext(x, candles[i + 1]?.x)),
  );
  if (!under.some(({ x }) => reachesBeyond(x, column, candles, pitchPx))) return false;
  const isUnder = under.some(({ highY, lowY }) => lowY - highY > HIGHER_THAN_LETTERS * letterPx);
  const between = under.filter((candle) => highestBetween(candle, words) > HIGHER_THAN_MARGIN * letterPx);
  // What a box leaves in two cells stands at one height.
  const areBetween = between.some(({ highY }) => Math.abs(highY - between[0]!.highY) > SOFT_PX);
  return isUnder || areBetween;
}

/** Whether candles follow one in a column without a wide gap until they are out of it. */
function reachesBeyond(
  from: number,
  { left, right }: { readonly left: number; readonly right: number },
  candles: readonly Pick<PixelCandle, 'x'>[],
  pitchPx: number,
): boolean {
  const start = candles.findIndex(({ x }) => x === from);
  const isOut = (step: -1 | 1): boolean => {
    for (let at = start; ; at += step) {
      const [here, next] = [candles[at]!.x, candles[at + step]?.x];
      if (here < left || here > right) return true;
      if (next === undefined || Math.abs(next - here) > APART * pitchPx) return false;
    }
  };
  return isOut(-1) || isOut(1);
}

/** Height of the largest part of a candle that stands between words, pixels. */
function highestBetween(
  { highY, lowY }: PixelCandle,
  words: readonly Pick<Word, 'letterTop' | 'letterBottom'>[],
): number {
  let from = highY;
  let highest = 0;
  for (const { letterTop, letterBottom } of words.toSorted((a, b) => a.letterTop - b.letterTop)) {
    if (letterBottom + SOFT_PX < highY || letterTop - SOFT_PX > lowY) continue;
    highest = Math.max(highest, letterTop - SOFT_PX - from);
    from = Math.max(from, letterBottom + SOFT_PX);
  }
  return Math.max(highest, lowY - from);
}
