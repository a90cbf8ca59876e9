import type { ChartReading } from './chart-reading.ts';

/** The reading of a picture that was read at one part in `factor` of its size, in the pixels of the picture itself. Prices stay. */
export function enlargeReading(reading: ChartReading, factor: number, size: Size): ChartReading {
  if (factor === 1) return reading;
  const { plot, axis, lastPrice, candlePitchPx } = reading;
  return {
    ...reading,
    ...size,
    plot: plot && { x: plot.x * factor, y: plot.y * factor, w: plot.w * factor, h: plot.h * factor },
    axis: axis && {
      ...axis,
      y1: axis.y1 * factor,
      y2: axis.y2 * factor,
      residualPx: axis.residualPx * factor,
      labels: axis.labels.map(({ price, y }) => ({ price, y: y * factor })),
    },
    lastPrice: lastPrice && { ...lastPrice, y: lastPrice.y * factor },
    candles: reading.candles.map((candle) => ({
      ...candle,
      x: candle.x * factor,
      widthPx: candle.widthPx * factor,
      openY: candle.openY * factor,
      highY: candle.highY * factor,
      lowY: candle.lowY * factor,
      closeY: candle.closeY * factor,
    })),
    candlePitchPx: candlePitchPx && candlePitchPx * factor,
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}
