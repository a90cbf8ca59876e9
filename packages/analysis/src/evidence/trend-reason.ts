import { findingId } from '../findings/finding-id.ts';
import type { Idea, Reason } from '../setups/idea.ts';
import { isSingleChart, type SetupContext } from '../setups/setup-context.ts';
import { breakWords } from '../words/break-words.ts';

/**
 * The trend of the highest timeframe, else of the entry chart. Told by a break that the idea does not rest on already:
 * a breakout cannot count its own break twice.
 */
export function trendReason(context: SetupContext, { side, reasons }: Idea): Reason | null {
  const used = new Set(reasons.flatMap(({ chartIndex, findingIds }) => findingIds.map((id) => `${chartIndex} ${id}`)));
  for (const view of new Set([context.bias, context.entry])) {
    if (view.structure.trend !== side) continue;
    const breaks = view.structure.breaks.filter((broken) => !used.has(`${view.index} ${findingId.break(broken)}`));
    const last = breaks.at(-1);
    if (last?.side !== side) continue;
    const name = isSingleChart(context) ? 'The trend' : `The ${view.timeframe ?? 'higher timeframe'} trend`;
    const text = `${name} is ${side} since ${breakWords(last, view.grid)}.`;
    return { kind: 'trend', text, chartIndex: view.index, findingIds: [findingId.break(last)] };
  }
  return null;
}
