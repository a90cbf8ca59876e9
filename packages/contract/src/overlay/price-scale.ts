import type { Axis } from '../chart.ts';

type Scale = Pick<Axis, 'y1' | 'price1' | 'y2' | 'price2' | 'scale'>;

/**
 * Height of a price on the picture, pixels; it may lie outside the picture. On a logarithmic axis a price that is not
 * positive has no height: `-Infinity` or NaN come out as they do from the logarithm.
 */
export function yOfPrice(axis: Scale, price: number): number {
  const { y1, price1, y2, price2 } = axis;
  const share =
    axis.scale === 'log' ? Math.log(price / price1) / Math.log(price2 / price1) : (price - price1) / (price2 - price1);
  return y1 + share * (y2 - y1);
}

/** Price at a height of the picture, the reverse of {@link yOfPrice}. */
export function priceAtY(axis: Scale, yPx: number): number {
  const { y1, price1, y2, price2 } = axis;
  const share = (yPx - y1) / (y2 - y1);
  return axis.scale === 'log' ? price1 * (price2 / price1) ** share : price1 + share * (price2 - price1);
}
