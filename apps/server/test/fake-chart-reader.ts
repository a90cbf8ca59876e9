import type { ChartReading } from '@pipsight/chart-reader';
import type { ChartReader, ChartReadResult, ReadOptions } from '../src/providers/chart-reader/port.ts';

/** A reading of 40 candles between 1.08 and 1.09 on a picture of 800 x 600. */
export function chartReading(values: Partial<ChartReading> = {}): ChartReading {
  const priceOf = (y: number): number => 1.09 - (y / 600) * 0.01;
  return {
    width: 800,
    height: 600,
    isChart: true,
    platform: 'tradingview',
    symbol: 'EURUSD',
    timeframe: 'H1',
    plot: { x: 0, y: 0, w: 720, h: 600 },
    axis: {
      y1: 0,
      price1: 1.09,
      y2: 600,
      price2: 1.08,
      scale: 'linear',
      labels: [
        { price: 1.089, y: 60 },
        { price: 1.081, y: 540 },
      ],
      residualPx: 0.2,
      decimals: 5,
    },
    lastPrice: { price: 1.0851, y: 294 },
    candles: Array.from({ length: 40 }, (_, i) => {
      const y = { openY: 300, highY: 280, lowY: 320, closeY: i % 2 === 0 ? 290 : 310 };
      const prices = { open: priceOf(300), high: priceOf(280), low: priceOf(320), close: priceOf(y.closeY) };
      return { x: 10 + i * 16, widthPx: 10, ...y, ...prices };
    }),
    candlePitchPx: 16,
    problems: [],
    timings: { decode: 1, segmentation: 1, ocr: 1, total: 3 },
    ...values,
  };
}

/** The result of a reading that succeeds. The picture kept is not the file sent, as with the real reader. */
export function readable(values: Partial<ChartReading> = {}): ChartReadResult {
  const reading = chartReading(values);
  const { width, height } = reading;
  return {
    ok: true,
    reading,
    picture: { bytes: Buffer.from('clean picture'), mediaType: 'image/png', width, height },
  };
}

/** A reader that gives every file the result its text asks for, and reports two stages. */
export function fakeChartReader(
  read: (file: string, options: ReadOptions) => ChartReadResult | Promise<ChartReadResult> = () => readable(),
): ChartReader {
  return {
    async read(file, options) {
      options.onStage('picture', '800 x 600');
      const result = await read(Buffer.from(file).toString(), options);
      options.onStage('candles', '40 candles');
      return result;
    },
  };
}
