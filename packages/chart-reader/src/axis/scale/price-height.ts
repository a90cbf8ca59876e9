import type { PriceAxis } from '../../chart-reading.ts';

/** Height of the picture at which a price lies; NaN for a price of zero or less on a logarithmic axis. */
export function heightOf({ y1, price1, y2, price2, scale }: PriceAxis, price: number): number {
  const share =
    scale === 'linear' ? (price - price1) / (price2 - price1) : Math.log(price / price1) / Math.log(price2 / price1);
  return y1 + share * (y2 - y1);
}
