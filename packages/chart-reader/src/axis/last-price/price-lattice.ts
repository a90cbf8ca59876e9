import type { PixelCandle } from '../../candles/field/candle-field.ts';
import type { PriceAxis } from '../../chart-reading.ts';
import { heightOf } from '../scale/price-height.ts';

/** Fewer candles may end alike by chance. */
const MIN_CANDLES = 15;
/** How alike they must end: the length of the mean of unit vectors that turn once from one price to the next, 1 where all do. */
const MIN_COHERENCE = 0.7;
/** Least distance of two prices, pixels, and how much more it must be for each pixel that the axis is less certain than one on thin lines. */
const LEAST_STEP_PX = 2.5;
const CERTAIN_PX = 0.15;
const MORE_STEP = 3;
/** An axis further off, as a share of the step, may belong to the next price as well. */
const MOST_SHARE = 0.4;

/**
 * How far below the rows that an axis has for them the prices lie that the market quotes, pixels: of a short span of time these are a few pixels apart, and all candles
 * begin and end at them (the mean direction of circular statistics, Mardia 1972). 0 where prices are closer or candles do not, as where prices have more digits than are printed.
 *
 * @param decimals digits behind the point of the market's prices
 * @param deviationPx how well the rows of the axis are known
 */
export function latticeShift(
  axis: PriceAxis,
  candles: readonly Pick<PixelCandle, 'highY' | 'lowY' | 'bodyTopY' | 'bodyBottomY'>[],
  decimals: number,
  deviationPx: number,
): number {
  const unit = 10 ** -decimals;
  const stepPx = Math.abs((unit * (axis.y2 - axis.y1)) / (axis.price2 - axis.price1));
  const leastPx = LEAST_STEP_PX + MORE_STEP * Math.max(0, deviationPx - CERTAIN_PX);
  if (axis.scale === 'log' || candles.length < MIN_CANDLES || stepPx < leastPx) return 0;
  const rows = candles.flatMap(({ highY, lowY, bodyTopY, bodyBottomY }) => [highY, lowY, bodyTopY, bodyBottomY]);
  const origin = heightOf(axis, Math.round(axis.price1 / unit) * unit);
  const turns = rows.map((row) => (2 * Math.PI * (row - origin)) / stepPx);
  const across = turns.reduce((sum, turn) => sum + Math.cos(turn), 0) / rows.length;
  const along = turns.reduce((sum, turn) => sum + Math.sin(turn), 0) / rows.length;
  const share = Math.atan2(along, across) / (2 * Math.PI);
  return Math.hypot(across, along) < MIN_COHERENCE || Math.abs(share) > MOST_SHARE ? 0 : share * stepPx;
}
