import { expect, it } from 'vitest';
import type { CandleScore } from './score-candles.ts';
import type { ChartScore } from './score-chart.ts';
import { summarise } from './summarise.ts';

const candles = (right: number, read: number, expected: number): CandleScore => ({
  complete: true,
  expected,
  read,
  right,
  rightInPixels: right,
  found: read,
  directionRight: right,
  directionKnown: read,
  precision: read === 0 ? null : right / read,
  recall: right / expected,
  f1: null,
});
const score = (over: Partial<ChartScore>): ChartScore => ({
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
  candles: candles(10, 10, 10),
  problems: [],
  elapsedMs: 100,
  ...over,
});

it('pools candles over pictures and counts charts without an axis as not within a pixel', () => {
  const summary = summarise('s', [
    score({}),
    score({ axisErrorPx: null, candles: candles(0, 0, 30), symbol: 'missing', lastPrice: 'wrong', elapsedMs: 300 }),
  ]);
  expect(summary).toMatchObject({
    pictures: 2,
    axisWithinOnePx: 0.5,
    recall: 0.25,
    precision: 1,
    symbol: 0.5,
    wrongFields: 1,
    medianMs: 200,
  });
});

it('leaves shares open where nothing is to be judged', () => {
  const nothing = {
    axisPrinted: false,
    axisErrorPx: null,
    scaleTold: null,
    pitchPx: null,
    printed: { lastPrice: false, symbol: false, timeframe: false },
    lastPrice: null,
    symbol: null,
    timeframe: null,
    platform: null,
    candles: null,
  };
  expect(summarise('no chart', [score(nothing)])).toMatchObject({
    chartTold: 1,
    axisWithinOnePx: null,
    medianAxisErrorPx: null,
    symbol: null,
    recall: null,
  });
});
