import type { TimedCandle } from '@pipsight/fixtures';
import type { LotLook } from './by-lot/lot-look.ts';

/** Charting libraries whose pictures may be looked at while the reader is tuned. */
export const OPEN_LIBRARIES = [
  'lightweight-charts',
  'echarts',
  'klinecharts',
  'uplot',
  'd3',
  'dxcharts',
  'apexcharts',
  'billboard',
  'night-vision',
  'chartjs-financial',
  'vega-lite',
  'plotly',
  'matplotlib',
] as const;

/** Libraries held out: nobody looks at, scores or tunes on their pictures, so that their figures stand for the unknown. */
export const HELD_OUT_LIBRARIES = ['vchart', 'dojo', 'flotr2'] as const;

/** Charts that follow no library: how they are drawn is by lot. Drawn only where they are asked for by this name. */
export const BY_LOT = 'by-lot' as const;

export type LibraryName = (typeof OPEN_LIBRARIES)[number] | (typeof HELD_OUT_LIBRARIES)[number] | typeof BY_LOT;

/**
 * How candles are drawn: bodies filled, rising ones empty, all empty, or bars of open, high, low and close. A library
 * that cannot draw a form draws filled bodies.
 */
export type LibraryCandles = 'filled' | 'hollow-up' | 'hollow' | 'bars';

/** A chart for any of the libraries to draw. Sizes are CSS pixels; the picture has `density` times as many. */
export interface LibraryChart {
  readonly id: string;
  readonly library: LibraryName;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The page it stands on; null where it fills the picture. */
  readonly page: PageAround | null;
  readonly density: number;
  /** More than fit; the chart shows the last of them. */
  readonly bars: readonly TimedCandle[];
  readonly pitchPx: number;
  /** Bars after the last one shown; above 0 the chart is scrolled into the past, where the library can. */
  readonly barsPastEdge: number;
  readonly symbol: string;
  readonly timeframe: string;
  /** Printed over the chart, with symbol and timeframe in it; null for none. */
  readonly title: string | null;
  readonly candles: LibraryCandles;
  readonly colours: LibraryColours;
  readonly grid: boolean;
  readonly fontFamily: string;
  readonly fontPx: number;
  readonly axisSide: 'left' | 'right';
  readonly log: boolean;
  readonly decimals: number;
  readonly thousands: '' | ',' | ' ';
  readonly decimalMark: '.' | ',';
  readonly lastPrice: boolean;
  readonly volume: boolean;
  /** Under the candles a study in a pane of its own, where the library has panes. */
  readonly study: boolean;
  readonly averages: readonly number[];
  /** How charts drawn by lot look; all others are without. */
  readonly lot?: LotLook;
}

/** How far a web page reaches beyond the chart on it, and the seed of what stands there. */
export interface PageAround {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly seed: number;
}

export interface LibraryColours {
  readonly background: string;
  readonly text: string;
  readonly grid: string;
  readonly up: string;
  readonly down: string;
}

/** Where a library drew things, by its own conversions, in continuous CSS pixels of the chart. */
export interface LibraryGeometry {
  readonly plot: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** Rows of the probe prices. */
  readonly probeYs: readonly number[];
  readonly candles: readonly PlacedCandle[];
  /** From candle to candle, where some cells are empty. */
  readonly pitchPx?: number;
  /** Row of the last price, where a label of it stands on the axis. */
  readonly lastPriceY: number | null;
  /** Which bar that is the close of, where it is not the last of all. */
  readonly lastPriceIndex?: number;
}

/** A candle drawn: which of the bars it is, and its middle. */
export interface PlacedCandle {
  readonly index: number;
  readonly x: number;
  /** Rows of open, high, low and close, where the library does not draw them where its axis has them. */
  readonly rows?: readonly [open: number, high: number, low: number, close: number];
}

/** What the painter of a library is given in the page. */
export interface PaintTask {
  readonly chart: LibraryChart;
  /** Lowest, middle and highest price of the bars, whose rows to tell. */
  readonly probes: readonly number[];
}
