import { mean } from '../../mean.ts';
import { areNeighbours } from './are-neighbours.ts';
import { closeOf, openOf } from './body-ends.ts';
import type { PixelCandle } from './candle-field.ts';

/** A neighbour's end farther beyond a candle than this is one of a gap. */
const BEYOND_PX = 1;

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

/** A row within a candle, or at its end; undefined where it lies beyond. */
function within({ highY, lowY }: PixelCandle, row: number): number | undefined {
  return row < highY - BEYOND_PX || row > lowY + BEYOND_PX ? undefined : Math.min(lowY, Math.max(highY, row));
}
