import type { ChartReading, PriceAxis, Rect } from '../chart-reading.ts';

/** One picture as the command line prints it. */
export interface CliLine {
  readonly image: string;
  readonly isChart: boolean;
  readonly platform: string | null;
  readonly symbol: string | null;
  readonly timeframe: string | null;
  readonly plot: Rect | null;
  readonly axis: Pick<PriceAxis, 'y1' | 'price1' | 'y2' | 'price2' | 'scale'> | null;
  readonly lastPrice: number | null;
  readonly candles: readonly { x: number; open: number; high: number; low: number; close: number }[];
  readonly problems: readonly string[];
  readonly elapsedMs: number;
}

/** `image` is the file's name. */
export function readingLine(image: string, reading: ChartReading): CliLine {
  const { axis, candles } = reading;
  return {
    image,
    isChart: reading.isChart,
    platform: reading.platform,
    symbol: reading.symbol,
    timeframe: reading.timeframe,
    plot: reading.plot,
    axis: axis && { y1: axis.y1, price1: axis.price1, y2: axis.y2, price2: axis.price2, scale: axis.scale },
    lastPrice: reading.lastPrice?.price ?? null,
    candles: candles.map(({ x, open, high, low, close }) => ({ x, open, high, low, close })),
    problems: reading.problems,
    elapsedMs: Math.round(reading.timings.total),
  };
}

/** The line of a picture that could not be read at all, with the reason as its only problem. */
export function failureLine(image: string, reason: string, elapsedMs: number): CliLine {
  return {
    image,
    isChart: false,
    platform: null,
    symbol: null,
    timeframe: null,
    plot: null,
    axis: null,
    lastPrice: null,
    candles: [],
    problems: [reason],
    elapsedMs,
  };
}
