import { inWords, type PriceGrid } from '../prices/price-grid.ts';
import type { StructureBreak } from '../structure/structure-breaks.ts';

/** `the change of character above 1.08512`. */
export function breakWords({ kind, side, swing }: StructureBreak, grid: PriceGrid): string {
  const event = kind === 'CHoCH' ? 'change of character' : 'break of structure';
  return `the ${event} ${side === 'bullish' ? 'above' : 'below'} ${inWords(swing.price, grid)}`;
}
