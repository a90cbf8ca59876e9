import { sharedAnalysisSchema, type SharedAnalysis, type SharedChart } from '@pipsight/contract';

type Parts = Partial<SharedAnalysis['analysis']>;

/** A publicly discoverable EURUSD setup: buy at a limit of 1.08400, 10 pips of risk, targets at 20 and 40. */
export function sharedAnalysis(parts: Parts = {}, isPublic: 'true' | 'false' = 'true'): SharedAnalysis {
  return sharedAnalysisSchema.parse({
    analysis: { ...SETUP, ...parts },
    isPublic,
    createdAt: '2026-11-21T10:00:00.000Z',
  });
}

/** A chart of 800 x 600 from 1.09 at the top to 1.08 at the bottom. */
export const SHARED_CHART: SharedChart = {
  index: 0,
  width: 800,
  height: 600,
  role: 'entry',
  symbol: 'EURUSD',
  timeframe: 'H1',
  platform: 'mt5',
  plot: { x: 0, y: 0, w: 720, h: 600 },
  axis: { y1: 0, price1: 1.09, y2: 600, price2: 1.08, scale: 'linear', labelCount: 9, residualPx: 0.2 },
  candlePitchPx: 16,
  lastPrice: '1.08500',
  marks: [],
};

const SETUP: SharedAnalysis['analysis'] = {
  hasSetup: 'yes',
  currencyPair: 'EURUSD',
  timeframe: 'H1',
  platform: 'mt5',
  patterns: [],
  direction: 'BUY',
  confidence: 'confirmed',
  entryType: 'buy_limit',
  entryPrice: '1.08400',
  stopLoss: '1.08300',
  takeProfit1: '1.08600',
  takeProfit2: '1.08800',
  analysisText: 'Price pulls back\n within an uptrend.',
  marketStructure: null,
  keyLevels: [],
  confluences: [],
  charts: [SHARED_CHART],
};
