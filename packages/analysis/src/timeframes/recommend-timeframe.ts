import { TIMEFRAMES, timeframeMinutes } from '@pipsight/trading';
import type { Choice } from '../setups/choose-setup.ts';
import { isSingleChart, type SetupContext } from '../setups/setup-context.ts';

/** How much longer a bar of the bias chart should be. */
const BIAS_TIMES = 4;

/**
 * The timeframe that would help: the next higher one where the spread eats the stop, the next lower one where the stop
 * is too wide, one at least four times as long for the bias of a chart that came alone. Null where the timeframe is unknown or
 * nothing would.
 */
export function recommendTimeframe(context: SetupContext, { setup, potential, judged }: Choice): string | null {
  const { timeframe } = context.entry;
  const minutes = timeframe === null ? null : timeframeMinutes(timeframe);
  if (minutes === null) return null;
  const kinds = (setup ?? potential ?? judged[0])?.shortfalls.map(({ kind }) => kind) ?? [];
  if (kinds.includes('spread')) return atLeast(minutes + 1);
  if (kinds.includes('wide-stop')) return TIMEFRAMES.findLast((name) => timeframeMinutes(name)! < minutes) ?? null;
  return isSingleChart(context) ? atLeast(BIAS_TIMES * minutes) : null;
}

function atLeast(minutes: number): string | null {
  return TIMEFRAMES.find((name) => timeframeMinutes(name)! >= minutes) ?? null;
}
