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
