import { median } from '../../median.ts';
import type { CandleField } from './candle-field.ts';

/** Bricks are so high at least, and all of one height to within the rounding of their edges. */
const LEAST_BRICK_PX = 8;
const TOLERANCE_PX = 1.5;
/** Outlines that touch where the direction turns make one figure of two bricks. */
const BRICKS = [0.5, 1, 2] as const;
/** Share that must be so high. Of candles, whose ranges vary by their own size, hardly half are. */
const LEAST_SHARE = 0.9;
const FEWEST = 10;

/** Whether candles are the bricks of a Renko chart, all of one height from top to bottom: prices without time, so no candles. */
export function isRenko({ candles }: Pick<CandleField, 'candles'>): boolean {
  const heights = candles.map(({ highY, lowY }) => lowY - highY);
  const usual = median(heights);
  const bricks = heights.filter((height) => BRICKS.some((count) => Math.abs(height - count * usual) <= TOLERANCE_PX));
  return usual >= LEAST_BRICK_PX && heights.length >= FEWEST && bricks.length >= LEAST_SHARE * heights.length;
}
