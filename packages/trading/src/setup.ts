import type { Direction } from './price.ts';

export const ENTRY_TYPES = ['market', 'buy_limit', 'sell_limit', 'buy_stop', 'sell_stop'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** Prices of a trade plan. A second target is optional. */
export interface SetupPrices {
  readonly direction: Direction;
  readonly entryType: EntryType;
  readonly entry: number;
  readonly stop: number;
  readonly target1: number;
  readonly target2: number | null;
}

/** Share of the current price within which an entry counts as "at the market": 0.001 %. */
export const MARKET_TOLERANCE = 0.00001;

/**
 * Reward to the first target in units of risk: |target - entry| / |entry - stop|.
 * `null` when the stop distance is 0.
 */
export function riskReward(prices: { entry: number; stop: number; target1: number }): number | null {
  const risk = Math.abs(prices.entry - prices.stop);
  return risk === 0 ? null : Math.abs(prices.target1 - prices.entry) / risk;
}

/** The order type that an entry at this price needs, given where the market is. */
export function inferEntryType(direction: Direction, entry: number, current: number): EntryType {
  if (Math.abs(entry - current) <= current * MARKET_TOLERANCE) return 'market';
  const below = entry < current;
  if (direction === 'BUY') return below ? 'buy_limit' : 'buy_stop';
  return below ? 'sell_stop' : 'sell_limit';
}

export type SetupFault =
  | 'not-a-price'
  | 'stop-on-wrong-side'
  | 'target-on-wrong-side'
  | 'second-target-before-first'
  | 'reward-below-risk'
  | 'entry-not-reachable';

/**
 * Whether a plan can be traded: BUY needs stop < entry < target 1 < target 2 (SELL the reverse), reward of at least the
 * risk, and an entry on the side of the market that its order type requires.
 */
export function setupFaults(prices: SetupPrices, current: number): SetupFault[] {
  const { direction, entryType, entry, stop, target1, target2 } = prices;
  const all = [entry, stop, target1, current, ...(target2 === null ? [] : [target2])];
  if (all.some((price) => !Number.isFinite(price) || price <= 0)) return ['not-a-price'];
  const side = direction === 'BUY' ? 1 : -1;
  const faults: SetupFault[] = [];
  if ((entry - stop) * side <= 0) faults.push('stop-on-wrong-side');
  if ((target1 - entry) * side <= 0) faults.push('target-on-wrong-side');
  if (target2 !== null && (target2 - target1) * side <= 0) faults.push('second-target-before-first');
  // A plan of exactly 1 R must pass although its prices are binary floats.
  if ((riskReward(prices) ?? 0) < 1 - 1e-9) faults.push('reward-below-risk');
  if (entryType !== inferEntryType(direction, entry, current)) faults.push('entry-not-reachable');
  return faults;
}

/** The fields by which an analysis is judged to hold a setup. Prices may be text or numbers; only presence counts. */
export interface SetupLike {
  readonly hasSetup?: string | null;
  readonly direction?: string | null;
  readonly entryType?: string | null;
  readonly entryPrice?: string | number | null;
  readonly triggerPrice?: string | number | null;
  readonly stopLoss?: string | number | null;
  readonly takeProfit1?: string | number | null;
}

/** An analysis counts as having a setup when it says so, or when direction, entry, stop and first target are all there. */
export function countsAsSetup(analysis: SetupLike): boolean {
  const { hasSetup, direction, entryPrice, stopLoss, takeProfit1 } = analysis;
  return hasSetup === 'yes' || [direction, entryPrice, stopLoss, takeProfit1].every(isPresent);
}

/**
 * Whether the "Potential Trading Setup" box appears: no setup, a first target, and a pending order type or any of
 * trigger, entry and stop price.
 */
export function isPotentialSetup(analysis: SetupLike): boolean {
  if (countsAsSetup(analysis) || !isPresent(analysis.takeProfit1)) return false;
  const pending = isPresent(analysis.entryType) && analysis.entryType !== 'market';
  return pending || [analysis.triggerPrice, analysis.entryPrice, analysis.stopLoss].some(isPresent);
}

function isPresent(value: string | number | null | undefined): boolean {
  return value !== null && value !== undefined && value !== '';
}
