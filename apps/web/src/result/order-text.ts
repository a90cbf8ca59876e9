import type { Trade } from '@pipsight/contract';
import { entryTypeText } from './trade-plan.ts';

/** The order behind a trade, as platforms name it: `SELL LIMIT`; at the market the direction alone, `SELL`. */
export function orderText({ direction, entryType }: Pick<Trade, 'direction' | 'entryType'>): string {
  return entryType === 'market' ? direction : entryTypeText(entryType).toUpperCase();
}
