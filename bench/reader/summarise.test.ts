import { expect, it } from 'vitest';
import { candleScore, chartScore } from './chart-score.test-helper.ts';
import { NOTHING_TO_JUDGE } from './score-chart.ts';
import { summarise } from './summarise.ts';

it('pools candles over pictures and counts charts without an axis as not within a pixel', () => {
  const summary = summarise('s', [
    chartScore(),
    chartScore({
      axisErrorPx: null,
      candles: candleScore({ expected: 30, read: 0, right: 0, rightInPixels: 0, directionRight: 0, directionKnown: 0 }),
      symbol: 'missing',
      lastPrice: 'wrong',
      elapsedMs: 300,
    }),
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
  expect(summarise('no chart', [chartScore(NOTHING_TO_JUDGE)])).toMatchObject({
    chartTold: 1,
    axisWithinOnePx: null,
    medianAxisErrorPx: null,
    symbol: null,
    recall: null,
  });
});
