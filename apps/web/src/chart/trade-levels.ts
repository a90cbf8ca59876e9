import type { Analysis } from '@pipsight/contract';
import { parsePrice } from '@pipsight/trading';

const LEVEL_ROLES = ['target2', 'target1', 'trigger', 'entry', 'stop', 'current'] as const;
export type LevelRole = (typeof LEVEL_ROLES)[number];

/** A price of a trade plan. */
export interface TradeLevel {
  readonly role: LevelRole;
  readonly price: number;
  /** The price as the analysis states it. */
  readonly text: string;
}

export const LEVEL_NAMES: Readonly<Record<LevelRole, { readonly full: string; readonly short: string }>> = {
  target2: { full: 'Take Profit 2', short: 'TP2' },
  target1: { full: 'Take Profit 1', short: 'TP1' },
  trigger: { full: 'Trigger', short: 'TR' },
  entry: { full: 'Entry', short: 'EN' },
  stop: { full: 'Stop Loss', short: 'SL' },
  current: { full: 'Current', short: 'NOW' },
};

type Prices = Pick<
  Analysis,
  'takeProfit2' | 'takeProfit1' | 'triggerPrice' | 'entryPrice' | 'stopLoss' | 'currentPrice'
>;

/** The price texts of an analysis by what they are in a plan; null where it names none. */
export function pricesByRole(analysis: Prices): Readonly<Record<LevelRole, string | null>> {
  return {
    target2: analysis.takeProfit2,
    target1: analysis.takeProfit1,
    trigger: analysis.triggerPrice,
    entry: analysis.entryPrice,
    stop: analysis.stopLoss,
    current: analysis.currentPrice,
  };
}

/** The prices an analysis names, targets first; empty without a plan, where only the market's own price is known. */
export function tradeLevels(analysis: Prices): TradeLevel[] {
  const prices = pricesByRole(analysis);
  const levels = LEVEL_ROLES.flatMap((role) => {
    const text = prices[role];
    const price = parsePrice(text);
    return text === null || price === null ? [] : [{ role, price, text }];
  });
  return levels.some(({ role }) => role !== 'current') ? levels : [];
}
