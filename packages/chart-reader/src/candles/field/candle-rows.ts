import type { CandleField } from './candle-field.ts';

/** First and last row that the candles of a field reach from and to, continuous pixels. There must be a candle. */
export function candleRows({ field: { candles } }: { readonly field: Pick<CandleField, 'candles'> }): {
  readonly top: number;
  readonly bottom: number;
} {
  return { top: Math.min(...candles.map(({ highY }) => highY)), bottom: Math.max(...candles.map(({ lowY }) => lowY)) };
}
