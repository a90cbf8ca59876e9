import type { Direction } from './price.ts';
import type { EntryType } from './setup.ts';

/**
 * The prices that decide about a trade. A level of 0 (or null) is one the trade does not have: without an entry there is
 * nothing to wait for and its pips are unknown, without a stop it cannot be stopped out, without a target not won; the
 * trader then closes it by hand.
 */
export interface TradeLevels {
  readonly direction: Direction;
  readonly entryType: EntryType;
  readonly entry: number;
  readonly stop: number;
  readonly target1: number | null;
  readonly target2: number | null;
}

/** Whether a trade must wait for its entry to be touched. */
export function waitsForEntry({ entryType, entry }: Pick<TradeLevels, 'entryType' | 'entry'>): boolean {
  return entryType !== 'market' && entry > 0;
}

export interface TradeLevelFault {
  readonly level: 'entryType' | 'stopLoss' | 'takeProfit1' | 'takeProfit2';
  /** Continues the level's name: `must be below the entry of a BUY`. */
  readonly rule: string;
}

/**
 * What makes a trade's levels contradict each other; null when they fit. Levels it does not have contradict nothing. A
 * BUY needs stop < entry < target 1 < target 2, a SELL the reverse: else its stop would pay, or its target cost.
 */
export function tradeLevelFault(levels: TradeLevels): TradeLevelFault | null {
  const { direction, entryType, entry, stop } = levels;
  if (entryType !== 'market' && !entryType.startsWith(direction.toLowerCase())) {
    return { level: 'entryType', rule: `must be an order to ${direction}` };
  }
  const target1 = levels.target1 ?? 0;
  const target2 = levels.target2 ?? 0;
  const [losing, winning] = direction === 'BUY' ? ['below', 'above'] : ['above', 'below'];
  const isBetween = (worse: number, better: number): boolean =>
    worse === 0 || better === 0 || (direction === 'BUY' ? worse < better : worse > better);
  if (!isBetween(stop, entry)) return { level: 'stopLoss', rule: `must be ${losing} the entry of a ${direction}` };
  if (!isBetween(entry, target1))
    return { level: 'takeProfit1', rule: `must be ${winning} the entry of a ${direction}` };
  if (!isBetween(stop, target1)) return { level: 'takeProfit1', rule: `must be ${winning} the stop of a ${direction}` };
  for (const [name, level] of [
    ['first target', target1],
    ['entry', entry],
    ['stop', stop],
  ] as const) {
    if (!isBetween(level, target2)) {
      return { level: 'takeProfit2', rule: `must be ${winning} the ${name} of a ${direction}` };
    }
  }
  return null;
}
