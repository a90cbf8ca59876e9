import type { CandleField, PixelCandle } from '../candles/candle-field.ts';
import { clipRegion, type PixelRegion } from '../ink/pixel-region.ts';
import type { Picture } from '../picture/picture.ts';

/** How far labels reach into the plot, as a share of its width: on phones, which it fills, they are as large as elsewhere. */
const INSET = 0.08;
const INSET_ON_PHONES = 0.2;

/** Share of the candles that must stand on the far side of a column of labels for it to lie inside the plot. */
const INSIDE_SHARE = 0.04;

/** No two letters above each other are so many times as high as one. */
const HIGHER_THAN_LETTERS = 3;
/** A line of text, and what is taken for candles in it, is lower than so many letters; of true candles at least such a share is higher. */
const HIGHER_THAN_TEXT = 1.5;
const MIN_HIGHER_SHARE = 0.1;
/** Farthest that a candle stands from the one before it, in pitches; the line of an axis stands further off. */
const NEXT = 1.6;

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

/**
 * Whether a column of labels, `letterPx` high, lies on the plot: candles go on behind it, or stand under it. A few strokes beyond it, those as
 * low as letters, and those apart from the others under it, may be letters or lines taken for candles.
 */
export function liesInside(
  column: { readonly left: number; readonly right: number },
  { candles, pitchPx }: CandleField,
  letterPx: number,
): boolean {
  const few = Math.max(3, INSIDE_SHARE * candles.length);
  const areCandles = (some: readonly PixelCandle[]) => {
    const higher = some.filter(({ highY, lowY }) => lowY - highY > HIGHER_THAN_TEXT * letterPx);
    return some.length > few && higher.length >= MIN_HIGHER_SHARE * some.length;
  };
  const before = candles.filter(({ x }) => x < column.left);
  const behind = candles.filter(({ x }) => x > column.right);
  const isNext = (x: number, other: number | undefined) => other !== undefined && Math.abs(x - other) <= NEXT * pitchPx;
  const isUnder = candles.some(
    ({ x, highY, lowY }, i) =>
      x > column.left &&
      x < column.right &&
      lowY - highY > HIGHER_THAN_LETTERS * letterPx &&
      (isNext(x, candles[i - 1]?.x) || isNext(x, candles[i + 1]?.x)),
  );
  return isUnder || (areCandles(before) && areCandles(behind));
}
