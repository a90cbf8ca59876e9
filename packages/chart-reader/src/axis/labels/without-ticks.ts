import type { PriceAxis } from '../../chart-reading.ts';
import type { PrintedNumber } from './parse-price-label.ts';

/** Labels as they are meant on their axis: where none of its prices is below nought, what looks like a minus is a tick or the sign of a currency. */
export function withoutTicks<Label extends { readonly printed: PrintedNumber }>(
  { labels: fitted }: Pick<PriceAxis, 'labels'>,
  labels: readonly Label[],
): readonly Label[] {
  if (fitted.some(({ price }) => price < 0)) return labels;
  return labels.map((label) => ({ ...label, printed: { ...label.printed, negative: false } }));
}
