import type { VisibleChart } from '@pipsight/analysis';
import { priceAt, readChart } from '@pipsight/chart-reader';
import { chartCorpus, renderChart } from '@pipsight/fixtures';

/** Charts with less history give a plan few levels to choose from. */
const LEAST_CANDLES = 80;

/** Draws charts, reads them from their pixels, and gives those of which everything could be read. */
export async function* readCorpus(seed: number, count: number): AsyncGenerator<VisibleChart> {
  for (const { spec } of chartCorpus(seed, count)) {
    const { bytes } = await renderChart(spec);
    const result = await readChart(bytes);
    if (!result.ok) continue;
    const { axis, candles, plot, symbol, timeframe, lastPrice } = result.reading;
    if (axis === null || plot === null || symbol === null || timeframe === null || lastPrice === null) continue;
    if (candles.length < LEAST_CANDLES) continue;
    const edges = [priceAt(axis, plot.y), priceAt(axis, plot.y + plot.h)];
    const middleY = plot.y + plot.h / 2;
    yield {
      symbol,
      timeframe,
      lastPrice: lastPrice.price,
      candles: candles.map(({ open, high, low, close }) => ({ open, high, low, close })),
      pricePerPx: Math.abs(priceAt(axis, middleY + 0.5) - priceAt(axis, middleY - 0.5)),
      lowest: Math.min(...edges),
      highest: Math.max(...edges),
    };
  }
}
