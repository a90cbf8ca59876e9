import { inWords, type PriceGrid } from '../prices/price-grid.ts';
import type { Zone } from '../structure/zones.ts';

/** `bullish order block 1.08412 to 1.08467`. */
export function zoneWords({ kind, side, top, bottom }: Zone, grid: PriceGrid): string {
  const name = kind === 'order-block' ? 'order block' : 'fair value gap';
  return `${side} ${name} ${inWords(bottom, grid)} to ${inWords(top, grid)}`;
}
