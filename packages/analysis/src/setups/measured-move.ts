import type { ChartView } from '../chart-view.ts';
import { inWords } from '../prices/price-grid.ts';
import type { Idea } from './idea.ts';

/** A target of an idea's own: the height of a move, laid on from where it starts again. */
export function measuredMove({ grid }: ChartView, price: number): Idea['ownTargets'][number] {
  return { price, words: `the measured move to ${inWords(price, grid)}` };
}
