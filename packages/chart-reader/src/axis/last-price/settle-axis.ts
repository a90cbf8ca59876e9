import type { CandleField } from '../../candles/field/candle-field.ts';
import type { PriceAxis } from '../../chart-reading.ts';
import { anchorAxis } from './anchor-axis.ts';
import { moveAxis } from './move-axis.ts';
import { latticeShift } from './price-lattice.ts';
import type { ReadLastPrice } from './read-last-price.ts';
import type { ReadAxis } from '../read-price-axis.ts';

/** How well an axis is known that was held against a second print of a price, standard deviation in pixels. */
const ANCHORED_PX = 0.3;

/** The axis at the rows where the last price lies and all other prices of its candles do. */
export function settleAxis(
  read: Pick<ReadAxis, 'axis' | 'labels' | 'deviationPx'>,
  { candles, problems }: Pick<CandleField, 'candles' | 'problems'>,
  last: ReadLastPrice | null,
): PriceAxis {
  const anchors = last?.anchors ?? [];
  const anchored = anchorAxis(read, anchors);
  // Averages of Heikin-Ashi are no prices.
  if (problems.includes('heikin-ashi')) return anchored;
  const decimals = Math.max(anchored.decimals, decimalsOf(last?.lastPrice.price ?? 0));
  const deviationPx = anchors.length > 0 ? Math.min(ANCHORED_PX, read.deviationPx) : read.deviationPx;
  return moveAxis(anchored, latticeShift(anchored, candles, decimals, deviationPx));
}

function decimalsOf(price: number): number {
  return /\.(\d+)$/.exec(String(price))?.[1]?.length ?? 0;
}
