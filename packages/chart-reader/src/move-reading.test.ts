import { expect, it } from 'vitest';
import type { CandleReading, ChartReading, PriceAxis } from './chart-reading.ts';
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

it('puts everything of a part where it stands in the whole picture, and leaves prices', () => {
  const axis: PriceAxis = {
    y1: 30,
    price1: 1.3,
    y2: 60,
    price2: 1,
    scale: 'linear',
    labels: [{ price: 1.2, y: 40 }],
    residualPx: 0.2,
    decimals: 1,
  };
  const lastPrice = { price: 1.1, y: 50 };
  expect(moveReading({ ...reading, axis, lastPrice }, 846, 300)).toStrictEqual({
    ...reading,
    plot: { x: 854, y: 319, w: 418, h: 300 },
    axis: { ...axis, y1: 330, y2: 360, labels: [{ price: 1.2, y: 340 }] },
    lastPrice: { price: 1.1, y: 350 },
    candles: [{ ...candle, x: 856.5, openY: 340, highY: 330, lowY: 360, closeY: 350 }],
  });
});
