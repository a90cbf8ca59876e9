import { areNeighbours } from './are-neighbours.ts';
import { closeOf, openOf } from './body-ends.ts';
import type { CandleField, PixelCandle } from './candle-field.ts';
import { median } from '../../median.ts';

/** A candle and the one right before it. */
export interface Step {
  readonly before: PixelCandle;
  readonly candle: PixelCandle;
}

/** Candles with the one right before them: all but the first, and the first after a gap. */
export function stepsOf({ candles, pitchPx }: Pick<CandleField, 'candles' | 'pitchPx'>): Step[] {
  return candles.slice(1).flatMap((candle, i) => {
    const before = candles[i]!;
    return areNeighbours(before, candle, pitchPx) ? [{ before, candle }] : [];
  });
}

/** How far the median candle opens from the close before it, relative to the height of the median candle; 0 without neighbours. */
export function stepShare({ candles, pitchPx }: Pick<CandleField, 'candles' | 'pitchPx'>): number {
  const steps = stepsOf({ candles, pitchPx });
  return median(steps.map(({ before, candle }) => Math.abs(openOf(candle) - closeOf(before)))) / heightPxOf(candles);
}

/** Height of the median candle, 1 px at least. */
export function heightPxOf(candles: readonly PixelCandle[]): number {
  return Math.max(1, median(candles.map(({ highY, lowY }) => lowY - highY)));
}
