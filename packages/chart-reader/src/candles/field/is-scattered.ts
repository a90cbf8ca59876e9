import { mean } from '../../mean.ts';
import { meanJumpPx } from './body-ends.ts';
import type { CandleField } from './candle-field.ts';

/** How far each opens from the close before it, as a share of how high bodies are: a tenth in charts of one colour, half in pieces of a ring. */
const MOST_APART = 0.3;

/** Whether nothing tells how candles go, and even the directions that join them best leave them far apart, as pieces of other figures lie. */
export function isScattered({ candles, problems }: Pick<CandleField, 'candles' | 'problems'>): boolean {
  if (!problems.includes('same-fill')) return false;
  const bodyPx = mean(candles.slice(1).map(({ bodyTopY, bodyBottomY }) => bodyBottomY - bodyTopY));
  return meanJumpPx(candles) > MOST_APART * bodyPx;
}
