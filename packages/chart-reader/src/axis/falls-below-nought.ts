import type { PixelCandle } from '../candles/field/candle-field.ts';
import { type PriceAxis, priceAt } from '../chart-reading.ts';

/** Whether candles lie at prices below nought though no label does: nothing is quoted there, so labels agree by chance on such an axis. */
export function fallsBelowNought(axis: PriceAxis, candles: readonly Pick<PixelCandle, 'lowY'>[]): boolean {
  if (axis.labels.some(({ price }) => price < 0)) return false;
  return candles.some(({ lowY }) => priceAt(axis, lowY) < 0);
}
