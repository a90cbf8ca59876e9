import type { CandleReading } from '@pipsight/chart-reader';
import { describe, expect, it } from 'vitest';
import type { ExpectedChart } from './expected-chart.ts';
import { scoreCandles } from './score-candles.ts';

/** Row 100 is price 0, each row up one more. */
const yOfPrice = (price: number): number => 100 - price;

const CHART: ExpectedChart = {
  platform: [null],
  symbol: [null],
  timeframe: [null],
  lastPrice: null,
  plotY: [0, 100],
  yOfPrice,
  scale: 'linear',
  pitchPx: 10,
  candles: [
    { x: 10, highY: 20, bodyTopY: 30, bodyBottomY: 50, lowY: 60, up: true },
    { x: 20, highY: 40, bodyTopY: 45, bodyBottomY: 70, lowY: 80, up: false },
  ],
  candlesComplete: true,
  axisPrinted: true,
};

function reading(x: number, openY: number, highY: number, lowY: number, closeY: number, priceShift = 0): CandleReading {
  const price = (y: number): number => 100 - y + priceShift;
  const prices = { open: price(openY), high: price(highY), low: price(lowY), close: price(closeY) };
  return { x, widthPx: 7, openY, highY, lowY, closeY, ...prices };
}

describe('scoreCandles', () => {
  it('counts candles whose four prices lie within a pixel and a half', () => {
    const score = scoreCandles([reading(11, 51, 19, 61, 31.5), reading(20, 45, 40, 80, 70)], CHART);
    expect(score).toMatchObject({ right: 2, found: 2, directionRight: 2, precision: 1, recall: 1, f1: 1 });
  });

  it('does not count a candle with one price two pixels off, though it was found', () => {
    const score = scoreCandles([reading(10, 50, 18, 60, 30), reading(20, 45, 40, 80, 70)], CHART);
    expect(score).toMatchObject({ right: 1, found: 2, recall: 0.5 });
  });

  it('counts against the reader what is not there', () => {
    const score = scoreCandles(
      [reading(10, 50, 20, 60, 30), reading(20, 45, 40, 80, 70), reading(40, 1, 1, 2, 2)],
      CHART,
    );
    expect(score.precision).toBeCloseTo(2 / 3);
  });

  it('pays no heed to what is cut by the left edge', () => {
    const score = scoreCandles([reading(0, 1, 1, 2, 2), reading(10, 50, 20, 60, 30)], CHART);
    expect(score).toMatchObject({ read: 1, precision: 1 });
  });

  it('counts what was read farther to the left', () => {
    const score = scoreCandles([reading(-10, 1, 1, 2, 2), reading(10, 50, 20, 60, 30)], CHART);
    expect(score).toMatchObject({ read: 2, precision: 0.5 });
  });

  it('tells a wrong axis from wrong eyes', () => {
    const score = scoreCandles([reading(10, 50, 20, 60, 30, 5), reading(20, 45, 40, 80, 70, 5)], CHART);
    expect(score).toMatchObject({ right: 0, rightInPixels: 2 });
  });

  it('sees a candle with the opposite direction as wrong', () => {
    const score = scoreCandles([reading(10, 30, 20, 60, 50)], CHART);
    expect(score).toMatchObject({ right: 0, found: 1, directionRight: 0, directionKnown: 1 });
  });

  it('leaves precision open where not all true candles are known', () => {
    const score = scoreCandles([reading(10, 50, 20, 60, 30)], { ...CHART, candlesComplete: false });
    expect(score).toMatchObject({ precision: null, recall: 0.5, f1: null });
  });

  it('has recall 0 and no precision when nothing was read', () => {
    expect(scoreCandles([], CHART)).toMatchObject({ precision: null, recall: 0, right: 0 });
  });
});
