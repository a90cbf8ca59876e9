import type { PriceAxis } from '@pipsight/chart-reader';
import { describe, expect, it } from 'vitest';
import type { ExpectedChart } from './expected-chart.ts';
import { axisErrorPx, scaleTold } from './score-axis.ts';

const axis = (price1: number, price2: number): PriceAxis => ({
  y1: 0,
  price1,
  y2: 100,
  price2,
  scale: 'linear',
  labels: [],
  residualPx: 0,
  decimals: 2,
});
const chart: ExpectedChart = {
  platform: [null],
  symbol: [null],
  timeframe: [null],
  lastPrice: null,
  plotY: [0, 100],
  yOfPrice: (price) => 200 - price,
  scale: 'linear',
  pitchPx: 10,
  candles: [],
  candlesComplete: true,
  axisPrinted: true,
};

describe('axisErrorPx', () => {
  it('is the largest distance over the plot', () => {
    expect(axisErrorPx(axis(200, 100), chart)).toBe(0);
    expect(axisErrorPx(axis(200, 103), chart)).toBeCloseTo(3);
  });

  it('is null without an axis', () => {
    expect(axisErrorPx(null, chart)).toBeNull();
  });

  it('is infinite for an axis that was made up', () => {
    expect(axisErrorPx(axis(200, 100), { ...chart, axisPrinted: false })).toBe(Infinity);
  });

  it('is infinite where the true axis has no such price', () => {
    expect(axisErrorPx(axis(200, -100), { ...chart, yOfPrice: (price) => Math.log(price) })).toBe(Infinity);
  });
});

describe('scaleTold', () => {
  const log: ExpectedChart = { ...chart, plotY: [0, 800], scale: 'log' };

  it('holds a linear axis against a logarithmic chart where the two can be told apart', () => {
    expect(scaleTold(axis(200, 100), log)).toBe(false);
    expect(scaleTold({ ...axis(200, 100), scale: 'log' }, log)).toBe(true);
  });

  it('accepts either where prices lie too close together for a bend of a pixel and a half', () => {
    expect(scaleTold(axis(101, 100.9), log)).toBe(true);
  });

  it('is null without an axis', () => {
    expect(scaleTold(null, log)).toBeNull();
  });
});
