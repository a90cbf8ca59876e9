import type { Trade } from '@pipsight/contract';
import { signedPips } from '@pipsight/trading';
import type { TradeRow } from './schema.ts';

/** A trade as it is sent. */
export function presentTrade(row: TradeRow): Trade {
  const { id, analysisId, currencyPair, direction, entryType, entryPrice, exitPrice, stopLoss } = row;
  const { takeProfit1, takeProfit2, status, outcome, pnlPips, entryMood, confidence, isMonitored } = row;
  return {
    id,
    analysisId,
    currencyPair,
    direction,
    entryType,
    entryPrice,
    exitPrice,
    stopLoss,
    takeProfit1,
    takeProfit2,
    status,
    outcome,
    pnlPips: pnlPips === null ? null : signedPips(pnlPips),
    createdAt: row.createdAt.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    entryMood,
    confidence,
    isMonitored,
  };
}
