import type { ChartView } from '../chart-view.ts';
import { opposite, type Bias } from '../structure/side.ts';

/** The charts by what they are used for. With one chart, bias and entry are the same. */
export interface SetupContext {
  readonly entry: ChartView;
  readonly bias: ChartView;
  /** The chart between the two; null with fewer than three. */
  readonly confirmation: ChartView | null;
}

export function isSingleChart({ entry, bias }: SetupContext): boolean {
  return entry === bias;
}

/** Whether a higher timeframe trends against a side. A single chart cannot contradict itself. */
export function isAgainstBias(context: SetupContext, side: Bias): boolean {
  return !isSingleChart(context) && context.bias.structure.trend === opposite(side);
}
