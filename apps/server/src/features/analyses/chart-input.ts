import type { VisibleChart } from '@pipsight/analysis';
import { priceAt } from '@pipsight/chart-reader';
import type { StoredReading } from '../../db/stored-reading.ts';
import { factsOf, type ReadChart } from './read-chart.ts';

/** A chart that was read, as the analysis takes it. */
export function chartInput(chart: ReadChart): VisibleChart {
  const { candles, axis, plot } = chart.reading;
  const { symbol, timeframe, lastPrice } = factsOf(chart);
  const middleY = plot.y + plot.h / 2;
  return {
    symbol,
    timeframe,
    lastPrice,
    candles: candles.x.map((_, i) => ({
      open: candles.open[i]!,
      high: candles.high[i]!,
      low: candles.low[i]!,
      close: candles.close[i]!,
    })),
    // On a logarithmic axis a pixel is worth more at the top; the middle stands for all.
    pricePerPx: Math.abs(priceAt(axis, middleY + 0.5) - priceAt(axis, middleY - 0.5)),
    ...visiblePrices(chart.reading),
  };
}

/** Prices at the lower and the upper edge of the plot. */
export function visiblePrices({ axis, plot }: StoredReading): { readonly lowest: number; readonly highest: number } {
  const edges = [priceAt(axis, plot.y), priceAt(axis, plot.y + plot.h)];
  return { lowest: Math.min(...edges), highest: Math.max(...edges) };
}
