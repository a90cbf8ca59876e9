import type { Candle } from '@pipsight/trading';
import { findChartPatterns } from '../src/chart-patterns/find-chart-patterns.ts';
import { chartSeries } from '../src/series/chart-series.ts';
import { readStructure } from '../src/structure/chart-structure.ts';
import { statementsAt } from './statements-at.ts';

/** Replays candles bar by bar from `first` bars on: the bars whose reading contradicts what is later said of them. */
export function rewrittenBars(candles: readonly Candle[], first: number): number[] {
  const whole = reader(candles);
  const lengths = Array.from({ length: candles.length - first }, (_, i) => first + i);
  // The newest bar is still forming: the one before is the last that says something.
  return lengths.filter((length) => reader(candles.slice(0, length))(length - 2) !== whole(length - 2));
}

/** Reads candles once, to be asked what was said by the close of any bar. */
function reader(candles: readonly Candle[]): (bar: number) => string {
  const series = chartSeries(candles, candles[0]!.close * 2e-5);
  const structure = readStructure(series);
  const patterns = findChartPatterns(series, structure.swings);
  return (bar) => JSON.stringify(statementsAt(structure, patterns, bar));
}
