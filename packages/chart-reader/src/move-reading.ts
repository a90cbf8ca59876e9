import type { ChartReading } from './chart-reading.ts';

/** The reading of a part of a picture that begins at its column `leftPx`, in the pixels of the whole picture. Heights stay. */
export function moveReading(reading: ChartReading, leftPx: number): ChartReading {
  if (leftPx === 0) return reading;
  const { plot, candles } = reading;
  return {
    ...reading,
    plot: plot && { ...plot, x: plot.x + leftPx },
    candles: candles.map((candle) => ({ ...candle, x: candle.x + leftPx })),
  };
}
