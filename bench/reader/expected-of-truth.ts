import type { CandleTruth, ChartTruth } from '@pipsight/fixtures';
import type { ExpectedCandle, ExpectedChart } from './expected-chart.ts';

/** What a reader should find in a rendered chart. */
export function expectedOf(truth: ChartTruth): ExpectedChart {
  const { axis, plot } = truth;
  const measure = axis.scale === 'log' ? Math.log : (price: number) => price;
  const span = measure(axis.price2) - measure(axis.price1);
  return {
    platform: [truth.platform],
    symbol: [truth.symbol, truth.symbolPrinted],
    timeframe: [truth.timeframe],
    lastPrice: truth.lastPrice?.price ?? null,
    plotY: [plot.y, plot.y + plot.h] as const,
    yOfPrice: (price: number) => axis.y1 + ((measure(price) - measure(axis.price1)) / span) * (axis.y2 - axis.y1),
    scale: axis.scale,
    pitchPx: truth.pitchPx,
    candles: truth.candles.map(expectedCandle),
    candlesComplete: true,
    axisPrinted: true,
  };
}

function expectedCandle({ x, openY, highY, lowY, closeY, up }: CandleTruth): ExpectedCandle {
  return { x, highY, lowY, bodyTopY: Math.min(openY, closeY), bodyBottomY: Math.max(openY, closeY), up };
}
