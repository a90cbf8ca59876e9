import { closeOf, openOf } from './candles/field/body-ends.ts';
import type { CandleField } from './candles/field/candle-field.ts';
import { type CandleReading, type PriceAxis, priceAt } from './chart-reading.ts';

/** The candles of a field in the prices of an axis; prices are not rounded to what the market quotes. */
export function priceCandles({ candles }: CandleField, axis: PriceAxis): readonly CandleReading[] {
  return candles.map((candle) => {
    const { x, widthPx, highY, lowY } = candle;
    const openY = openOf(candle);
    const closeY = closeOf(candle);
    return {
      x,
      widthPx,
      openY,
      highY,
      lowY,
      closeY,
      open: priceAt(axis, openY),
      high: priceAt(axis, highY),
      low: priceAt(axis, lowY),
      close: priceAt(axis, closeY),
    };
  });
}
