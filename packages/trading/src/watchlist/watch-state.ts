import type { WatchFindings } from './watch-findings.ts';

export type WatchState = 'Monitoring' | 'Paused' | 'Conditions Met' | 'Setup Ready';

/** How a watched analysis stands. A paused one is not looked at, so what was last found for it does not show. */
export function watchState({
  isActive,
  conditionsMet,
  setupFormed,
}: Pick<WatchFindings, 'conditionsMet' | 'setupFormed'> & { readonly isActive: boolean }): WatchState {
  if (!isActive) return 'Paused';
  if (setupFormed) return 'Setup Ready';
  return conditionsMet ? 'Conditions Met' : 'Monitoring';
}
