import type { ChartInput } from '../market-analysis.ts';
import { inWords } from '../prices/price-grid.ts';
import { readContext } from '../setups/read-context.ts';
import { measuredLevelsOf } from './measured-levels-of.ts';

/** More lines say less to a reader, be it a model. */
const MOST = 48;

/**
 * What a plan's prices may rest on, nearest to the current price first: `swing low 1.08330`. For whoever is to answer
 * with prices that `checkModelAnswer` accepts.
 */
export function describeLevels(charts: readonly ChartInput[]): string[] {
  const { context, views } = readContext(charts);
  const view = context.entry;
  const lines = measuredLevelsOf(views, view)
    .toSorted((a, b) => Math.abs(a.price - view.price) - Math.abs(b.price - view.price))
    .map(({ words, price }) => `${words} ${inWords(price, view.grid)}`);
  return [...new Set(lines)].slice(0, MOST);
}
