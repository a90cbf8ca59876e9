import type { ChartTruth } from '@pipsight/fixtures';
import type { LibraryChart, LibraryGeometry } from './library-chart.ts';

/** How far the middle probe may lie from where the outer two put it, in CSS pixels, before the scale is not what it should be. */
const PROBE_TOLERANCE_PX = 0.75;

/** Lowest, middle and highest price of a chart's bars; the middle by its scale. */
export function probePrices({ bars, log }: Pick<LibraryChart, 'bars' | 'log'>): [number, number, number] {
  const low = Math.min(...bars.map((bar) => bar.low));
  const high = Math.max(...bars.map((bar) => bar.high));
  return [low, log ? Math.sqrt(low * high) : (low + high) / 2, high];
}

/**
 * What stands in the picture of a library's chart, in its own pixels.
 * @throws Error if the library's rows do not fit the scale it was told to have, or it drew nothing.
 */
export function libraryTruth(chart: LibraryChart, geometry: LibraryGeometry): ChartTruth {
  const { density, bars, timeframe, symbol } = chart;
  const page = chart.page ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const right = (x: number): number => density * (page.left + x);
  const down = (y: number): number => density * (page.top + y);
  const [lowY = Number.NaN, middleY = Number.NaN, highY = Number.NaN] = geometry.probeYs;
  if (!(Math.abs((lowY + highY) / 2 - middleY) < PROBE_TOLERANCE_PX)) {
    throw new Error(`${chart.id}: its middle price lies at row ${middleY}, not between ${lowY} and ${highY}`);
  }
  const [low, , high] = probePrices(chart);
  const measure = chart.log ? Math.log : (price: number): number => price;
  const pxPerUnit = (highY - lowY) / (measure(high) - measure(low));
  const rowOf = (price: number): number => down(lowY + (measure(price) - measure(low)) * pxPerUnit);
  const plot = {
    x: right(geometry.plot.x),
    y: down(geometry.plot.y),
    w: density * geometry.plot.w,
    h: density * geometry.plot.h,
  };
  const pitchPx = density * (geometry.pitchPx ?? pitchOf(geometry));
  const shown = geometry.candles
    .map(({ index, x, rows }) => {
      const { open, high, low, close } = bars[index]!;
      const [openY, highY, lowY, closeY] = rows?.map(down) ?? [open, high, low, close].map(rowOf);
      const up = close === open ? null : close > open;
      return { open, high, low, close, x: right(x), openY: openY!, highY: highY!, lowY: lowY!, closeY: closeY!, up };
    })
    .filter(({ x }) => x - pitchPx / 2 >= plot.x - 0.5 && x + pitchPx / 2 <= plot.x + plot.w + 0.5);
  if (shown.length === 0) throw new Error(`${chart.id}: no candle lies inside the plot`);
  const last = bars[geometry.lastPriceIndex ?? bars.length - 1]!.close;
  return {
    width: density * (page.left + chart.widthPx + page.right),
    height: density * (page.top + chart.heightPx + page.bottom),
    style: chart.library,
    platform: null,
    symbol: chart.title === null ? null : symbol,
    symbolPrinted: chart.title === null ? null : symbol,
    timeframe: chart.title === null ? null : timeframe,
    plot,
    axis: {
      y1: rowOf(low),
      price1: low,
      y2: rowOf(high),
      price2: high,
      scale: chart.log ? 'log' : 'linear',
    },
    lastPrice: geometry.lastPriceY === null ? null : { price: last, y: down(geometry.lastPriceY) },
    pitchPx,
    candles: shown,
  };
}

function pitchOf({ candles }: LibraryGeometry): number {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last || first === last) throw new Error('a chart of fewer than two candles has no pitch');
  return (last.x - first.x) / (last.index - first.index);
}
