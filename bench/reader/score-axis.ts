import { type PriceAxis, priceAt } from '@pipsight/chart-reader';
import type { ExpectedChart } from './expected-chart.ts';

const SAMPLES = 64;

/**
 * Largest distance in pixels, over the height of the plot, between a row and the row where the price read there truly
 * lies. Infinite when a price that was read has no row at all (a logarithmic truth and a price of 0 or less)
 * and for an axis that was made up. Null
 * without an axis on either side.
 */
export function axisErrorPx(axis: PriceAxis | null, expected: ExpectedChart): number | null {
  const { plotY, yOfPrice } = expected;
  if (axis !== null && !expected.axisPrinted) return Infinity;
  if (axis === null || plotY === null || yOfPrice === null) return null;
  const [top, bottom] = plotY;
  const errors = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const y = top + ((bottom - top) * index) / SAMPLES;
    const error = Math.abs(yOfPrice(priceAt(axis, y)) - y);
    return Number.isNaN(error) ? Infinity : error;
  });
  return Math.max(...errors);
}

/** Over the plot a logarithmic axis may bend less than this, in pixels; no picture then tells it from a linear one. */
const TELLING_BEND_PX = 1.5;

/**
 * Whether an axis has the scale of the true one, or prices so close together that their scale cannot be told. Null
 * where there is nothing to compare.
 */
export function scaleTold(axis: PriceAxis | null, { plotY, scale }: ExpectedChart): boolean | null {
  if (axis === null || plotY === null || scale === null) return null;
  if (axis.scale === scale) return true;
  const [top, bottom] = plotY;
  const ratio = priceAt(axis, top) / priceAt(axis, bottom);
  if (!(ratio > 1)) return false;
  const middleOfLog = Math.log((1 + ratio) / 2) / Math.log(ratio);
  return (middleOfLog - 0.5) * (bottom - top) < TELLING_BEND_PX;
}
