import type { Candle } from '@pipsight/trading';
import { loadSeries, type TimedSeries } from '../bench/load-series.ts';
import type { ChartInput } from '../src/market-analysis.ts';
import { seededRandom } from '../src/stability/seeded-random.ts';
import { chartOf } from './chart-inputs.ts';
import { isPresent, MARKET_DATA, syntheticCandles } from './reference-data.ts';

const market = new URL('ohlc/', MARKET_DATA);

/** The candles that are part of the project. */
export const SYNTHETIC: TimedSeries = { symbol: 'EURUSD', timeframe: 'H1', times: [], candles: syntheticCandles() };

/** Market data beside the project; empty where there is none. */
export const MARKET: readonly TimedSeries[] = isPresent(market)
  ? loadSeries(market.pathname, ['M15', 'H1', 'H4', 'D1'])
  : [];

/** Windows of 30 to 300 bars from anywhere in the series; none of no series. */
export function randomWindows(all: readonly TimedSeries[], count: number): ChartInput[] {
  const random = seededRandom(7);
  return Array.from({ length: all.length === 0 ? 0 : count }, () => {
    const { symbol, timeframe, candles } = all[Math.floor(random() * all.length)]!;
    const length = 30 + Math.floor(random() * 270);
    const start = Math.floor(random() * (candles.length - length));
    return chartOf(candles.slice(start, start + length), { symbol, timeframe });
  });
}

/** A window of `bars` bars of four up to `end`, and one of sixteen: the chart and what lies above it, highest first. */
export function nestedCharts({ symbol, candles }: TimedSeries, end: number, bars: number): ChartInput[] {
  return [16, 4, 1].map((size, i) =>
    chartOf(joinedBars(candles, end, bars, size), { symbol, timeframe: ['H4', 'H1', 'M15'][i]! }),
  );
}

/** The last `count` bars before `end`, each made of `size` candles. */
function joinedBars(candles: readonly Candle[], end: number, count: number, size: number): Candle[] {
  const most = Math.min(count, Math.floor(end / size));
  return Array.from({ length: most }, (_, i) => {
    const from = end - (most - i) * size;
    const part = candles.slice(from, from + size);
    return {
      open: part[0]!.open,
      high: Math.max(...part.map(({ high }) => high)),
      low: Math.min(...part.map(({ low }) => low)),
      close: part.at(-1)!.close,
    };
  });
}
