import type { Candle } from '@pipsight/trading';
import { averageTrueRange, exponentialAverage, relativeStrength } from './indicators.ts';

/** The candles of one chart with the yardsticks that everything else is measured by. Columns of equal length. */
export interface ChartSeries {
  readonly candles: readonly Candle[];
  /**
   * Bars that confirm something. The newest bar of a screenshot is still forming: it shows where price is, but neither
   * breaks nor confirms anything, so it is left out.
   */
  readonly closedCount: number;
  /** ATR 14 at each bar, never below {@link noise}. */
  readonly atr: readonly number[];
  readonly ema20: readonly (number | null)[];
  readonly ema50: readonly (number | null)[];
  readonly ema200: readonly (number | null)[];
  readonly rsi14: readonly (number | null)[];
  /** Error of one price read from the picture: one pixel. Always above 0. */
  readonly noise: number;
}

/**
 * Builds the yardsticks of a chart. A candle whose high or low lies a pixel inside its body is widened to hold it.
 *
 * @throws RangeError when a price is not finite: readings hold measured prices only
 */
export function chartSeries(read: readonly Candle[], pricePerPx: number): ChartSeries {
  const candles = read.map(soundCandle);
  const noise = noiseOf(candles, pricePerPx);
  const closes = candles.map(({ close }) => close);
  return {
    candles,
    closedCount: Math.max(0, candles.length - 1),
    atr: averageTrueRange(candles, 14).map((atr) => Math.max(atr, noise)),
    ema20: exponentialAverage(closes, 20),
    ema50: exponentialAverage(closes, 50),
    ema200: exponentialAverage(closes, 200),
    rsi14: relativeStrength(closes, 14),
    noise,
  };
}

function soundCandle({ open, high, low, close }: Candle, index: number): Candle {
  if (![open, high, low, close].every(Number.isFinite)) throw new RangeError(`candle ${index} holds no price`);
  return { open, high: Math.max(open, high, low, close), low: Math.min(open, high, low, close), close };
}

/** A pixel; where none is given, a hundred-thousandth of the price, so that a flat chart has a yardstick too. */
function noiseOf(candles: readonly Candle[], pricePerPx: number): number {
  if (Number.isFinite(pricePerPx) && pricePerPx > 0) return pricePerPx;
  const last = Math.abs(candles.at(-1)?.close ?? 0);
  return last > 0 ? last * 1e-5 : Number.EPSILON;
}
