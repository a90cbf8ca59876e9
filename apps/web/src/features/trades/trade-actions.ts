import type { Trade } from '@pipsight/contract';

export type TradeAction = 'close' | 'edit' | 'watch' | 'unwatch' | 'delete';

/** What can be done with a trade, in the order of its menu. */
export function tradeActions({ status, isMonitored }: Pick<Trade, 'status' | 'isMonitored'>): readonly TradeAction[] {
  if (status !== 'PENDING') return ['edit', 'delete'];
  return ['close', 'edit', isMonitored ? 'unwatch' : 'watch', 'delete'];
}

export const ACTION_NAMES: Readonly<Record<TradeAction, string>> = {
  close: 'Close by hand',
  edit: 'Edit mood and confidence',
  watch: 'Watch with the tracker',
  unwatch: 'Remove from monitoring',
  delete: 'Delete trade',
};
