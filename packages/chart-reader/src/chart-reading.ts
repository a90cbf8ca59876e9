/** Rectangle in continuous pixels: pixel row k covers k to k + 1, its middle is k + 0.5. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const PLATFORMS = ['tradingview', 'mt4', 'mt5', 'ctrader'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** What could not be read, or casts doubt on what was. */
export const PROBLEMS = [
  'not-a-chart',
  'no-price-axis',
  'no-candles',
  'few-candles',
  'ohlc-bars',
  'heikin-ashi',
  'hidden-bodies',
  'same-fill',
  'no-symbol',
  'no-timeframe',
  'no-last-price',
  'several-charts',
  'blurred',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** A label of the price axis that agrees with the fit. */
export interface AxisLabel {
  readonly price: number;
  /** Middle of its digits, pixels. */
  readonly y: number;
}

/** Price as a function of height, fixed by two points far apart; logarithmic axes are linear in the price's logarithm. */
export interface PriceAxis {
  readonly y1: number;
  readonly price1: number;
  readonly y2: number;
  readonly price2: number;
  readonly scale: 'linear' | 'log';
  readonly labels: readonly AxisLabel[];
  /** Largest distance between one of `labels` and the fit, pixels. */
  readonly residualPx: number;
  /** Digits after the decimal point as printed on the axis. */
  readonly decimals: number;
}

/** One candle in prices and pixels. `highY <= min(openY, closeY)` since y grows downwards. */
export interface CandleReading {
  /** Middle of the candle, pixels. */
  readonly x: number;
  readonly widthPx: number;
  readonly openY: number;
  readonly highY: number;
  readonly lowY: number;
  readonly closeY: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** Everything read from one picture. What cannot be read is null, never guessed, and named in `problems`. */
export interface ChartReading {
  readonly width: number;
  readonly height: number;
  /** Whether the picture shows a candlestick (or OHLC bar) price chart. Everything below is null or empty if not. */
  readonly isChart: boolean;
  readonly platform: Platform | null;
  /** As printed, without separator and upper case where it is a currency pair: `EURUSD`. */
  readonly symbol: string | null;
  /** `M1` to `MN`; platforms print others too (`M3`, `H2`). */
  readonly timeframe: string | null;
  readonly plot: Rect | null;
  readonly axis: PriceAxis | null;
  /** The price in the box on the axis, exact to the digit. */
  readonly lastPrice: { readonly price: number; readonly y: number } | null;
  /** Oldest first. Empty without an axis: candles are returned only in prices that were measured. */
  readonly candles: readonly CandleReading[];
  readonly candlePitchPx: number | null;
  readonly problems: readonly Problem[];
  /** Milliseconds spent, by step. */
  readonly timings: Readonly<Record<'decode' | 'segmentation' | 'ocr' | 'total', number>>;
}

/** Price at a height of the picture. */
export function priceAt(axis: Pick<PriceAxis, 'y1' | 'price1' | 'y2' | 'price2' | 'scale'>, y: number): number {
  const share = (y - axis.y1) / (axis.y2 - axis.y1);
  if (axis.scale === 'linear') return axis.price1 + share * (axis.price2 - axis.price1);
  return axis.price1 * (axis.price2 / axis.price1) ** share;
}
