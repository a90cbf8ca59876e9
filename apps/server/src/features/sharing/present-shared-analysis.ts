import type { SharedAnalysis } from '@pipsight/contract';
import { countsAsSetup } from '@pipsight/trading';
import type { StoredAnalysis } from '../../db/schema.ts';

interface StoredShare {
  readonly result: StoredAnalysis;
  readonly isPublic: boolean;
  readonly createdAt: Date;
}

/** What strangers see of an analysis: named field by field, so that nothing of its owner comes along. */
export function presentSharedAnalysis({ result, isPublic, createdAt }: StoredShare): SharedAnalysis {
  return {
    analysis: {
      hasSetup: countsAsSetup(result) ? 'yes' : 'no',
      currencyPair: result.currencyPair,
      timeframe: result.timeframe,
      platform: result.platform,
      patterns: result.patterns,
      direction: result.direction,
      confidence: result.confidence,
      entryType: result.entryType,
      entryPrice: result.entryPrice,
      stopLoss: result.stopLoss,
      takeProfit1: result.takeProfit1,
      takeProfit2: result.takeProfit2,
      analysisText: result.analysisText,
      marketStructure: result.marketStructure,
      keyLevels: result.keyLevels,
      confluences: result.evidence.map(({ text }) => text),
      charts: result.charts.map(({ index, width, height, role, symbol, timeframe, platform, ...chart }) => ({
        index,
        width,
        height,
        role,
        symbol,
        timeframe,
        platform,
        plot: chart.plot,
        axis: chart.axis,
        candlePitchPx: chart.candlePitchPx,
        lastPrice: chart.lastPrice,
        marks: chart.marks,
      })),
    },
    isPublic: isPublic ? 'true' : 'false',
    createdAt: createdAt.toISOString(),
  };
}
