import type { ChartPattern } from './chart-patterns/chart-pattern.ts';
import { currentPatterns } from './chart-patterns/current-patterns.ts';
import { findChartPatterns } from './chart-patterns/find-chart-patterns.ts';
import type { ChartInput } from './market-analysis.ts';
import { findPatterns, type PatternSighting } from './patterns/find-patterns.ts';
import { priceGrid, type PriceGrid } from './prices/price-grid.ts';
import { chartSeries, type ChartSeries } from './series/chart-series.ts';
import { readStructure, type ChartStructure } from './structure/chart-structure.ts';

/** One chart with all that was found on it: what setups and words are made from. */
export interface ChartView {
  /** Place in the input. */
  readonly index: number;
  readonly timeframe: string | null;
  readonly series: ChartSeries;
  readonly structure: ChartStructure;
  /** Patterns of the last closed bars, newest first. */
  readonly patterns: readonly PatternSighting[];
  /** Chart patterns that speak of now, best first. */
  readonly shapes: readonly ChartPattern[];
  /** Price now: printed in the axis box, else the newest close. */
  readonly price: number;
  /** ATR 14 after the last closed bar. */
  readonly atr: number;
  readonly grid: PriceGrid;
}

/** Closed bars whose patterns still say something about now. */
const PATTERN_BARS = 3;

/** `symbol` is the market of all charts together, so that a chart without a readable symbol shares it. */
export function chartView(input: ChartInput, index: number, symbol: string | null): ChartView {
  const series = chartSeries(input.candles, input.pricePerPx);
  const price = input.lastPrice ?? series.candles.at(-1)!.close;
  const structure = readStructure(series);
  return {
    index,
    timeframe: input.timeframe,
    series,
    structure,
    patterns: findPatterns(series, PATTERN_BARS),
    shapes: currentPatterns(series, findChartPatterns(series, structure.swings)),
    price,
    atr: series.atr[series.closedCount - 1]!,
    grid: priceGrid(symbol, price, input.pricePerPx),
  };
}
