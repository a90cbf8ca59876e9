import type { Trade } from '@pipsight/contract';

export type TradeAction = 'close' | 'edit' | 'watch' | 'unwatch' | 'delete';

type ActedOn = Pick<Trade, 'status' | 'isMonitored' | 'entryPrice'>;

/** What can be done with a trade, in the order of its menu. Without an entry there is no result to close it with. */
export function tradeActions({ status, isMonitored, entryPrice }: ActedOn): readonly TradeAction[] {
  if (status !== 'PENDING') return ['edit', 'delete'];
  const open = ['edit', isMonitored ? 'unwatch' : 'watch', 'delete'] as const;
  return Number(entryPrice) > 0 ? ['close', ...open] : open;
}

export const ACTION_NAMES: Readonly<Record<TradeAction, string>> = {
  close: 'Close by hand',
  edit: 'Edit mood and confidence',
  watch: 'Watch with the tracker',
  unwatch: 'Remove from monitoring',
  delete: 'Delete trade',
};
