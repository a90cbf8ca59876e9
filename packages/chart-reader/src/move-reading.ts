import type { ChartReading } from './chart-reading.ts';

/** The reading of a part of a picture that begins at its column `leftPx` and its row `topPx`, in the pixels of the whole picture. */
export function moveReading(reading: ChartReading, leftPx: number, topPx: number): ChartReading {
  const { plot, axis, lastPrice, candles } = reading;
  return {
    ...reading,
    plot: plot && { ...plot, x: plot.x + leftPx, y: plot.y + topPx },
    axis: axis && {
      ...axis,
      y1: axis.y1 + topPx,
      y2: axis.y2 + topPx,
      labels: axis.labels.map(({ price, y }) => ({ price, y: y + topPx })),
    },
    lastPrice: lastPrice && { ...lastPrice, y: lastPrice.y + topPx },
    candles: candles.map(({ x, openY, highY, lowY, closeY, ...candle }) => ({
      ...candle,
      x: x + leftPx,
      openY: openY + topPx,
      highY: highY + topPx,
      lowY: lowY + topPx,
      closeY: closeY + topPx,
    })),
  };
}
