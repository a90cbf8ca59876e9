import type { ChartFindings, MarketAnalysis, Plan } from '@pipsight/analysis';

export const BUY_PLAN: Plan = {
  rule: 'Trend pullback',
  direction: 'BUY',
  entryType: 'buy_limit',
  entry: 1.084,
  stop: 1.083,
  target1: 1.086,
  target2: 1.088,
  trigger: null,
};

/** What an analysis of one chart found: a setup, unless told otherwise. */
export function marketAnalysis(values: Partial<MarketAnalysis> = {}): MarketAnalysis {
  return {
    entryChart: 0,
    currentPrice: 1.0851,
    setup: BUY_PLAN,
    potential: null,
    rejectionReason: null,
    confidence: 'confirmed',
    confluenceScore: 4,
    trackRecord: null,
    patternConfidenceScore: 62,
    evidence: [{ text: 'Higher lows', side: 'bullish', chartIndex: 0, findingIds: ['f1'] }],
    patterns: ['Bullish engulfing'],
    higherTimeframeTrend: 'bullish',
    higherTimeframeResistance: 1.089,
    higherTimeframeSupport: 1.081,
    indicatorsUsed: ['EMA 20'],
    indicatorConfirmations: ['Price above EMA 20'],
    smcVisibleElements: ['Bullish order block'],
    smcBias: 'bullish',
    liquidityZone: '1.08100',
    suggestedSLRange: null,
    recommendTimeframe: null,
    marketStructure: 'Higher highs and higher lows',
    keyLevels: ['1.08100 support'],
    analysisText: 'Price pulls back within an uptrend.',
    charts: [chartFindings()],
    ...values,
  };
}

/** What was found on one chart: an order block and a swing. */
export function chartFindings(): ChartFindings {
  return {
    role: 'entry',
    findings: [
      {
        id: 'f1',
        kind: 'order-block',
        side: 'bullish',
        label: 'Bullish order block',
        from: 2,
        to: 4,
        price1: 1.083,
        price2: 1.084,
      },
      { id: 'f2', kind: 'swing', side: 'bullish', label: 'HH', from: 3, to: null, price1: 1.086, price2: null },
    ],
  };
}
