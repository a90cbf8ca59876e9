import type { Axis, Chart, ChartCandles } from '@pipsight/contract';

/** What a chart's picture said, as it is kept: enough to analyse it again and to draw over the picture. */
export interface StoredReading {
  readonly width: number;
  readonly height: number;
  readonly platform: string | null;
  readonly symbol: string | null;
  readonly timeframe: string | null;
  readonly plot: Chart['plot'];
  readonly axis: Axis;
  /** Digits after the decimal point as printed on the axis. */
  readonly axisDecimals: number;
  /** Price in the box on the axis. */
  readonly lastPrice: number | null;
  readonly candles: ChartCandles;
  readonly candlePitchPx: number;
  /** Codes of what could not be read. */
  readonly problems: readonly string[];
}

/** What the trader chose or corrected of one chart; wins over what was read. */
export interface ChartCorrections {
  readonly symbol?: string;
  readonly timeframe?: string;
  readonly lastPrice?: number;
}
