import { mean } from '../../mean.ts';
import { areNeighbours } from './are-neighbours.ts';
import { closeOf, jumpPx, openOf } from './body-ends.ts';
import type { PixelCandle } from './candle-field.ts';

/** A neighbour's end farther beyond a candle than this is one of a gap. */
const BEYOND_PX = 1;
/** So far from each other rows are still of one price, bodies up to this high are flat, and rows farther than this from one are not its. */
const SAME_PRICE_PX = 2;
const FLAT_PX = 3;
const FAR_PX = 3;
/** Share of the candles that open where the one before closed, at least, where prices go on. */
const LEAST_GOING_ON = 0.6;

/**
 * Candles of which only the wick is seen opened and closed at nearly one price, or something hides their bodies: they opened about where the candle before closed
 * and closed about where the next one opens, as far as both lie within them. Between the two where their direction contradicts them, and in their middle where neither tells it.
 *
 * @param seen whether the body of each candle is seen
 */
export function withUnseenBodies(
  candles: readonly PixelCandle[],
  seen: readonly boolean[],
  pitchPx: number,
): PixelCandle[] {
  return candles.map((candle, i) => {
    if (seen[i] === true) return candle;
    const before = seen[i - 1] === true && areNeighbours(candles[i - 1]!, candle, pitchPx) ? candles[i - 1] : undefined;
    const after = seen[i + 1] === true && areNeighbours(candle, candles[i + 1]!, pitchPx) ? candles[i + 1] : undefined;
    const opened = before && within(candle, closeOf(before));
    const closed = after && within(candle, openOf(after));
    if (opened !== undefined && closed !== undefined && (candle.up ? closed <= opened : closed >= opened))
      return { ...candle, bodyTopY: Math.min(opened, closed), bodyBottomY: Math.max(opened, closed) };
    const ends = [opened, closed].filter((end) => end !== undefined);
    if (ends.length === 0) return candle;
    const middle = mean(ends);
    return { ...candle, bodyTopY: middle, bodyBottomY: middle };
  });
}

/**
 * Which of the bodies that are seen are their candles' own: not a flat one far from where the candle before closed and the next one opened, if these agree and prices go on
 * from candle to candle. It is what lines and compression leave beside the wick of a candle that closed where it opened.
 *
 * @param seen whether the body of each candle is seen
 */
export function ownBodies(
  candles: readonly PixelCandle[],
  seen: readonly boolean[],
  pitchPx: number,
): readonly boolean[] {
  const isNext = (i: number): boolean =>
    seen[i] === true && seen[i + 1] === true && areNeighbours(candles[i]!, candles[i + 1]!, pitchPx);
  const next = candles.slice(0, -1).flatMap((before, i) => (isNext(i) ? [jumpPx(before, candles[i + 1]!)] : []));
  const goingOn = next.filter((jump) => jump <= SAME_PRICE_PX);
  if (goingOn.length < LEAST_GOING_ON * next.length) return seen;
  return candles.map((candle, i) => {
    if (!isNext(i - 1) || !isNext(i)) return seen[i] === true;
    const { bodyTopY, bodyBottomY } = candle;
    const opened = within(candle, closeOf(candles[i - 1]!));
    const closed = within(candle, openOf(candles[i + 1]!));
    const isFlat = bodyBottomY - bodyTopY <= FLAT_PX;
    if (!isFlat || opened === undefined || closed === undefined) return true;
    const isFar = (row: number): boolean => row < bodyTopY - FAR_PX || row > bodyBottomY + FAR_PX;
    return Math.abs(opened - closed) > SAME_PRICE_PX || !isFar(opened) || !isFar(closed);
  });
}

/** A row within a candle, or at its end; undefined where it lies beyond. */
function within({ highY, lowY }: PixelCandle, row: number): number | undefined {
  return row < highY - BEYOND_PX || row > lowY + BEYOND_PX ? undefined : Math.min(lowY, Math.max(highY, row));
}
