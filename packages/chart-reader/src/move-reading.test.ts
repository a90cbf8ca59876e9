import { expect, it } from 'vitest';
import type { CandleReading, ChartReading } from './chart-reading.ts';
import { moveReading } from './move-reading.ts';

const candle: CandleReading = {
  x: 10.5,
  widthPx: 5,
  openY: 40,
  highY: 30,
  lowY: 60,
  closeY: 50,
  open: 1.2,
  high: 1.3,
  low: 1,
  close: 1.1,
};
const reading: ChartReading = {
  width: 900,
  height: 400,
  isChart: true,
  platform: null,
  symbol: null,
  timeframe: null,
  plot: { x: 8, y: 19, w: 418, h: 300 },
  axis: null,
  lastPrice: null,
  candles: [candle],
  candlePitchPx: 8,
  problems: ['several-charts'],
  timings: { decode: 0, segmentation: 0, ocr: 0, total: 0 },
};

it('puts plot and candles of a part where they stand in the whole picture, and leaves heights and prices', () => {
  expect(moveReading(reading, 846)).toStrictEqual({
    ...reading,
    plot: { x: 854, y: 19, w: 418, h: 300 },
    candles: [{ ...candle, x: 856.5 }],
  });
});
