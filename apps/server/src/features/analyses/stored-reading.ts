import type { ChartReading } from '@pipsight/chart-reader';
import type { StoredReading } from '../../db/stored-reading.ts';

/**
 * The part of a reading that is kept.
 * @throws Error when there is no price axis or no candle: such a reading is refused before
 */
export function storedReading(reading: ChartReading): StoredReading {
  const { axis, candles } = reading;
  if (axis === null || candles.length === 0) throw new Error('A reading without prices cannot be kept.');
  const { labels, decimals, ...calibration } = axis;
  return {
    width: reading.width,
    height: reading.height,
    platform: reading.platform,
    symbol: reading.symbol,
    timeframe: reading.timeframe,
    plot: reading.plot ?? { x: 0, y: 0, w: reading.width, h: reading.height },
    axis: { ...calibration, labelCount: labels.length },
    axisDecimals: decimals,
    lastPrice: reading.lastPrice?.price ?? null,
    candles: {
      x: candles.map(({ x }) => x),
      open: candles.map(({ open }) => open),
      high: candles.map(({ high }) => high),
      low: candles.map(({ low }) => low),
      close: candles.map(({ close }) => close),
    },
    candlePitchPx: reading.candlePitchPx ?? averagePitchPx(candles),
    problems: reading.problems,
  };
}

function averagePitchPx(candles: ChartReading['candles']): number {
  const first = candles[0]!;
  const last = candles.at(-1)!;
  return candles.length === 1 ? first.widthPx : (last.x - first.x) / (candles.length - 1);
}
