import { describeLevels, type MarketAnalysis } from '@pipsight/analysis';
import type { ModelTask } from '../../../providers/ai/port.ts';
import { chartInput } from '../chart-input.ts';
import { decimalsOf } from '../price-string.ts';
import type { PicturedChart } from '../read-charts.ts';

/**
 * What a vision model is asked about charts that were read: their pictures, and what was measured on each. The verdict of
 * the built-in analysis is kept from it, so that where both agree, two have looked.
 */
export function modelTask(charts: readonly PicturedChart[], market: MarketAnalysis): ModelTask {
  const inputs = charts.map(chartInput);
  return {
    entryChart: market.entryChart,
    currentPrice: market.currentPrice,
    engineView: null,
    charts: charts.map((chart, index) => {
      const { symbol, timeframe, lastPrice, candles, lowest, highest } = inputs[index]!;
      const isEntry = index === market.entryChart;
      return {
        filename: chart.filename,
        picture: chart.picture,
        symbol,
        timeframe,
        lastPrice,
        axis: { bottom: lowest, top: highest, scale: chart.reading.axis.scale, decimals: decimalsOf(chart) },
        candles,
        findings: isEntry
          ? [market.marketStructure, ...market.smcVisibleElements, ...describeLevels(inputs)]
          : describeLevels([inputs[index]!]),
      };
    }),
  };
}
