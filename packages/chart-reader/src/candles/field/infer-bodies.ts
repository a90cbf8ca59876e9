import { areNeighbours } from './are-neighbours.ts';
import type { PixelCandle } from './candle-field.ts';

/** A candle opens and closes about this share of its height from its ends, by its direction. */
const WICK_SHARE = 0.1;

/**
 * Opens and closes of candles that show none, only high, low and direction: a candle opens where the one before closed, so that price lies
 * where both ranges overlap, near the ends that their directions point at. The lower of the two tells it more exactly. Where the ranges leave a
 * gap, each ends at it.
 */
export function inferBodies(candles: readonly PixelCandle[], pitchPx: number): PixelCandle[] {
  return candles.map((candle, i) => {
    const before = candles[i - 1];
    const after = candles[i + 1];
    const opensNext = before !== undefined && areNeighbours(before, candle, pitchPx);
    const closesNext = after !== undefined && areNeighbours(candle, after, pitchPx);
    const openY = within(candle, opensNext ? meetingOf(before, candle) : likelyOpenOf(candle));
    const closeY = within(candle, closesNext ? meetingOf(candle, after) : likelyCloseOf(candle));
    return { ...candle, bodyTopY: Math.min(openY, closeY), bodyBottomY: Math.max(openY, closeY) };
  });
}

/** Where one candle closes and the next opens; in the gap between them where they do not overlap. */
function meetingOf(a: PixelCandle, b: PixelCandle): number {
  const top = Math.max(a.highY, b.highY);
  const bottom = Math.min(a.lowY, b.lowY);
  if (top > bottom) return (top + bottom) / 2;
  const weightA = 1 / (1 + heightOf(a));
  const weightB = 1 / (1 + heightOf(b));
  const expected = (likelyCloseOf(a) * weightA + likelyOpenOf(b) * weightB) / (weightA + weightB);
  return Math.min(Math.max(expected, top), bottom);
}

function within({ highY, lowY }: PixelCandle, y: number): number {
  return Math.min(Math.max(y, highY), lowY);
}

/** Where a candle opened as far as it tells by itself. */
function likelyOpenOf(candle: PixelCandle): number {
  const inset = WICK_SHARE * heightOf(candle);
  return candle.up ? candle.lowY - inset : candle.highY + inset;
}

/** Where it closed. */
function likelyCloseOf(candle: PixelCandle): number {
  const inset = WICK_SHARE * heightOf(candle);
  return candle.up ? candle.highY + inset : candle.lowY - inset;
}

function heightOf({ highY, lowY }: PixelCandle): number {
  return lowY - highY;
}
