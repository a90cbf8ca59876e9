import { fitPriceScale } from '../scale/fit-price-scale.ts';
import { OFF_ROW_PX } from './even-rows.ts';
import type { LegibleLabel } from './legible-label.ts';
import type { NumberGuess } from './number-guess.ts';

/**
 * Whether numbers that count down evenly but for rounding lie on a logarithmic scale all the same: each may be rounded up or down, so that letters that the network knows nothing
 * of, such as old-style figures, agree by chance.
 */
export function contradictsScale(
  labels: readonly Pick<LegibleLabel, 'y'>[],
  { scale, numbers }: Pick<NumberGuess, 'scale' | 'numbers'>,
): boolean {
  const points = labels.flatMap(({ y }, index) => (numbers[index] == null ? [] : [{ y, price: numbers[index] }]));
  return scale === 'linear' && fitPriceScale(points, OFF_ROW_PX)?.scale === 'log';
}
