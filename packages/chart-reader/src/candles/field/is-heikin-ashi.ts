import { areNeighbours } from './are-neighbours.ts';
import { openOf } from './body-ends.ts';
import type { CandleField } from './candle-field.ts';

/** Only after bodies so high is the middle clearly apart from the close, where ordinary candles open. */
const LEAST_BODY_PX = 6;
/** An open and the middle of a body are each measured to within half a pixel, and the price they stand for is rounded. */
const TOLERANCE_PX = 1.5;
/** Fewer pairs than this may agree by chance. */
const FEWEST_PAIRS = 10;
/** Share of the pairs that must agree; the rest are misread. Of ordinary candles hardly one in five does. */
const LEAST_SHARE = 0.8;

/**
 * Whether candles are Heikin-Ashi: each opens in the middle of the body before it, by definition (Valcu, 2004), while ordinary candles open
 * about where the one before closed. False where too few bodies are high enough to tell.
 */
export function isHeikinAshi({ style, candles, pitchPx }: Pick<CandleField, 'style' | 'candles' | 'pitchPx'>): boolean {
  if (style === 'bars') return false;
  let pairs = 0;
  let agreeing = 0;
  candles.slice(1).forEach((candle, i) => {
    const before = candles[i]!;
    if (!areNeighbours(before, candle, pitchPx) || before.bodyBottomY - before.bodyTopY < LEAST_BODY_PX) return;
    pairs++;
    if (Math.abs(openOf(candle) - (before.bodyTopY + before.bodyBottomY) / 2) <= TOLERANCE_PX) agreeing++;
  });
  return pairs >= FEWEST_PAIRS && agreeing >= LEAST_SHARE * pairs;
}
