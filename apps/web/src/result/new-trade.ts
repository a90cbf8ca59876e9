import type { Analysis, NewTrade } from '@pipsight/contract';
import { tradePlan, type PlannedAnalysis } from './trade-plan.ts';

/**
 * The trade that an analysis proposes. A plan that waits for its trigger enters there; without either price the market's
 * own stands in, then `0`.
 */
export function newTradeOf(analysis: PlannedAnalysis & Pick<Analysis, 'id' | 'currencyPair'>) {
  const planned = analysis.entryPrice ?? analysis.triggerPrice;
  return {
    analysisId: analysis.id,
    currencyPair: analysis.currencyPair ?? 'Unknown',
    direction: analysis.direction ?? 'BUY',
    entryType: planned === null ? 'market' : (tradePlan(analysis).entryType ?? 'market'),
    entryPrice: planned ?? analysis.currentPrice ?? '0',
    stopLoss: analysis.stopLoss ?? '0',
    takeProfit1: analysis.takeProfit1,
    takeProfit2: analysis.takeProfit2,
    status: 'pending',
  } as const satisfies NewTrade;
}
