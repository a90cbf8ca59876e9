import type { TrackRecord } from '../market-analysis.ts';
import type { Choice } from '../setups/choose-setup.ts';
import { isSingleChart, type SetupContext } from '../setups/setup-context.ts';
import { opposite } from '../structure/side.ts';
import { chartPatternWords } from './chart-pattern-words.ts';
import { planWords, waitingPlanWords } from './plan-words.ts';
import { rejectionWords } from './rejection-words.ts';
import { locationWords, structureWords } from './structure-words.ts';
import { trackRecordWords } from './track-record-words.ts';

/** The state of the market, highest timeframe first. */
export function marketStructureWords(context: SetupContext): string {
  const views = isSingleChart(context) ? [context.entry] : [context.bias, context.confirmation, context.entry];
  return views
    .filter((view) => view !== null)
    .map((view) => structureWords(view, context.entry.price))
    .join(' ');
}

/** The note as a whole: structure, location, then the plan and its record, or why there is none. */
export function analysisWords(context: SetupContext, choice: Choice, record: TrackRecord | null): string {
  const { setup, potential } = choice;
  const shown = setup ?? potential;
  const plan = shown?.priced.plan ?? null;
  const points = shown && plan ? [sentences('For it', shown.reasons), sentences('Against it', shown.against)] : [];
  const verdict =
    setup && plan
      ? [planWords(setup, plan, context.entry), ...points, trackRecordWords(record)]
      : [rejectionWords(context, choice), plan && waitingPlanWords(plan, context.entry), ...points];
  const shapes = chartPatternWords(context.entry, shown && opposite(shown.idea.side));
  return [marketStructureWords(context), locationWords(context.entry), shapes, ...verdict]
    .filter((part) => part !== null && part !== '')
    .join('\n\n');
}

function sentences(heading: string, points: readonly { readonly text: string }[]): string {
  return points.length === 0 ? '' : `${heading}: ${points.map(({ text }) => text).join(' ')}`;
}
