import type { ChartView } from '../chart-view.ts';
import { measuredLevels, type MeasuredLevel } from './measured-levels.ts';

/** What was measured on all charts: the entry chart's, and the others' under the name of their timeframe. */
export function measuredLevelsOf(views: readonly ChartView[], entry: ChartView): MeasuredLevel[] {
  return views.flatMap((view) => {
    if (view === entry) return measuredLevels(view);
    const name = `${view.timeframe ?? 'other chart'} `;
    // Another chart's newest price, averages and round numbers say nothing that its own do not.
    return measuredLevels(view, name).filter(({ isStrong }) => isStrong);
  });
}
