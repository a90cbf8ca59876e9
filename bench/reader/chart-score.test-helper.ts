import type { CandleScore } from './score-candles.ts';
import type { ChartScore } from './score-chart.ts';

/** Ten candles of ten, all of them right. */
export const candleScore = (over: Partial<CandleScore> = {}): CandleScore => ({
  complete: true,
  expected: 10,
  read: 10,
  right: 10,
  rightInPixels: 10,
  found: 10,
  directionRight: 9,
  directionKnown: 9,
  precision: 1,
  recall: 1,
  f1: 1,
  ...over,
});

/** A picture on which all is right but what is told otherwise. */
export const chartScore = (over: Partial<ChartScore> = {}): ChartScore => ({
  name: 'a',
  style: 's',
  chartTold: true,
  axisPrinted: true,
  axisErrorPx: 0.4,
  scaleTold: true,
  pitchPx: 8,
  printed: { lastPrice: true, symbol: true, timeframe: true },
  lastPrice: 'right',
  symbol: 'right',
  timeframe: 'right',
  platform: 'right',
  candles: candleScore(),
  problems: [],
  elapsedMs: 100,
  ...over,
});
