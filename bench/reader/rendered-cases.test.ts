import type { ChartReading } from '@pipsight/chart-reader';
import type { ChartTruth } from '@pipsight/fixtures';
import { expect, it } from 'vitest';
import { renderedCases } from './rendered-cases.ts';
import { scoreChart } from './score-chart.ts';

function readingOf(truth: ChartTruth): ChartReading {
  return {
    width: truth.width,
    height: truth.height,
    isChart: true,
    platform: truth.platform,
    symbol: truth.symbol,
    timeframe: truth.timeframe,
    plot: truth.plot,
    axis: { ...truth.axis, labels: [], residualPx: 0, decimals: 5 },
    lastPrice: truth.lastPrice,
    candles: truth.candles.map((candle) => ({ ...candle, widthPx: 5 })),
    candlePitchPx: truth.pitchPx,
    problems: [],
    timings: { decode: 0, segmentation: 0, ocr: 0, total: 0 },
  };
}

it('gives a reading that says the truth full marks on every kind of chart', async () => {
  for await (const item of renderedCases({ seed: 5, count: 4 })) {
    const score = scoreChart(item, readingOf(item.truth), 1);
    expect(score).toMatchObject({ chartTold: true, lastPrice: 'right', symbol: 'right', timeframe: 'right' });
    expect(score.axisErrorPx).toBeLessThan(1e-6);
    expect(score.candles).toMatchObject({ f1: 1 });
  }
});

it('refuses a style that no look has', async () => {
  await expect(renderedCases({ seed: 1, count: 1, style: 'etching' }).next()).rejects.toThrow(RangeError);
});
