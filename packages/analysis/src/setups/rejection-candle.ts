import type { ChartView } from '../chart-view.ts';
import type { PatternSighting } from '../patterns/find-patterns.ts';
import { inWords } from '../prices/price-grid.ts';
import { signOf, type Bias } from '../structure/side.ts';
import type { Idea } from './idea.ts';

/** A turn counts for a price when its extreme came this close, in ATR. */
const CLOSE_TO_ATR = 0.75;

/** The newest pattern of the last closed bars that turned price to `side` at about `price`, or null. */
export function rejectionCandle(view: ChartView, side: Bias, price: number): PatternSighting | null {
  const { candles } = view.series;
  const sign = signOf(side);
  const turned = view.patterns.find((pattern) => {
    if (pattern.side !== side || pattern.meaning === 'indecision' || pattern.invalidatedAt !== null) return false;
    const bars = candles.slice(pattern.formedAt, pattern.knownAt + 1);
    const extreme = sign === 1 ? Math.min(...bars.map(({ low }) => low)) : Math.max(...bars.map(({ high }) => high));
    return (extreme - price) * sign <= CLOSE_TO_ATR * view.atr;
  });
  return turned ?? null;
}

/** What would count as the turn that is still missing: a close beyond the last closed bar. */
export function triggerOfRejection(view: ChartView, side: Bias): NonNullable<Idea['waitsFor']> {
  const last = view.series.candles[view.series.closedCount - 1]!;
  const price = side === 'bullish' ? Math.max(last.high, view.price) : Math.min(last.low, view.price);
  const [word, turn] = side === 'bullish' ? ['above', 'buyers have turned it'] : ['below', 'sellers have turned it'];
  return { price, text: `a close ${word} ${inWords(price, view.grid)}, which would show that ${turn}` };
}
