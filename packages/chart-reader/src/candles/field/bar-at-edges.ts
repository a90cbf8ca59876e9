import type { PixelCandle } from './candle-field.ts';
import { ROW_MIDDLE } from './price-insets.ts';

/** A bar whose line ends where it is known to be drawn to. Where a tick stands at its end it ends in the middle of that, as it did. */
export function barAtEdges({ highEdgeY, lowEdgeY, ...bar }: PixelCandle): PixelCandle {
  const { highY, bodyTopY, bodyBottomY, lowY } = bar;
  return {
    ...bar,
    highY: bodyTopY - highY < ROW_MIDDLE ? highY : (highEdgeY ?? highY),
    lowY: lowY - bodyBottomY < ROW_MIDDLE ? lowY : (lowEdgeY ?? lowY),
  };
}
