import type { Analysis } from '@pipsight/contract';
import { inferEntryType, parsePrice, riskReward, type EntryType } from '@pipsight/trading';
import { tradeLevels, type LevelRole, type TradeLevel } from '../chart/trade-levels.ts';

/** What an analysis plans. */
export type PlannedAnalysis = Pick<
  Analysis,
  | 'direction'
  | 'entryType'
  | 'entryPrice'
  | 'triggerPrice'
  | 'currentPrice'
  | 'stopLoss'
  | 'takeProfit1'
  | 'takeProfit2'
>;

/** The plan of an analysis with what is worked out from its prices. */
export interface TradePlan {
  readonly levels: readonly TradeLevel[];
  readonly entryType: EntryType | null;
  /** Price that distances are measured from: the entry, or the trigger where the entry is still open. */
  readonly start: number | null;
  /** Reward in units of risk of a target; null for other levels, and without a risk. */
  readonly rewardOf: (role: LevelRole) => number | null;
}

/** The plan's entry type: the one given, or else what entry and current price make it. */
export function tradePlan(analysis: PlannedAnalysis): TradePlan {
  const entry = parsePrice(analysis.entryPrice);
  const current = parsePrice(analysis.currentPrice);
  const stop = parsePrice(analysis.stopLoss);
  const start = entry ?? parsePrice(analysis.triggerPrice);
  const inferred =
    analysis.direction && entry !== null && current !== null
      ? inferEntryType(analysis.direction, entry, current)
      : null;
  const targets: Partial<Record<LevelRole, string | null>> = {
    target1: analysis.takeProfit1,
    target2: analysis.takeProfit2,
  };
  return {
    levels: tradeLevels(analysis),
    entryType: analysis.entryType ?? inferred,
    start,
    rewardOf(role) {
      const target = parsePrice(targets[role]);
      if (target === null || start === null || stop === null) return null;
      return riskReward({ entry: start, stop, target1: target });
    },
  };
}

/** `buy_limit` as people write it. */
export function entryTypeText(entryType: EntryType): string {
  return entryType.replaceAll('_', ' ');
}
