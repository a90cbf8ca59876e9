import { analysisSchema, type Analysis, type NewTrade } from '@pipsight/contract';

/** An analysis of a EURUSD chart without a setup, valid by the contract; `parts` replace what a test is about. */
export function buildAnalysis(parts: Partial<Analysis> = {}): Analysis {
  return analysisSchema.parse({ ...WITHOUT_SETUP, ...parts });
}

/** What makes it a setup: sell at a limit of 1.08800, 40 pips of risk, targets at 80 and 120. */
export const SELL_SETUP: Partial<Analysis> = {
  hasSetup: 'yes',
  direction: 'SELL',
  entryType: 'sell_limit',
  entryPrice: '1.08800',
  stopLoss: '1.09200',
  takeProfit1: '1.08000',
  takeProfit2: '1.07600',
  rejectionReason: null,
};

/** The trade that follows it. */
export const SELL_TRADE: NewTrade = {
  analysisId: '1',
  currencyPair: 'EURUSD',
  direction: 'SELL',
  entryType: 'sell_limit',
  entryPrice: '1.08800',
  stopLoss: '1.09200',
  takeProfit1: '1.08000',
  takeProfit2: '1.07600',
  status: 'pending',
};

const WITHOUT_SETUP: Analysis = {
  id: '1',
  filename: 'eurusd.png',
  createdAt: '2026-03-04T05:06:00Z',
  currencyPair: 'EURUSD',
  timeframe: 'H1',
  platform: 'mt5',
  multiTimeframeFiles: ['eurusd.png'],
  currentPrice: '1.08500',
  hasSetup: 'no',
  direction: null,
  entryType: null,
  entryPrice: null,
  triggerPrice: null,
  stopLoss: null,
  takeProfit1: null,
  takeProfit2: null,
  riskRewardRatio: null,
  confidence: null,
  confluenceScore: null,
  patterns: [],
  patternConfidenceScore: null,
  higherTimeframeTrend: null,
  higherTimeframeResistance: null,
  higherTimeframeSupport: null,
  indicatorsUsed: [],
  indicatorConfirmations: [],
  smcVisibleElements: [],
  smcBias: null,
  liquidityZone: null,
  rejectionReason: 'Price stands in the middle of its range.',
  suggestedSLRange: null,
  recommendTimeframe: null,
  marketStructure: null,
  keyLevels: [],
  analysisText: 'EURUSD ranges.',
  trades: [],
  engine: 'builtin',
  setupRule: null,
  trackRecord: null,
  evidence: [],
  checks: [],
  charts: [],
};
