import { tradeSchema, type Trade } from '@pipsight/contract';

/** An open EURUSD trade valid by the contract: bought at 1.08500 with 20 pips of risk and targets at 40 and 60. */
export function buildTrade(parts: Partial<Trade> = {}): Trade {
  return tradeSchema.parse({ ...OPEN_BUY, ...parts });
}

const OPEN_BUY: Trade = {
  id: 't1',
  analysisId: null,
  currencyPair: 'EURUSD',
  direction: 'BUY',
  entryType: 'market',
  entryPrice: '1.08500',
  exitPrice: null,
  stopLoss: '1.08300',
  takeProfit1: '1.08900',
  takeProfit2: '1.09100',
  status: 'PENDING',
  outcome: null,
  pnlPips: null,
  createdAt: '2026-03-04T05:06:00Z',
  openedAt: '2026-03-04T05:06:00Z',
  closedAt: null,
  entryMood: null,
  confidence: null,
  isMonitored: true,
};
