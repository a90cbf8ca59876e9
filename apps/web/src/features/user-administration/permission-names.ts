import type { Permissions } from '@pipsight/contract';

/** Each permission as its badge and as its switch name it. */
export const PERMISSION_NAMES: readonly {
  readonly flag: keyof Permissions;
  readonly badge: string;
  readonly label: string;
}[] = [
  { flag: 'canAccessAnalyze', badge: 'Analyze', label: 'Can Analyze Charts' },
  { flag: 'canAccessHistory', badge: 'History', label: 'Can View History' },
  { flag: 'canAccessInsights', badge: 'Insights', label: 'Can View Insights' },
  { flag: 'canAccessTrades', badge: 'Trades', label: 'Can Manage Trades' },
];
